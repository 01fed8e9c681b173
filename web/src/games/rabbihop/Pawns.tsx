import { createMemo, For, Show, type JSX } from 'solid-js';
import { RabbitToken } from '../../parts/Rabbit';
import { cellRect, isCell, pawnSpots } from './geometry';
import type { GridProps } from './Grid';

export function Pawns(props: { grid: GridProps }): JSX.Element {
  const view = () => props.grid.view;
  const at = (seat: number) => props.grid.motion.pawnAt(seat) ?? view().pawns[seat];
  const spots = createMemo(() => {
    const byCell = new Map<string, number[]>();
    view().pawns.forEach((_, seat) => {
      const cell = at(seat);
      if (isCell(cell)) byCell.set(cell, [...(byCell.get(cell) ?? []), seat]);
    });
    return view().pawns.map((_, seat) => {
      const cell = at(seat);
      if (!isCell(cell)) return null;
      const here = byCell.get(cell)!;
      const { at: points, size } = pawnSpots(here.length);
      const point = points[here.indexOf(seat)];
      const rect = cellRect(cell);
      return { x: rect.x + point.x, y: rect.y + point.y, size };
    });
  });
  return (
    <g class="hop-pawns" aria-hidden="true">
      <For each={view().pawns.map((_, seat) => seat)}>
        {(seat) => (
          <Show when={spots()[seat]}>
            {(spot) => (
              <g
                class="hop-pawn"
                classList={{
                  flying: props.grid.motion.flying(seat),
                  turn: view().turn === seat,
                  marked: props.grid.match.marked(`p${seat}`),
                }}
                data-pawn={seat}
                data-thing={`p${seat}`}
                onClick={() => {
                  if (!props.grid.onPawn(seat)) props.grid.onPlace(at(seat));
                }}
              >
                <circle class="hop-pawn-halo" cx={spot().x} cy={spot().y} r={spot().size * 0.62} />
                <RabbitToken seat={seat} x={spot().x} y={spot().y} size={spot().size} />
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}
