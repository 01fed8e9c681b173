import { For, Show } from 'solid-js';
import { open } from '../opened';
import { Dialog } from '../parts/Dialog';
import { route } from '../route';
import { taps } from '../touching';
import { words } from '../words';

export function HelpDialog(props: { onClose(): void }) {
  return (
    <Dialog title={words().help.title} onClose={props.onClose}>
      <Show when={taps()}>
        <p>{words().inspect.press}</p>
      </Show>
      <p>{words().help.lead}</p>
      <Show when={['table', 'replay'].includes(route().screen)}>
        <button type="button" class="button quiet" onClick={() => open('legend')}>
          {words().legend.title}
        </button>
      </Show>
      <dl class="keys">
        <For each={Object.entries(words().help.keys)}>
          {([key, what]) => (
            <div>
              <dt>
                <For each={key.split(' · ')}>{(one) => <kbd>{one}</kbd>}</For>
              </dt>
              <dd>{what}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
