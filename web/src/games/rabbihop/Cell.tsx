// A cell of the grid: what lies in it, and what can be pointed at.
import { For, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { CellView } from '../../engine/rabbihop';
import { Spot, type SpotProps } from '../../parts/Spot';
import { cellRect } from './geometry';
import type { GridProps } from './Grid';
import { TileArt } from './Tile';

// What lies in a cell. Drawn separately from the part that can be clicked, so that its numbers do not
// become part of that part's accessible name.
export function Stack(props: { cell: CellView; grid: GridProps }): JSX.Element {
  const rect = cellRect(props.cell.id);
  const shown = () =>
    props.cell.stack.slice(0, props.cell.stack.length - props.grid.motion.gone(props.cell.id));
  const top = () => shown()[shown().length - 1];
  const below = () => Math.min(3, shown().length - 1);
  const face = () =>
    props.grid.turnedFace?.place === props.cell.id
      ? props.grid.turnedFace.face
      : props.grid.motion.faceAt(props.cell.id);
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <For each={shown().slice(0, -1).slice(-3)}>
        {(_, i) => (
          <rect
            class="tile-paper hop-under"
            x={1 + 3.5 * (below() - i())}
            y={1 + 3.5 * (below() - i())}
            width="98"
            height="98"
            rx="9"
          />
        )}
      </For>
      <Show when={top()} keyed>
        {(tile) => <TileArt tile={tile} face={face()} />}
      </Show>
      <Show when={shown().length > 1}>
        <g class="hop-height">
          <rect x="3" y="75" width="27" height="22" rx="8" />
          <text x="16.5" y="91.5" text-anchor="middle">
            ×{shown().length}
          </text>
        </g>
      </Show>
    </g>
  );
}

export function Cell(props: {
  cell: CellView;
  grid: GridProps;
  can: Choice[];
  chosen: boolean;
  spot: Omit<SpotProps, 'class' | 'classList' | 'children'>;
}): JSX.Element {
  const match = props.grid.match;
  const rect = cellRect(props.cell.id);
  return (
    <Spot
      class="hop-place hop-cell"
      classList={{
        can: props.can.length > 0,
        risky: props.can.some((choice) => choice.verb === 'jump' && choice.warning !== ''),
        chosen: props.chosen,
        marked: match.marked(props.cell.id),
        selected: match.state.selected === props.cell.id,
        path: match.state.preview?.path.includes(props.cell.id),
        end: match.state.preview?.end === props.cell.id,
        wanted: props.grid.view.wanted === props.cell.id,
      }}
      transform={`translate(${rect.x} ${rect.y})`}
      {...props.spot}
    >
      <rect class="hop-hit" x="0" y="0" width="100" height="100" rx="9" />
      <rect class="hop-ring" x="-3" y="-3" width="106" height="106" rx="12" />
    </Spot>
  );
}
