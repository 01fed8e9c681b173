import { createMemo, Show, Suspense, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { stageComponent } from '../../games';
import type { OpenMatch } from '../../match/state';
import { words } from '../../words';

// The game itself, whichever it is.
export function GameSlot(props: { match: OpenMatch }): JSX.Element {
  const state = props.match.state;
  const game = createMemo(() => (state.scene && state.board ? stageComponent(state.scene.stage) : null));
  return (
    <div class="game-slot" hidden={state.cover >= 0}>
      <Suspense fallback={<p class="loading">{words().app.loading}</p>}>
        <Show when={game()} keyed>
          {(component) => <Dynamic component={component} match={props.match} />}
        </Show>
      </Suspense>
    </div>
  );
}
