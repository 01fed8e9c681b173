// Parts of the sample board for the pictures of the rules, cut out of what the engine draws.
import { For, Show, type JSX } from 'solid-js';
import type { Lang } from '../../engine/contract';
import type { JackRabbitsBoard } from '../../engine/jack_rabbits';
import { engine } from '../../match/opening';
import { useBoardStyle } from '../../parts/boardStyle';
import { Group } from '../../parts/Figure';
import { RabbitToken } from '../../parts/Rabbit';
import { drawRoute } from './model';
import { CarrotBadge, rabbitSize } from './pieces';

async function sampleBoard(lang: Lang): Promise<JackRabbitsBoard> {
  const chairs = ['1', '2'].map((name) => ({ name, bot: '' }));
  const options = { players: '2' };
  const { table } = await engine.call('open', { game: 'jack-rabbits', options, chairs, seed: '1', lang });
  const board = await engine.call('board', { table, lang });
  await engine.call('close', { table });
  return board as JackRabbitsBoard;
}

// The picture of a board, taken apart.
function taken(svg: string) {
  const all = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  all.innerHTML = svg;
  const tiles = new Map<string, string>();
  let defs = '';
  let sea = ''; // with its shores and piers
  for (const one of all.children) {
    const tile = one.getAttribute('data-tile');
    if (tile) tiles.set(/\d/.test(tile) ? `t${tile}` : tile, one.outerHTML);
    else if (one.tagName === 'defs') defs += one.outerHTML;
    else sea += one.outerHTML;
  }
  return { tiles, defs, sea };
}

interface PartProps {
  places: string[];
  alone?: boolean;
  ways?: [string, string[]][]; // from where, over which places
  rabbits?: [number, string][];
  carrots?: [number, string][];
  wide?: boolean;
}

export async function sampleLand(lang: Lang) {
  const board = await sampleBoard(lang);
  const of = (id: string) => board.tiles.find((tile) => tile.id === id)!;
  const royal = (card: string) => board.tiles.find((tile) => tile.royal === card)!.id;
  const kind = (name: string) => board.tiles.find((tile) => tile.kind === name)!.id;
  const drawn = taken(board.svg);

  // What the tiles' drawings refer to, once, out of sight; and their colours.
  const Land = () => {
    useBoardStyle(() => board.styles);
    return <svg class="figure-source" aria-hidden="true" innerHTML={drawn.defs} />;
  };

  // A part of the land, as large as these places need; or a tile by itself.
  const Part = (props: PartProps): JSX.Element => {
    const corners = props.places.flatMap((id) => of(id).corners);
    const pad = props.alone ? 30 : 350;
    const low = (axis: 'x' | 'y') => Math.min(...corners.map((p) => p[axis])) - pad;
    const size = (axis: 'x' | 'y') => Math.max(...corners.map((p) => p[axis])) + pad - low(axis);
    const about = Math.max(size('x'), size('y')); // what is farther off is not in sight
    const near = board.tiles.filter(
      ({ centre }) =>
        Math.abs(centre.x - low('x') - size('x') / 2) < about &&
        Math.abs(centre.y - low('y') - size('y') / 2) < about,
    );
    const tiles = props.alone ? props.places : near.map((tile) => tile.id);
    const land = tiles.map((id) => drawn.tiles.get(id)).join('');
    return (
      <svg
        class={props.alone ? 'figure-tile' : 'figure-part'}
        classList={{ wide: props.wide, small: props.places.length === 1 && !props.alone }}
        viewBox={`${low('x')} ${low('y')} ${size('x')} ${size('y')}`}
        aria-hidden="true"
      >
        <Show when={!props.alone}>
          <rect class="jrb-sea" x="-40000" y="-40000" width="80000" height="80000" />
        </Show>
        <g innerHTML={props.alone ? land : drawn.sea + land} />
        <For each={props.carrots}>
          {([seat, id]) => (
            <CarrotBadge seat={seat} at={{ x: of(id).centre.x + 480, y: of(id).centre.y - 480 }} />
          )}
        </For>
        <For each={props.ways}>
          {([from, path]) => {
            const way = drawRoute(board, from, path);
            return (
              <g class="route">
                <path class="route-under" d={way.road + way.jump} />
                <path class="route-road" d={way.road} />
                <path class="route-jump" d={way.jump} />
                <circle class="route-end" cx={way.end.x} cy={way.end.y} r="150" />
              </g>
            );
          }}
        </For>
        <For each={props.rabbits}>
          {([seat, id]) => (
            <RabbitToken seat={seat} x={of(id).centre.x - 480} y={of(id).centre.y + 300} size={rabbitSize} />
          )}
        </For>
      </svg>
    );
  };
  const Tile = (props: { id: string }): JSX.Element => (
    <Group name={of(props.id).name}>
      <Part places={[props.id]} alone />
    </Group>
  );
  return { board, Land, Part, Tile, royal, kind };
}
