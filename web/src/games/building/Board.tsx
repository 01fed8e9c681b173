// The board as it grows, and the places where the tile in hand may lie.
import { For, Show, type JSX } from 'solid-js';
import type { BuildingBoard, BuildingSpot } from '../../engine/building';
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
        <Show when={face() && spot()}>
          <g
            class="building-ghost"
            transform={`translate(${spot()!.centre.x - face()!.centre.x} ${spot()!.centre.y - face()!.centre.y})`}
            innerHTML={face()!.svg}
          />
          <polygon class="building-outline" points={polygon(spot()!.corners)} />
        </Show>
        <Show when={spot()}>{(here) => <Note spot={here()} box={box()} />}</Show>
      </g>
    </PanZoom>
  );
}

const line = 230;

// What would be broken there, in words above the place. The desk says it too, for those who do not see this.
function Note(props: { spot: BuildingSpot; box: readonly [number, number, number, number] }): JSX.Element {
  const top = () => Math.min(...props.spot.corners.map(({ y }) => y));
  // Wholly within the picture, as far as one can tell without measuring.
  const middle = (text: string) => {
    const [left, , width] = props.box;
    const half = Math.min(width / 2, text.length * line * 0.29);
    return Math.min(Math.max(props.spot.centre.x, left + half), left + width - half);
  };
  const high = (index: number) =>
    Math.max(props.box[1] + line * props.spot.warnings.length, top() - line / 2) - index * line;
  return (
    <g class="building-note" aria-hidden="true">
      <For each={props.spot.warnings}>
        {(sign, index) => (
          <text x={middle(t().warning[sign])} y={high(index())}>
            {t().warning[sign]}
          </text>
        )}
      </For>
    </g>
  );
}
