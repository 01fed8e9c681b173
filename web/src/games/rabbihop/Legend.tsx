import { For, Show, type JSX } from 'solid-js';
import type { RabbihopBoard } from '../../engine/rabbihop';
import { Art } from './Art';
import { signed } from './Tile';
import { hopWords } from './words';

// What each type of tile is and does.
export function Legend(props: { board: RabbihopBoard }): JSX.Element {
  const wide = matchMedia('(min-width: 52.01rem)').matches;
  return (
    <details class="hop-legend paper" open={wide}>
      <summary>{hopWords().legend}</summary>
      <ul>
        <For each={props.board.types}>
          {(type) => (
            <li>
              <svg class="hop-legend-art" viewBox="-4 -5 48 48" aria-hidden="true">
                <Art type={type.type} shows="fe" />
              </svg>
              <span>
                <b>{type.name}</b>
                <Show when={type.type !== 'start'}> {signed(type.score)}</Show>
                <br />
                {type.action}
                <Show when={type.effect}>; {type.effect}</Show>
              </span>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
}
