import type { JSX } from 'solid-js';
import type { HeldTile } from '../../engine/building';

// The shapes of tiles, in the order in which the engine counts them.
export const shapes: HeldTile['shape'][] = ['hex', 'rhombus', 'triangle'];
const outlines: Record<HeldTile['shape'], string> = {
  hex: '12,1 23,6.5 23,17.5 12,23 1,17.5 1,6.5',
  rhombus: '12,1 21,12 12,23 3,12',
  triangle: '12,2 23,21 1,21',
};

export function ShapeSign(props: { shape: HeldTile['shape'] }): JSX.Element {
  return (
    <svg class="shape-sign" viewBox="0 0 24 24" aria-hidden="true">
      <polygon points={outlines[props.shape]} />
    </svg>
  );
}
