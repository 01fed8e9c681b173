import { For, Show, type JSX } from 'solid-js';
import type { RabbihopBoard } from '../../engine/rabbihop';
import { useRoom } from '../../parts/room';
import { LegendMark, LegendSeats } from '../../parts/Legend';
import type { GameProps } from '../index';
import { Art } from './Art';
import { Fences } from './Fences';
import { Cost, Gain, LandingSign } from './Marks';
import { signed } from './Tile';
import { hopWords } from './words';

// What each type of tile is and does.
export function Legend(props: { board: RabbihopBoard }): JSX.Element {
  const roomy = useRoom();
  return (
    <details class="hop-legend paper" open={roomy()}>
      <summary>{hopWords().legend}</summary>
      <Marks />
      <Types board={props.board} />
    </details>
  );
}

// The same, with whose pieces are which.
export default function WholeLegend(props: GameProps): JSX.Element {
  return (
    <>
      <Marks all />
      <ul class="legend">
        <LegendSeats chairs={props.match.state.scene!.chairs} />
      </ul>
      <Types board={props.match.state.board as RabbihopBoard} />
    </>
  );
}

function Marks(props: { all?: boolean }): JSX.Element {
  const rings = ['can', 'chosen', 'marked'] as const;
  return (
    <ul class="legend hop-legend-marks">
      <LegendMark text={hopWords().marks.landing} of="-7 -9 46 46">
        <g class="hop-landing">
          <LandingSign risky={false} />
        </g>
      </LegendMark>
      <LegendMark text={hopWords().marks.risky} of="-9 -11 48 48">
        <g class="hop-landing">
          <LandingSign risky />
        </g>
      </LegendMark>
      <LegendMark text={hopWords().marks.gain} of="61 63 44 44">
        <Gain points={2} />
      </LegendMark>
      <LegendMark text={hopWords().marks.cost} of="54 -16 52 52">
        <Cost tiles={1} />
      </LegendMark>
      <Show when={props.all}>
        <For each={rings}>
          {(mark) => (
            <LegendMark text={hopWords().marks[mark]} of="-10 -10 120 120">
              <g class={`hop-place hop-cell ${mark}`}>
                <rect class="hop-ring" x="-3" y="-3" width="106" height="106" rx="12" />
              </g>
            </LegendMark>
          )}
        </For>
        <LegendMark text={hopWords().marks.fence} of="-60 -60 120 120">
          <Fences count={1} upright={false} />
        </LegendMark>
        <LegendMark text={hopWords().marks.border} of="-14 -14 28 28">
          <circle class="hop-border-dot" r="5.5" />
        </LegendMark>
      </Show>
    </ul>
  );
}

function Types(props: { board: RabbihopBoard }): JSX.Element {
  return (
    <ul class="legend">
      <For each={props.board.types}>
        {(type) => (
          <li>
            <svg class="legend-art hop-legend-art" viewBox="-4 -5 48 48" aria-hidden="true">
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
  );
}
