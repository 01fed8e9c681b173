// A player's rabbit. Colour and shape both say whose it is.
import type { JSX } from 'solid-js';
import { RabbitHead } from './Card';
import { lookOf } from '../looks';

// The base under the rabbit, in a box of 40 by 40. The names are in words().seats.shapes.
const bases = [
  'M20 1.5A18.5 18.5 0 1 1 19.99 1.5Z',
  'M3 3H37V37H3Z',
  'M20 0L40 37.5H0Z',
  'M20 -2L42 20 20 42 -2 20Z',
  'M20 -0.5L38 9.7V30.3L20 40.5 2 30.3V9.7Z',
  'M20 -1L25.6 9 37 7.5 32.4 18 40 26.6 29 29.5 27.6 41 20 34 12.4 41 11 29.5 0 26.6 7.6 18 3 7.5 14.4 9Z',
  'M10 1H30V10H39V30H30V39H10V30H1V10H10Z',
  'M20 -2C31 8 38 15 38 24A18 17 0 0 1 2 24C2 15 9 8 20 -2Z',
];

// Inside an svg: centred on x, y.
export function RabbitToken(props: { seat: number; x?: number; y?: number; size?: number }): JSX.Element {
  const size = () => props.size ?? 40;
  return (
    <g
      class={`token seat-${props.seat % 8}`}
      transform={`translate(${(props.x ?? 0) - size() / 2} ${(props.y ?? 0) - size() / 2}) scale(${size() / 40})`}
    >
      <path class="token-base" d={bases[lookOf(props.seat)]} />
      <g class="token-rabbit" transform="translate(8 8.5) scale(.6)">
        <RabbitHead />
      </g>
    </g>
  );
}

// In a page. Without a label it is decoration beside a name.
export function Rabbit(props: { seat: number; label?: string; class?: string }): JSX.Element {
  return (
    <svg
      class={`rabbit ${props.class ?? ''}`}
      viewBox="-3 -3 46 46"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <RabbitToken seat={props.seat} x={20} y={20} />
    </svg>
  );
}

export function Carrot(props: { class?: string }): JSX.Element {
  return (
    <svg class={`carrot ${props.class ?? ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <CarrotMark />
    </svg>
  );
}

// Inside an svg: in a box of 40 by 40.
export function CarrotMark(): JSX.Element {
  return (
    <>
      <path
        class="carrot-leaf"
        d="M24 14C23 8 25 3 29 1 30 5 29 7 28.5 9 32 6 36 6 39 8 37 11 34 12.5 31.5 12.5 34 14 36 17 35 20 31 19.5 27 18 24 14Z"
      />
      <path
        class="carrot-root"
        d="M14.5 14.5C19 9.5 27 10 28.5 13 30.5 15 30.5 22 25.5 26 18 32 9 37.5 2.5 38.5 3 32 8 21.5 14.5 14.5Z"
      />
      <path class="carrot-line" d="M17 16.5L21 20M12 23L15.5 26M20 25.5L17 23" />
    </>
  );
}
