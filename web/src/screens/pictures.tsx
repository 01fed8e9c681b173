// A picture for each game on the first page, of the same drawings as the tables.
import { For, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { Card } from '../parts/Card';
import { CarrotMark, RabbitToken } from '../parts/Rabbit';

export function GamePicture(props: { game: GameId }): JSX.Element {
  return props.game === 'jack-rabbits' ? <Land /> : <Grid />;
}

function hex(x: number, y: number, r: number): string {
  const corner = (i: number) =>
    `${(x + r * Math.cos((Math.PI / 3) * i)).toFixed(1)} ${(y + r * Math.sin((Math.PI / 3) * i)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

function Land(): JSX.Element {
  const hexes: [number, number, string][] = [
    [66, 62, 'pic-grass'],
    [162, 118, 'pic-gold'],
    [258, 62, 'pic-grass-2'],
    [66, 173, 'pic-grass-2'],
    [258, 173, 'pic-grass'],
    [162, 7, 'pic-grass'],
    [354, 118, 'pic-grass-2'],
  ];
  return (
    <svg
      class="game-picture pic-water"
      viewBox="0 0 480 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <For each={hexes}>{([x, y, kind]) => <path class={`pic-tile ${kind}`} d={hex(x, y, 62)} />}</For>
      <path class="pic-road" d="M-10 20Q66 62 114 90T162 118 210 90 258 62 306 90 354 118 470 150" />
      <path class="pic-road" d="M162 118Q130 150 66 173M162 118Q200 150 258 173T354 118" />
      <path class="pic-road-line" d="M-10 20Q66 62 114 90T162 118 210 90 258 62 306 90 354 118 470 150" />
      <g transform="translate(144 84)">
        <path class="pic-tower" d="M0 40V10H6V16H12V10H24V16H30V10H36V40Z M13 40V28A5 5 0 0 1 23 28V40Z" />
        <path class="pic-flag" d="M18 10V-8L32 -3 18 2" />
      </g>
      <RabbitToken seat={0} x={258} y={58} size={44} />
      <RabbitToken seat={1} x={90} y={78} size={38} />
      <g transform="translate(46 148) scale(.9)">
        <CarrotMark />
      </g>
      <g transform="rotate(-12 390 150)">
        <Card code="QH" x={330} y={96} width={68} height={95} silent />
      </g>
      <Card code="7C" x={374} y={92} width={68} height={95} silent />
      <g transform="rotate(12 450 150)">
        <Card code="KS" x={418} y={96} width={68} height={95} silent />
      </g>
    </svg>
  );
}

function Grid(): JSX.Element {
  const cells: { x: number; y: number; kind: string; edges: string }[] = [];
  const edges = [
    '12-1',
    '1131',
    '2-12',
    '-211',
    '1-21',
    '3112',
    '21-1',
    '1211',
    '11-2',
    '2121',
    '1-11',
    '12-1',
    '211-',
  ];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 6; column++) {
      const n = row * 6 + column;
      cells.push({
        x: 8 + column * 78,
        y: -12 + row * 78,
        kind: n % 3 === 1 ? 'pic-carrot' : '',
        edges: edges[n % 13],
      });
    }
  const places = [
    [36, 16],
    [62, 41],
    [36, 66],
    [10, 41],
  ];
  return (
    <svg
      class="game-picture pic-earth"
      viewBox="0 0 480 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <For each={cells}>
        {(cell) => (
          <g transform={`translate(${cell.x} ${cell.y})`}>
            <rect class="pic-square" width="72" height="72" rx="9" />
            <For each={[...cell.edges]}>
              {(edge, i) => (
                <text class="pic-number" x={places[i()][0]} y={places[i()][1]} text-anchor="middle">
                  {edge === '-' ? '' : edge}
                </text>
              )}
            </For>
            {cell.kind ? (
              <g transform="translate(20 20) scale(.8)">
                <CarrotMark />
              </g>
            ) : null}
          </g>
        )}
      </For>
      <path class="pic-fence" d="M240 68V138M236 80H250M236 100H250M236 120H250" />
      <path class="pic-hop" d="M130 104Q165 20 200 104M200 104Q235 20 275 96" />
      <RabbitToken seat={2} x={278} y={104} size={46} />
      <RabbitToken seat={3} x={122} y={180} size={42} />
    </svg>
  );
}
