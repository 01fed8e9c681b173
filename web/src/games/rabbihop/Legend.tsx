import { For, Show, type JSX } from 'solid-js';
import type { RabbihopBoard } from '../../engine/rabbihop';
import { roomy } from '../../parts/room';
import { Art } from './Art';
import { Gain, LandingSign } from './Marks';
import { signed } from './Tile';
import { hopWords } from './words';

// What each type of tile is and does.
export function Legend(props: { board: RabbihopBoard }): JSX.Element {
  return (
    <details class="hop-legend paper" open={roomy()}>
      <summary>{hopWords().legend}</summary>
      <ul class="hop-legend-marks">
        <Mark text={hopWords().marks.landing} of="-7 -9 46 46">
          <g class="hop-landing">
            <LandingSign risky={false} />
          </g>
        </Mark>
        <Mark text={hopWords().marks.risky} of="-9 -11 48 48">
          <g class="hop-landing">
            <LandingSign risky />
          </g>
        </Mark>
        <Mark text={hopWords().marks.gain} of="61 63 44 44">
          <Gain points={2} />
        </Mark>
      </ul>
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

function Mark(props: { text: string; of: string; children: JSX.Element }): JSX.Element {
  return (
    <li>
      <svg class="hop-legend-art" viewBox={props.of} aria-hidden="true">
        {props.children}
      </svg>
      <span>{props.text}</span>
    </li>
  );
}
