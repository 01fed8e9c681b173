// A tile: paper with a drawing, a number on each edge that has one, and what it is worth.
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { TileView } from '../../engine/rabbihop';
import { rabbitHead } from '../../parts/Card';
import { Art } from './Art';

const families: Record<string, string> = {
  start: 'start',
  c1: 'carrot',
  c2: 'carrot',
  c3: 'carrot',
  fe: 'fence',
  fm: 'fence',
  te: 'magic',
  ro: 'move',
  sw: 'move',
  mo: 'gold',
  tr: 'danger',
  bl: 'danger',
  th: 'danger',
  st: 'danger',
  pl: 'gold',
  fx: 'explore',
  ma: 'explore',
  sk: 'mole',
  sp: 'magic',
};
const family = (type: string) => families[type] ?? 'move';

export const signed = (score: number) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');

// The middles of the edges, and the tab on each.
const edges = [
  { x: 50, y: 14.5, d: 'M33 1.5H67L60 25Q50 30 40 25Z' },
  { x: 85.5, y: 50, d: 'M98.5 33V67L75 60Q70 50 75 40Z' },
  { x: 50, y: 85.5, d: 'M33 98.5H67L60 75Q50 70 40 75Z' },
  { x: 14.5, y: 50, d: 'M1.5 33V67L25 60Q30 50 25 40Z' },
];

// Inside an svg, in a box of 100 by 100. `face` stands in for the tile's own.
export function TileArt(props: { tile: TileView; face?: string }): JSX.Element {
  const face = createMemo(() => (props.face ?? props.tile.face) || '----');
  return (
    <g class={`tile tile-${family(props.tile.type)}`} aria-hidden="true">
      <rect class="tile-paper" x="1" y="1" width="98" height="98" rx="9" />
      <rect class="tile-field" x="6" y="6" width="88" height="88" rx="6" />
      <g transform="translate(28.5 28.5) scale(1.075)">
        <Art type={props.tile.type} shows={props.tile.shows} />
      </g>
      <For each={edges}>
        {(edge, i) => (
          <Show when={face()[i()] !== '-'}>
            <path class="tile-tab" d={edge.d} />
            <text class="tile-number" x={edge.x} y={edge.y + 6.6} text-anchor="middle">
              {face()[i()]}
            </text>
          </Show>
        )}
      </For>
      <Show when={props.tile.type !== 'start'}>
        <g classList={{ 'tile-score': true, minus: props.tile.score < 0, nought: props.tile.score === 0 }}>
          <rect x="71" y="75" width="27" height="22" rx="8" />
          <text x="84.5" y="91.5" text-anchor="middle">
            {signed(props.tile.score)}
          </text>
        </g>
      </Show>
    </g>
  );
}

// In a page.
export function TileCard(props: {
  tile: TileView;
  face?: string;
  label?: string;
  class?: string;
}): JSX.Element {
  return (
    <svg
      class={`tile-card ${props.class ?? ''}`}
      viewBox="0 0 100 100"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <TileArt tile={props.tile} face={props.face} />
    </svg>
  );
}

// A tile face down.
export function TileBack(): JSX.Element {
  return (
    <>
      <rect class="tile-paper" x="1" y="1" width="98" height="98" rx="9" />
      <rect class="tile-back" x="7" y="7" width="86" height="86" rx="6" />
      <g class="tile-back-mark" transform="translate(24 20) scale(1.3)">
        <path d={rabbitHead} />
      </g>
    </>
  );
}
