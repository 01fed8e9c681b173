// What can be done at one place, as buttons beside it.
import { createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { TileView } from '../../engine/rabbihop';
import type { TableState } from '../../table/table';
import { TileCard } from './Tile';
import { hopWords } from './words';

export interface AtTileProps {
  table: TableState;
  place: string;
  tile: TileView | null;
  choices: Choice[];
  onConsider(choice: Choice | null): void;
}

export function AtTile(props: AtTileProps): JSX.Element {
  const [at, setAt] = createSignal({ x: -9999, y: 0 });
  let box!: HTMLDivElement;
  onMount(() => {
    // Follows the place wherever the grid is moved to.
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const place = document.querySelector(`[data-place="${props.place}"]`)?.getBoundingClientRect();
      const room = box.parentElement?.getBoundingClientRect();
      if (!place || !room) return;
      const { width, height } = box.getBoundingClientRect();
      const keep = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
      const below = place.bottom - room.top + 6;
      const above = place.top - room.top - height - 6;
      const x = keep(place.left + place.width / 2 - room.left - width / 2, room.width - width);
      const y = below + height < room.height ? below : above > 0 ? above : room.height - height - 4;
      if (Math.abs(x - at().x) > 0.5 || Math.abs(y - at().y) > 0.5) setAt({ x, y });
    };
    follow();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  const hovers = (choice: Choice) => ({
    onPointerEnter: () => props.onConsider(choice),
    onPointerLeave: () => props.onConsider(null),
    onFocus: () => props.onConsider(choice),
    onBlur: () => props.onConsider(null),
  });
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
          <button
            type="button"
            class="hop-do"
            classList={{
              hinted: props.table.state.hint?.notation === choice.notation,
              turned: turned(choice),
              [`verb-${choice.verb}`]: true,
            }}
            aria-label={choice.label}
            onClick={() => void props.table.act(choice)}
            {...hovers(choice)}
          >
            <Show when={turned(choice) && props.tile} fallback={<span>{choice.label}</span>}>
              {(tile) => <TileCard tile={tile()} face={choice.cards[0]} />}
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
