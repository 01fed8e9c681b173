// What can be done at one place, as buttons beside the grid: they hide no tile.
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { TileView } from '../../engine/rabbihop';
import type { OpenMatch } from '../../match/state';
import { TileCard } from './Tile';
import { hopWords } from './words';

// What a choice warns of, below its button and as the description of it.
export function Warning(props: { choice: Choice; id: string }): JSX.Element {
  return (
    <Show when={props.choice.warning}>
      <small class="hop-warns" id={props.id}>
        {props.choice.warning}
      </small>
    </Show>
  );
}
export const warningOf = (choice: Choice, id: string) => (choice.warning ? id : undefined);

interface AtTileProps {
  match: OpenMatch;
  place: string;
  tile: TileView | null;
  choices: Choice[];
  onConsider(choice: Choice | null): void;
}

export function AtTile(props: AtTileProps): JSX.Element {
  const hovers = (choice: Choice) => ({
    onPointerEnter: () => props.onConsider(choice),
    onPointerLeave: () => props.onConsider(null),
    onFocus: () => props.onConsider(choice),
    onBlur: () => props.onConsider(null),
  });
  const id = createUniqueId();
  const hinted = (choice: Choice) => props.match.state.hint?.notation === choice.notation;
  const turned = (choice: Choice) => choice.verb === 'turn' || choice.verb === 'orient';
  return (
    <div class="hop-at paper" data-part="choices" role="group" aria-label={hopWords().here}>
      <Show when={props.choices[0]?.verb === 'turn'}>
        <p>{hopWords().howFar(props.place)}</p>
      </Show>
      <For each={props.choices}>
        {(choice) => (
          <Show
            when={turned(choice) && props.tile}
            fallback={
              <>
                <button
                  type="button"
                  class="hop-do"
                  classList={{ hinted: hinted(choice), warned: choice.warning !== '' }}
                  aria-describedby={warningOf(choice, id + choice.verb)}
                  onClick={() => void props.match.act(choice)}
                  {...hovers(choice)}
                >
                  <span>{choice.label}</span>
                </button>
                <Warning choice={choice} id={id + choice.verb} />
              </>
            }
          >
            {(tile) => (
              <div class="hop-do turned" classList={{ hinted: hinted(choice) }}>
                <TileCard tile={tile()} face={choice.cards[0]} />
                <button
                  type="button"
                  class="hop-over"
                  aria-label={choice.label}
                  onClick={() => void props.match.act(choice)}
                  {...hovers(choice)}
                />
              </div>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}
