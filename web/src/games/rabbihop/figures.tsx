// Pictures for the rules of Rabbihop.
import { For, Show, type JSX } from 'solid-js';
import type { TileView } from '../../engine/rabbihop';
import type { Figures, Pictures } from '../../parts/figures';
import { Group, Sign } from '../../parts/Figure';
import { RabbitToken } from '../../parts/Rabbit';
import { Fences } from './Fences';
import { arc, borderRect, cellRect, cellSize, gap, middle, pawnSpots, rim, upright } from './geometry';
import './style.css';
import { TileArt, TileBack, TileCard } from './Tile';

const worth: Record<string, number> = { c1: 1, c2: 2, c3: 3, mo: 0, start: 0 };

function tile(type: string, face: string, shows = ''): TileView {
  return { id: '', type, shows, name: '', face, score: worth[type] ?? -1 };
}
const start = tile('start', '1111');

const Tiles = (props: { each: TileView[] }): JSX.Element => (
  <Group>
    <For each={props.each}>{(one) => <TileCard tile={one} class="figure-tile" />}</For>
  </Group>
);

interface Patch {
  rows: (TileView | TileView[] | null)[][]; // several tiles: a stack, from below
  fences?: Record<string, number>;
  pawns?: Record<string, string>; // seat: cell
  hop?: [string, string];
  inside?: string[]; // cells that are spoken of
}

// A part of a grid.
function Part(props: Patch): JSX.Element {
  const columns = Math.max(...props.rows.map((row) => row.length));
  const cells = props.rows.flatMap((row, y) =>
    row.map((what, x) => ({
      id: 'abcdefgh'[x] + (y + 1),
      stack: (Array.isArray(what) ? what : [what]).filter((one) => one !== null),
    })),
  );
  const length = (count: number) => count * (cellSize + gap) - gap + 2 * 12;
  const from = rim - 12;
  return (
    <svg
      class="figure-part"
      viewBox={`${from} ${from} ${length(columns)} ${length(props.rows.length)}`}
      aria-hidden="true"
    >
      <rect
        class="hop-felt"
        x={from}
        y={from}
        width={length(columns)}
        height={length(props.rows.length)}
        rx="12"
      />
      <For each={cells}>
        {(cell) => {
          const { x, y } = cellRect(cell.id);
          return (
            <g transform={`translate(${x} ${y})`}>
              <rect class="hop-hole" x="2" y="2" width="96" height="96" rx="9" />
              <For each={cell.stack}>
                {(one, i) => (
                  <g
                    transform={`translate(${4 * (cell.stack.length - 1 - i())} ${4 * (cell.stack.length - 1 - i())})`}
                  >
                    <TileArt tile={one} />
                  </g>
                )}
              </For>
              <g class="hop-cell" classList={{ path: props.inside?.includes(cell.id) }}>
                <rect class="hop-ring" x="-3" y="-3" width="106" height="106" rx="12" />
              </g>
            </g>
          );
        }}
      </For>
      <For each={Object.entries(props.fences ?? {})}>
        {([border, count]) => {
          const { x, y } = middle(borderRect(border));
          return (
            <g transform={`translate(${x} ${y})`}>
              <Fences count={count} upright={upright(border)} />
            </g>
          );
        }}
      </For>
      <For each={Object.entries(props.pawns ?? {})}>
        {([seat, cell]) => {
          const here = Object.keys(props.pawns!).filter((one) => props.pawns![one] === cell);
          const { at, size } = pawnSpots(here.length);
          const { x, y } = cellRect(cell);
          const { x: dx, y: dy } = at[here.indexOf(seat)];
          return <RabbitToken seat={Number(seat)} x={x + dx} y={y + dy} size={size} />;
        }}
      </For>
      <Show when={props.hop}>
        {(hop) => <path class="hop-arc" d={arc(middle(cellRect(hop()[0])), middle(cellRect(hop()[1])))} />}
      </Show>
    </svg>
  );
}

const one = (type: string, face: string, en: string, es: string, shows?: string) => [
  { after: 0, aside: true, says: { en, es }, draw: () => <Tiles each={[tile(type, face, shows)]} /> },
];

const figures = (): Figures => ({
  Pieces: [
    {
      after: 1,
      says: {
        en: 'A carrot tile. Its jump numbers are 2 to the north, 1 to the east and 3 to the south; its west edge has none. It is worth 2.',
        es: 'Una loseta de zanahoria. Sus números de salto son 2 al norte, 1 al este y 3 al sur; su borde oeste no tiene. Vale 2.',
      },
      draw: () => <TileCard tile={tile('c2', '213-')} class="figure-tile large" />,
    },
  ],
  'Setup and end': [
    {
      after: 1,
      says: {
        en: 'A grid for two players: the start tile with both pawns, and other tiles all round.',
        es: 'Una cuadrícula para dos: la salida con los dos peones y otras losetas alrededor.',
      },
      draw: () => (
        <Part
          rows={[
            [tile('c1', '12-1'), tile('ro', '2-11'), tile('fe', '1121'), tile('sw', '11-2')],
            [tile('tr', '1-21'), tile('c2', '21-1'), tile('te', ''), tile('c1', '1131')],
            [tile('th', '1211'), tile('pl', '-112'), start, tile('bl', '12-1')],
            [tile('c3', '1-12'), tile('st', '2111'), tile('mo', '11-1', 'te'), tile('fm', '3-11')],
          ]}
          pawns={{ 0: 'c3', 1: 'c3' }}
        />
      ),
    },
  ],
  Jump: [
    {
      after: 1,
      says: {
        en: 'The rabbit uses the 2 on the east edge of its tile. It crosses a fence on the way, which costs it the top tile of its pile.',
        es: 'El conejo usa el 2 del borde este de su loseta. Por el camino cruza una valla, que le cuesta la loseta de encima de su pila.',
      },
      draw: () => (
        <Part
          rows={[[tile('c1', '121-'), tile('ro', '11-2'), tile('c3', '1-21')]]}
          fences={{ 'a1-b1': 1 }}
          pawns={{ 0: 'a1' }}
          hop={['a1', 'c1']}
        />
      ),
    },
  ],
  Handle: [
    {
      after: 2,
      says: {
        en: 'Take the carrot under you onto your pile; or do what it says: turn tiles.',
        es: 'Toma la zanahoria bajo tus pies y ponla en tu pila; o haz lo que dice: gira losetas.',
      },
      draw: () => (
        <>
          <Part rows={[[tile('c2', '21-1')]]} pawns={{ 0: 'a1' }} />
          <Sign text="→" />
          <Tiles each={[tile('c1', '12-1'), tile('c2', '21-1')]} />
        </>
      ),
    },
  ],
  Tiles: [
    {
      after: 1,
      says: {
        en: 'A carrot is worth 2; a thief is worth -1, and its action robs a neighbour.',
        es: 'Una zanahoria vale 2; un ladrón vale -1, y su acción roba a un vecino.',
      },
      draw: () => <Tiles each={[tile('c2', '1-21'), tile('th', '1211')]} />,
    },
  ],
  'Tiles: carrot': [
    {
      after: 1,
      says: { en: 'The three kinds of carrot tile.', es: 'Las tres clases de zanahoria.' },
      draw: () => <Tiles each={[tile('c1', '12-1'), tile('c2', '1-21'), tile('c3', '211-')]} />,
    },
  ],
  'Tiles: rotate': one('ro', '2-11', 'A rotate tile.', 'Un giro.'),
  'Tiles: fence': [
    {
      after: 1,
      says: {
        en: 'A fence tile; a fence between two tiles; and two and three of them in one place.',
        es: 'Una loseta de valla; una valla entre dos losetas; y dos y tres en un mismo sitio.',
      },
      draw: () => (
        <>
          <Tiles each={[tile('fe', '1121')]} />
          <Part
            rows={[[tile('c1', '-112'), tile('sw', '11-1'), tile('c2', '1-21'), tile('ro', '21-1')]]}
            fences={{ 'a1-b1': 1, 'b1-c1': 2, 'c1-d1': 3 }}
          />
        </>
      ),
    },
  ],
  'Tiles: fence move': one('fm', '3-11', 'A fence move tile.', 'Una loseta de mover vallas.'),
  'Tiles: teleport': one('te', '', 'A teleport has no numbers.', 'Un teletransporte no tiene números.'),
  'Tiles: swap': one('sw', '11-2', 'A swap tile.', 'Un trueque.'),
  'Tiles: score modifier': one(
    'mo',
    '11-1',
    'The score modifier for thieves.',
    'El modificador de los ladrones.',
    'th',
  ),
  'Tiles: trap': one('tr', '1-21', 'A trap.', 'Una trampa.'),
  'Tiles: blocker': one('bl', '12-1', 'A blocker.', 'Un bloqueo.'),
  'Tiles: thief': [
    {
      after: 1,
      says: {
        en: 'A thief. From the middle it reaches whoever is on the same tile or right beside it: here the square, not the triangle.',
        es: 'Un ladrón. Desde el centro alcanza a quien esté en su loseta o justo al lado: aquí al cuadrado, no al triángulo.',
      },
      draw: () => (
        <Part
          rows={[
            [tile('c1', '12-1'), tile('th', '1211'), tile('sw', '11-2')],
            [tile('ro', '2-11'), tile('c2', '21-1'), tile('c1', '-112')],
          ]}
          pawns={{ 0: 'b1', 1: 'a1', 2: 'c2' }}
        />
      ),
    },
  ],
  'Tiles: stamper': one('st', '2111', 'A stamper.', 'Un sello.'),
  'Tiles: plus': one('pl', '-112', 'A plus.', 'Un más.'),
  'Tiles: start': one('start', '1111', 'A 1 on every side.', 'Un 1 en cada lado.'),
  'Bunny Explorers': [
    {
      after: 2,
      says: {
        en: 'The map after a few jumps. The rabbit explores: it jumps east into an empty cell.',
        es: 'El mapa tras unos saltos. El conejo explora: salta al este, a una casilla vacía.',
      },
      draw: () => (
        <Part
          rows={[
            [null, tile('c1', '12-1'), null],
            [tile('ro', '2-11'), start, null],
          ]}
          pawns={{ 0: 'b2' }}
          hop={['b2', 'c2']}
        />
      ),
    },
    {
      after: 4,
      says: { en: 'A fast explore and a matcher.', es: 'Una exploración rápida y una casadora.' },
      draw: () => <Tiles each={[tile('fx', '1-21'), tile('ma', '12-2')]} />,
    },
  ],
  'Holes & Molehills': [
    {
      after: 3,
      says: {
        en: 'A stacker; and a stack of two tiles, a thief above a carrot.',
        es: 'Una apiladora; y un montón de dos losetas, un ladrón sobre una zanahoria.',
      },
      draw: () => (
        <>
          <Tiles each={[tile('sk', '12-1')]} />
          <Part rows={[[[tile('c2', '1-21'), tile('th', '1211')]]]} />
        </>
      ),
    },
  ],
  Territory: [
    {
      after: 1,
      says: {
        en: 'Fences and the rim close off three cells. The rabbit is alone inside and takes their tiles.',
        es: 'Vallas y borde encierran tres casillas. El conejo está solo dentro y toma sus losetas.',
      },
      draw: () => (
        <Part
          rows={[
            [tile('c3', '1-12'), tile('c1', '12-1'), tile('tr', '1-21'), tile('ro', '2-11')],
            [tile('fe', '1121'), tile('sw', '11-2'), start, tile('c2', '21-1')],
          ]}
          fences={{ 'b1-c1': 1, 'b1-b2': 1, 'a2-b2': 1 }}
          pawns={{ 0: 'a1' }}
          inside={['a1', 'b1', 'a2']}
        />
      ),
    },
  ],
  'Open market': [
    {
      after: 1,
      says: {
        en: 'The deck, face down, and the three open tiles of the market.',
        es: 'El mazo, boca abajo, y las tres losetas a la vista del mercado.',
      },
      draw: () => (
        <>
          <Group>
            <svg class="tile-card figure-tile" viewBox="0 0 100 100">
              <TileBack />
            </svg>
          </Group>
          <Tiles each={[tile('c2', '213-'), tile('pl', '-112'), tile('bl', '12-1')]} />
        </>
      ),
    },
  ],
  Springboard: one('sp', '12-1', 'A springboard.', 'Un trampolín.'),
});

export const pictures = (): Pictures => ({ figures: figures() });
