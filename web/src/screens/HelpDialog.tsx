import { For } from 'solid-js';
import { Dialog } from '../parts/Dialog';
import { words } from '../words';

export function HelpDialog(props: { onClose(): void }) {
  return (
    <Dialog title={words().help.title} onClose={props.onClose}>
      <p>{words().help.lead}</p>
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
