import { Show, type JSX } from 'solid-js';
import type { PlayState } from './play';
import { jack } from './words';

// Drops what is being chosen. Of a choice that has been begun the frame offers the way out; `always` is for
// where the focus has nowhere else to go while the confirmation waits for the engine's word.
export function Cancel(props: { play: PlayState; always?: boolean }): JSX.Element {
  const state = props.play.match.state;
  return (
    <Show when={props.always || (!state.draft.length && !state.pending)}>
      <button type="button" class="button quiet" onClick={() => props.play.cancel()}>
        {jack().cancel}
      </button>
    </Show>
  );
}
