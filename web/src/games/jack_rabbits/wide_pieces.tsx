// What the expansions put on the board and on the table: tokens, and small pictures of cards that were
// laid somewhere. The shapes are those of games/jack_rabbits/board/drawing_expansions.cc. Like the suits
// they belong to (parts/wide_suits.ts) they are fetched only where one of them is in play: import this
// file by `lazy` or `import()`.
import type { JSX } from 'solid-js';
import type { Point } from '../../engine/jack_rabbits';
import { suitLook } from '../../parts/suits';
import './wide_pieces.css';

interface Shape {
  suit: string;
  path: string; // in a box of 100 by 100 round the middle
}

const shapes = {
  guard: {
    suit: 'E',
    path: 'M-5 -38C-14 -46 -8 -50 4 -50C18 -50 30 -44 34 -34C26 -38 14 -40 5 -38C22 -34 32 -20 32 -2V26L16 47H-16L-32 26V-2C-32 -20 -22 -34 -5 -38ZM-23 -4V5H-5V36H5V5H23V-4Z',
  },
  beast: {
    suit: 'N',
    path: 'M-49 -46C-43 -28 -36 -24 -26 -25C-16 -32 16 -32 26 -25C36 -24 43 -28 49 -46C54 -20 48 -6 38 0C42 28 24 47 0 47C-24 47 -42 28 -38 0C-48 -6 -54 -20 -49 -46ZM-27 -6L-10 2C-12 10 -24 10 -27 -6ZM27 -6L10 2C12 10 24 10 27 -6ZM-24 19L-16 25L-8 19L0 25L8 19L16 25L24 19C22 32 12 38 0 38C-12 38 -22 32 -24 19Z',
  },
  sailboat: {
    suit: 'R',
    path: 'M-48 22H48C43 39 32 47 18 47H-18C-32 47 -43 39 -48 22ZM-2 -49V15H-40C-20 -4 -8 -24 -2 -49ZM5 -40C22 -26 33 -8 38 15H5Z',
  },
  'pirate-ship': {
    suit: 'R',
    path: 'M-49 14H-30V22H28V4H49V18C46 38 34 47 16 47H-14C-34 47 -46 36 -49 14ZM-4 -49H20L14 -42L20 -35H3V-31H28C33 -14 32 2 24 16H-24C-16 2 -15 -14 -20 -31H-4ZM-4 -21C-13 -21 -15 -8 -8 -4V3H10V-4C17 -8 16 -21 6 -21ZM-5 -13A4 4 0 1 0 -1 -9A4 4 0 0 0 -5 -13ZM7 -13A4 4 0 1 0 11 -9A4 4 0 0 0 7 -13Z',
  },
  vortex: {
    suit: 'I',
    path: 'M8 -6C20 -30 2 -46 -22 -45C8 -54 38 -36 28 -6C24 4 16 8 10 8C34 22 46 4 48 -20C56 12 38 38 8 30C-2 28 -8 20 -10 13C-30 22 -26 38 -8 48C-40 44 -54 14 -32 -6C-24 -12 -16 -12 -10 -10C-12 -20 -4 -16 8 -6ZM0 -7A7 7 0 1 0 7 0A7 7 0 0 0 0 -7Z',
  },
  seal: {
    suit: 'E',
    path: 'M0 -49L11 -42L24 -43L30 -32L41 -25L41 -12L49 0L41 12L41 25L30 32L24 43L11 42L0 49L-11 42L-24 43L-30 32L-41 25L-41 12L-49 0L-41 -12L-41 -25L-30 -32L-24 -43L-11 -42ZM-24 -26C-14 -21 -6 -22 0 -27C6 -22 14 -21 24 -26C27 -2 20 18 0 30C-20 18 -27 -2 -24 -26Z',
  },
  load: {
    suit: 'N',
    path: 'M-16 -49H16L10 -34C34 -24 46 4 44 28C43 42 34 48 20 48H-20C-34 48 -43 42 -44 28C-46 4 -34 -24 -10 -34ZM-22 4C-22 -10 -8 -14 -3 -14L-4 -21H5L3 -14C8 -14 22 -10 22 4ZM-17 9H17C17 22 8 29 0 35C-8 29 -17 22 -17 9Z',
  },
  ballast: {
    suit: 'R',
    path: 'M-34 -49H34C38 -49 40 -47 40 -43V-7H-40V-43C-40 -47 -38 -49 -34 -49ZM-30 -39V-17H30V-39ZM-5 -7H5V27C12 25 18 19 20 9L12 11L26 -1L41 12L32 10C28 34 14 44 0 49C-14 44 -28 34 -32 10L-41 12L-26 -1L-12 11L-20 9C-18 19 -12 25 -5 27Z',
  },
  'ice-pile': {
    suit: 'I',
    path: 'M-20 -44L0 -49L22 -44V-6L2 0L-20 -6ZM-13 -36V-12L-2 -9V-34ZM-48 4L-26 -1L-4 5V40L-25 48L-48 41ZM-41 12V36L-30 40V15ZM4 5L26 -1L48 4V41L25 48L4 40ZM11 12V36L22 40V15Z',
  },
} satisfies Record<string, Shape>;

export type WidePiece = keyof typeof shapes;
export const widePieces = Object.keys(shapes) as WidePiece[];

// Inside an svg: the shape alone, in the colour of its suit.
export function PieceMark(props: { piece: WidePiece; at?: Point; size: number }): JSX.Element {
  const shape = (): Shape => shapes[props.piece];
  const place = () => `translate(${props.at?.x ?? 0} ${props.at?.y ?? 0}) scale(${props.size / 100})`;
  return (
    <path
      class={`suit-${suitLook(shape().suit).ink}`}
      fill-rule="evenodd"
      d={shape().path}
      transform={place()}
    />
  );
}

// On the board, in its units: on a disc, so that it is seen on any ground.
export function PieceToken(props: { piece: WidePiece; at: Point; size: number }): JSX.Element {
  return (
    <g class="wide-piece" aria-hidden="true">
      <circle cx={props.at.x} cy={props.at.y} r={props.size / 2} />
      <PieceMark piece={props.piece} at={props.at} size={props.size * 0.7} />
    </g>
  );
}

// In a line of text, or in a list of what lies on the table.
export function PieceIcon(props: { piece: WidePiece; label?: string }): JSX.Element {
  return (
    <svg
      class="suit"
      viewBox="-50 -50 100 100"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <PieceMark piece={props.piece} size={100} />
    </svg>
  );
}
