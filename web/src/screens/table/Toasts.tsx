import { createSignal, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import { keepFailed } from '../../match/opening';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { choose, settings } from '../../settings';
import { taps } from '../../touching';
import { words } from '../../words';
import { NoRoom } from './NoRoom';

// Short messages: a refusal, a hint, a match that could not be kept.
export function Toasts(props: { match: OpenMatch; onRule(section: string): void }): JSX.Element {
  const match = props.match;
  const state = match.state;
  const [told, setTold] = createSignal(false); // that there is no room
  // The toast goes first and alone: whatever changed before a thing with the focus goes, a browser lays out
  // at once, and then once more with the rest.
  function take(hint: Choice) {
    match.forgetHint();
    void match.act(hint, 'shown');
  }
  return (
    <section class="toasts" aria-label={words().table.messages}>
      <Show when={state.refused}>
        {(refused) => (
          <div class="toast refusal">
            <div>
              <p>
                {refused().reason}{' '}
                <Show when={refused().section}>
                  <button type="button" class="rule-button" onClick={() => props.onRule(refused().section)}>
                    {words().table.rule}
                  </button>
                </Show>
              </p>
            </div>
            <CloseButton label={words().table.dismiss} onPress={match.dismiss} />
          </div>
        )}
      </Show>
      <Show when={state.hint}>
        {(hint) => (
          <div class="toast hint-toast">
            <div>
              <p>
                {words().table.hintIs} <b>{hint().label}.</b> {state.hintWhy}
              </p>
              <button type="button" class="button" onClick={() => take(hint())}>
                {words().table.doIt}
              </button>
            </div>
            <CloseButton label={words().table.dismiss} onPress={match.forgetHint} />
          </div>
        )}
      </Show>
      <Show when={keepFailed() && !told()}>
        <NoRoom id={state.id} onClose={() => setTold(true)} />
      </Show>
    </section>
  );
}

// Said once, to whoever uses a finger: in a line of its own, so that it covers nothing.
export function Tip(props: { match: OpenMatch }): JSX.Element {
  return (
    <Show when={taps() && !settings.told && props.match.state.scene && props.match.state.cover < 0}>
      <aside class="tip paper" aria-label={words().table.messages}>
        <p>{words().inspect.press}</p>
        <CloseButton label={words().table.dismiss} onPress={() => choose('told', true)} />
      </aside>
    </Show>
  );
}

function CloseButton(props: { label: string; onPress(): void }): JSX.Element {
  return (
    <button type="button" class="icon-button" aria-label={props.label} onClick={() => props.onPress()}>
      <Icon name="close" />
    </button>
  );
}
