// Marks on the grid: places in the order they were chosen, landings and their cost, fences.
import { Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import { Fences } from './Fences';
import { borderRect, cellRect, middle, rectOf, upright } from './geometry';
import { signed } from './Tile';

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

// The sign of a landing: a round arrow, or a triangle where it costs something.
export function LandingSign(props: { risky: boolean }): JSX.Element {
  return (
    <Show
      when={props.risky}
      fallback={
        <>
          <circle cx="15" cy="15" r="16" />
          <path d="M6 19Q14 1 23 14M17.5 13.5L23.5 15.5 25 9" />
        </>
      }
    >
      <path class="hop-alarm" d="M15 -6L37 31H-7Z" />
      <path d="M15 7V17M15 24V24.5" />
    </Show>
  );
}

// What taking a tile would bring now, over what is printed on it.
export function Gain(props: { points: number }): JSX.Element {
  return (
    <g class="hop-gain" classList={{ minus: props.points < 0, nought: props.points === 0 }}>
      <rect x="64" y="70" width="38" height="30" rx="10" />
      <text x="83" y="92" text-anchor="middle">
        {signed(props.points)}
      </text>
    </g>
  );
}

// Tiles to be paid on the way: a number before a small tile, so that it does not look like points.
export function Cost(props: { tiles: number }): JSX.Element {
  return (
    <g class="hop-cost" transform="translate(80 10)">
      <rect x="-24" y="-13" width="48" height="26" rx="9" />
      <text x="-11" y="6" text-anchor="middle">
        {props.tiles}
      </text>
      <path d="M-2 -7H14V8H-2ZM3 0.5H9" />
    </g>
  );
}

// Where one would come down, what that costs, and what can be taken there.
export function Landing(props: { cell: string; can: Choice[] }): JSX.Element {
  const rect = cellRect(props.cell);
  const jump = () => props.can.find((choice) => ['jump', 'teleport', 'walk'].includes(choice.verb));
  return (
    <Show when={jump()}>
      {(choice) => (
        <g
          class="hop-landing"
          classList={{ risky: choice().warning !== '' }}
          transform={`translate(${rect.x} ${rect.y})`}
          aria-hidden="true"
        >
          <LandingSign risky={choice().warning !== ''} />
          <Show when={choice().gain !== null}>
            <Gain points={choice().gain!} />
          </Show>
          <Show when={choice().cost > 0}>
            <Cost tiles={choice().cost} />
          </Show>
        </g>
      )}
    </Show>
  );
}

export function FenceMark(props: {
  id: string;
  count: number;
  crossed?: boolean;
  can?: boolean;
}): JSX.Element {
  const at = middle(borderRect(props.id));
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Show when={props.can}>
        <rect
          class="hop-movable"
          transform={upright(props.id) ? 'rotate(90)' : undefined}
          x="-57"
          y="-20"
          width="114"
          height="40"
          rx="14"
        />
      </Show>
      <Fences count={props.count} upright={upright(props.id)} crossed={props.crossed} />
    </g>
  );
}
