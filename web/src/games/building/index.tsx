// The table where a board is built.
import type { JSX } from 'solid-js';
import type { GameProps } from '../index';
import { Board } from './Board';
import { Desk } from './Desk';
import { createLaying } from './laying';
import './style.css';

export default function BoardBuilding(props: GameProps): JSX.Element {
  const laying = createLaying(props.match);
  return (
    <div class="building" classList={{ dragging: laying.dragging() }}>
      <Board laying={laying} />
      <Desk laying={laying} />
    </div>
  );
}
