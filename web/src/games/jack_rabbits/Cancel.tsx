import { Show, type JSX } from 'solid-js';
import type { PlayState } from './play';
import { jack } from './words';

// Drops what is being chosen. Of a choice that has been begun the frame offers the way out.
export function Cancel(props: { play: PlayState }): JSX.Element {
  const state = props.play.match.state;
  return (
    <Show when={!state.draft.length && !state.pending}>
      <button type="button" class="button quiet" onClick={() => props.play.cancel()}>
        {jack().cancel}
      </button>
    </Show>
  );
}
