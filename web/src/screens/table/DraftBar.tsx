import { Show, type JSX } from 'solid-js';
import type { OpenMatch } from '../../match/state';
import { sentence, words } from '../../words';

// The way out of a choice that has been begun, and the confirmation of one that is whole.
export function DraftBar(props: { match: OpenMatch }): JSX.Element {
  const match = props.match;
  const state = match.state;
  return (
    <Show when={state.pending || state.draft.length}>
      <div
        class="draft-bar"
        classList={{ whole: state.pending !== null }}
        role="group"
        aria-label={words().table.draft}
      >
        <Show when={state.pending} fallback={<span class="draft-note">{words().table.draft}</span>}>
          <span class="draft-what">{sentence(state.pending!.label)}</span>
          <Show when={state.pending!.warning}>{(text) => <span class="warned">{text()}</span>}</Show>
          <button type="button" class="button" data-confirm onClick={() => void match.confirm()}>
            {words().table.doIt}
          </button>
        </Show>
        <button type="button" class="button quiet" data-cancel onClick={() => void match.cancel()}>
          {words().app.cancel}
        </button>
      </div>
    </Show>
  );
}
