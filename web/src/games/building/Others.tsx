import { For, type JSX } from 'solid-js';
import { Rabbit } from '../../parts/Rabbit';
import type { Laying } from './laying';
import { shapes, ShapeSign } from './ShapeSign';
import { buildingWords as t } from './words';

// How many tiles everybody has left.
export function Others(props: { laying: Laying }): JSX.Element {
  const { match, scene, view } = props.laying;
  return (
    <ul class="building-others">
      <For each={view().shares}>
        {(other, seat) => (
          <li classList={{ turn: view().turn === seat(), marked: match.marked(`p${seat()}`) }}>
            <Rabbit seat={seat()} />
            <span>{scene().chairs[seat()]?.name}</span>
            <For each={shapes}>
              {(shape, index) => {
                const count = () =>
                  other.faceDown[index()]! +
                  other.tiles
                    .filter((tile) => tile.shape === shape)
                    .reduce((sum, tile) => sum + tile.count, 0);
                return (
                  <span class="building-count" title={t().shapes[index()]}>
                    <ShapeSign shape={shape} />
                    {count()}
                  </span>
                );
              }}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
}
