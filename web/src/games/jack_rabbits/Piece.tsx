// Tokens and seals on the board: their shapes come with the suits that bring them (wide_pieces.tsx).
import { lazy, Show, Suspense, type JSX } from 'solid-js';
import type { Point } from '../../engine/jack_rabbits';
import { RabbitToken } from '../../parts/Rabbit';
import type { WidePiece } from './wide_pieces';

const PieceToken = lazy(() => import('./wide_pieces').then((module) => ({ default: module.PieceToken })));
const PieceIcon = lazy(() => import('./wide_pieces').then((module) => ({ default: module.PieceIcon })));

// On the board; whose it is, where it is somebody's.
export function Piece(props: { piece: string; at: Point; size: number; seat?: number }): JSX.Element {
  return (
    <Suspense>
      <PieceToken piece={props.piece as WidePiece} at={props.at} size={props.size} />
      <Show when={props.seat !== undefined}>
        <g transform={`translate(${props.at.x + 105} ${props.at.y + 105})`}>
          <RabbitToken seat={props.seat!} size={175} />
        </g>
      </Show>
    </Suspense>
  );
}

// In a line.
export const PieceSign = (props: { piece: string }): JSX.Element => (
  <Suspense>
    <PieceIcon piece={props.piece as WidePiece} />
  </Suspense>
);
