import { Show, type JSX } from 'solid-js';
import { kept } from '../../match/opening';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { words } from '../../words';
import { download } from '../share';

// The engine broke down, or something could not be done.
export function Failed(props: { match: OpenMatch; again(): void }): JSX.Element {
  const state = props.match.state;
  const engineBroke = () => state.failed === 'engine';
  const game = () => kept.get(state.id);
  return (
    <div class="paper failed-screen" role="alert">
      <h2>{engineBroke() ? words().failed.engine : words().failed.problem}</h2>
      <p>{engineBroke() ? words().failed.engineText : state.failure}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => props.again()}>
          {state.lesson ? words().failed.tryAgain : words().failed.again}
        </button>
        <Show when={game()}>
          {(one) => (
            <button type="button" class="button quiet" onClick={() => download(one())}>
              <Icon name="download" />
              {words().table.download}
            </button>
          )}
        </Show>
        <a class="button quiet" href="#/">
          {words().app.toHome}
        </a>
      </p>
      <Show when={engineBroke()}>
        <p class="soft">{state.failure}</p>
      </Show>
    </div>
  );
}
