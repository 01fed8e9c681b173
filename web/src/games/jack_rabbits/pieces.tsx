// Dice, and what lies on the board, for the table and the rules.
import { For, type JSX } from 'solid-js';
import type { Point } from '../../engine/jack_rabbits';
import { CarrotMark, RabbitToken } from '../../parts/Rabbit';

export const rabbitSize = 380; // in the units of the board

const pips: [number, number][][] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
];

export function Die(props: { value: number; tumbles?: boolean }): JSX.Element {
  return (
    <svg class="die" classList={{ tumbles: props.tumbles }} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="die-face" x="2" y="2" width="36" height="36" rx="8" />
      <For each={pips[props.value] ?? []}>{([x, y]) => <circle class="die-pip" cx={x} cy={y} r="4" />}</For>
    </svg>
  );
}

export function CarrotBadge(props: { seat: number; at: Point }): JSX.Element {
  return (
    <>
      <g class={`seat-${props.seat % 8}`}>
        <circle class="carrot-base" cx={props.at.x} cy={props.at.y} r="195" />
      </g>
      <g transform={`translate(${props.at.x - 138} ${props.at.y - 150}) scale(6.8)`}>
        <CarrotMark />
      </g>
      <g transform={`translate(${props.at.x + 105} ${props.at.y + 105})`}>
        <RabbitToken seat={props.seat} size={175} />
      </g>
    </>
  );
}

// What is not free of charge: as many cards.
export function CostBadge(props: { at: Point; cards: number }): JSX.Element {
  return (
    <g class="cost-badge" aria-hidden="true" transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect x="-130" y="-165" width="260" height="330" rx="45" />
      <text y="85">{props.cards}</text>
    </g>
  );
}
