// What can be done at one place, as buttons beside it.
import { createSignal, createUniqueId, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
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
  const [at, setAt] = createSignal({ x: -9999, y: 0 });
  let box!: HTMLDivElement;
  function place() {
    const on = document.querySelector(`[data-place="${props.place}"]`)?.getBoundingClientRect();
    const room = box.parentElement?.getBoundingClientRect();
    if (!on || !room) return;
    const { width, height } = box.getBoundingClientRect();
    const keep = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
    const below = on.bottom - room.top + 6;
    const above = on.top - room.top - height - 6;
    setAt({
      x: keep(on.left + on.width / 2 - room.left - width / 2, room.width - width),
      y: below + height < room.height ? below : above > 0 ? above : room.height - height - 4,
    });
  }
  onMount(() => {
    // Follows the place wherever the grid is moved to.
    const sizes = new ResizeObserver(place);
    sizes.observe(box);
    sizes.observe(box.parentElement!);
    const moves = new MutationObserver(place);
    const svg = document.querySelector(`[data-place="${props.place}"]`)?.closest('svg');
    if (svg) moves.observe(svg, { attributeFilter: ['viewBox'] });
    place();
    onCleanup(() => {
      sizes.disconnect();
      moves.disconnect();
    });
  });
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
    <div
      ref={box}
      class="hop-at paper"
      data-part="choices"
      role="group"
      aria-label={hopWords().here}
      style={{ transform: `translate(${at().x}px, ${at().y}px)` }}
    >
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
