// The board as it grows, and the places where the tile in hand may lie.
import { For, Show, type JSX } from 'solid-js';
import type { BuildingBoard } from '../../engine/building';
import { useBoardStyle } from '../../parts/boardStyle';
import { PanZoom } from '../../parts/PanZoom';
import type { Laying } from './laying';
import { polygon } from './spots';
import { buildingWords as t } from './words';

export function Board(props: { laying: Laying }): JSX.Element {
  const { match, view, sites, box, chosen, spot, face, tab, choose, told, key, setApi } = props.laying;
  useBoardStyle(() => match.state.board as BuildingBoard);
  return (
    <PanZoom viewBox={box()} label={t().board} class="building-board" api={setApi}>
      <rect
        class="jrb-sea"
        x={box()[0] - 4000}
        y={box()[1] - 4000}
        width={box()[2] + 8000}
        height={box()[3] + 8000}
      />
      <g innerHTML={view().svg} />
      <g data-part="board" data-first={sites().length ? '' : undefined}>
        <For each={view().tiles}>
          {(tile) => (
            <polygon
              class="building-tile"
              classList={{ marked: match.marked(tile.id) }}
              points={polygon(tile.corners)}
              data-place={tile.id}
              role="button"
              tabindex={tab() === tile.id ? 0 : -1}
              aria-label={tile.name}
              onClick={() => void match.touch(tile.id)}
              onKeyDown={(event) => key(event, { key: tile.id, at: tile.centre })}
            />
          )}
        </For>
        <For each={view().broken}>
          {(broken) => (
            <g class="building-broken" transform={`translate(${broken.at.x} ${broken.at.y})`}>
              <title>{t().warning[broken.sign]}</title>
              <circle r="150" />
              <text y="75">{broken.sign}</text>
            </g>
          )}
        </For>
        <Show when={face() && spot()}>
          <g
            class="building-ghost"
            transform={`translate(${spot()!.centre.x - face()!.centre.x} ${spot()!.centre.y - face()!.centre.y})`}
            innerHTML={face()!.svg}
          />
        </Show>
        <For each={sites()}>
          {(each) => (
            <polygon
              class="building-site"
              classList={{
                chosen: each.key === chosen(),
                warned: each.ways.every((one) => one.warnings.length > 0),
              }}
              data-place={each.key}
              data-thing={each.ways[0].notation}
              points={polygon(each.key === chosen() && spot() ? spot()!.corners : each.corners)}
              role="button"
              tabindex={tab() === each.key ? 0 : -1}
              aria-pressed={each.key === chosen()}
              aria-label={told(each)}
              onClick={() => choose(each)}
              onKeyDown={(event) => key(event, each)}
            />
          )}
        </For>
      </g>
    </PanZoom>
  );
}
