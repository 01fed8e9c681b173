// The parts of a legend: marks as the table draws them, each with what it means.
import { For, type JSX } from 'solid-js';
import type { Chair } from '../engine/contract';
import { words } from '../words';
import { Rabbit } from './Rabbit';

export function LegendMark(props: { text: string; of: string; class?: string; children: JSX.Element }) {
  return (
    <li>
      <svg class={`legend-art ${props.class ?? ''}`} viewBox={props.of} aria-hidden="true">
        {props.children}
      </svg>
      <span>{props.text}</span>
    </li>
  );
}

// Whose pieces are which: by colour and by shape.
export function LegendSeats(props: { chairs: Chair[] }) {
  return (
    <For each={props.chairs}>
      {(chair, seat) => (
        <li>
          <Rabbit seat={seat()} class="legend-art" />
          <span>{words().legend.seat(chair.name)}</span>
        </li>
      )}
    </For>
  );
}
