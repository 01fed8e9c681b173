// What the marks on the board of Jack Rabbits mean.
import { For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import type { JackRabbitsBoard } from '../../engine/jack_rabbits';
import { LegendMark, LegendSeats } from '../../parts/Legend';
import { SuitMark } from '../../parts/Suit';
import type { GameProps } from '../index';
import { CarrotBadge, CostBadge } from './pieces';
import { Piece } from './Piece';
import { jack } from './words';

const hexagon = '-230,-398 230,-398 460,0 230,398 -230,398 -460,0';
const here = { x: 0, y: 0 };
const pieces = [
  { piece: 'guard', suit: 'E', text: 'guard' },
  { piece: 'seal', suit: 'E', text: 'seal' },
  { piece: 'beast', suit: 'N', text: 'beast' },
  { piece: 'load', suit: 'N', text: 'load' },
] as const;

export default function Legend(props: GameProps): JSX.Element {
  const t = () => jack().marks;
  const suits = () => (props.match.state.board as JackRabbitsBoard).suits;
  const rings = () =>
    [
      ['can', t().free],
      ['can costs', t().costs],
      ['picked', t().picked],
      ['passed', t().passed],
      ['marked', t().marked],
    ] as const;
  return (
    <>
      <ul class="legend">
        <For each={rings()}>
          {([mark, text]) => (
            <LegendMark text={text} of="-520 -520 1040 1040" class="legend-land">
              <g class={`spot ${mark}`}>
                <polygon class="spot-area" points={hexagon} />
                <Show when={mark === 'can costs'}>
                  <CostBadge at={here} cards={2} />
                </Show>
              </g>
            </LegendMark>
          )}
        </For>
        <LegendMark text={t().exit} of="-200 -200 400 400" class="legend-land">
          <circle class="exit-area" r="150" />
          <path class="exit-arrow" d="M-70 70L0 -80L70 70L0 30Z" />
        </LegendMark>
        <LegendMark text={t().route} of="-520 -520 1040 1040" class="legend-land">
          <g class="route">
            <path class="route-road" d="M-420 260L-60 60" />
            <path class="route-jump" d="M-60 60L300 -200" />
            <circle class="route-end" cx="300" cy="-200" r="150" />
          </g>
        </LegendMark>
        <LegendMark text={t().carrot} of="-290 -290 580 580">
          <CarrotBadge seat={0} at={here} />
        </LegendMark>
        <LegendMark text={t().cave} of="-200 -200 400 400" class="legend-land">
          <text class="spot-number" y="60">
            2
          </text>
        </LegendMark>
        <LegendMark text={t().port} of="-220 -220 440 440" class="legend-sea">
          <g class="spot spot-port can">
            <circle class="spot-area" r="170" />
          </g>
          <text class="port-number" y="65">
            5
          </text>
        </LegendMark>
        <LegendMark text={t().off} of="-620 -620 1240 1240" class="legend-sea">
          <g class="raft">
            <circle r="560" />
          </g>
        </LegendMark>
        <For each={pieces.filter(({ suit }) => suits().includes(suit))}>
          {({ piece, text }) => (
            <LegendMark text={t()[text]} of="-260 -260 520 520" class="legend-land">
              <Piece piece={piece} at={here} size={460} />
            </LegendMark>
          )}
        </For>
        <LegendMark text={t().toll} of="-2 -2 28 28" class="legend-land">
          <SuitMark suit="D" x={0} y={6} size={11} />
          <SuitMark suit="S" x={13} y={6} size={11} />
        </LegendMark>
        <LegendMark text={t().joker} of="0 0 60 84">
          <Card code="red" width={60} height={84} silent />
        </LegendMark>
        <LegendMark text={t().shown} of="0 0 60 84">
          <Card code="6D" width={60} height={84} class="mini" silent />
        </LegendMark>
      </ul>
      <ul class="legend">
        <LegendSeats chairs={props.match.state.scene!.chairs} />
      </ul>
    </>
  );
}
