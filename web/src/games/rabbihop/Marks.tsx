// Marks on the grid: places in the order they were chosen, landings and their cost, fences.
import { Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import { Fences } from './Fences';
import { borderRect, cellRect, middle, rectOf, upright } from './geometry';

// In which order places were chosen.
export function Chosen(props: { id: string; index: number }): JSX.Element {
  const rect = rectOf(props.id, 1);
  return (
    <g class="hop-chosen" transform={`translate(${rect.x} ${rect.y})`}>
      <circle cx="16" cy="16" r="13" />
      <text x="16" y="21.5" text-anchor="middle">
        {props.index + 1}
      </text>
    </g>
  );
}

// Where one would come down, and what the fences on the way cost.
export function Landing(props: { cell: string; can: Choice[] }): JSX.Element {
  const rect = cellRect(props.cell);
  const jump = () => props.can.find((choice) => ['jump', 'teleport', 'walk'].includes(choice.verb));
  return (
    <Show when={jump()}>
      {(choice) => (
        <g class="hop-landing" transform={`translate(${rect.x} ${rect.y})`} aria-hidden="true">
          <circle cx="15" cy="15" r="16" />
          <path d="M6 19Q14 1 23 14M17.5 13.5L23.5 15.5 25 9" />
          <Show when={choice().cost > 0}>
            <g class="hop-cost" transform="translate(82 10)">
              <rect x="-22" y="-13" width="44" height="26" rx="9" />
              <path d="M-15 -6V7M-8 -6V7M-18 -3H-5M-18 3H-5" />
              <text x="8" y="6" text-anchor="middle">
                −{choice().cost}
              </text>
            </g>
          </Show>
        </g>
      )}
    </Show>
  );
}

export function FenceMark(props: { id: string; count: number; crossed?: boolean }): JSX.Element {
  const at = middle(borderRect(props.id));
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Fences count={props.count} upright={upright(props.id)} crossed={props.crossed} />
    </g>
  );
}
