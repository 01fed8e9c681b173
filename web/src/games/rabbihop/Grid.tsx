// The grid: tiles, fences and pawns, with all that can be done on it.
import { createMemo, createSelector, createSignal, For, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { RabbihopView } from '../../engine/rabbihop';
import { PanZoom } from '../../parts/PanZoom';
import { Spot } from '../../parts/Spot';
import type { OpenMatch } from '../../match/state';
import {
  arc,
  beyondRect,
  borderRect,
  cellRect,
  extent,
  isArrow,
  isBeyond,
  isBorder,
  isCell,
  letterOf,
  middle,
  neighbour,
  rectOf,
  rim,
  upright,
} from './geometry';
import { Cell, Stack } from './Cell';
import { Chosen, FenceMark, Landing } from './Marks';
import type { Motion } from './motion';
import { Pawns } from './Pawns';
import { hopWords } from './words';

export interface GridProps {
  match: OpenMatch;
  view: RabbihopView;
  motion: Motion;
  choicesAt(place: string): Choice[]; // of the viewer, now
  turnedFace: { place: string; face: string } | null; // a tile shown as it would lie
  onPlace(place: string): void; // clicked, or Enter
  onPawn(seat: number): boolean; // true: the click was used
  onPoint(place: string): void; // hovered or focused; empty: no longer
}

export function Grid(props: GridProps): JSX.Element {
  const state = props.match.state;
  const side = () => props.view.side;
  const all = () => extent(side());
  const places = createMemo(() => new Map(state.scene!.places.map((place) => [place.id, place.about])));
  const known = createMemo(() => new Set(places().keys()));
  const borders = createMemo(() => [...places().keys()].filter(isBorder));
  const beyonds = createMemo(() => [...places().keys()].filter(isBeyond));
  const asksBorders = createMemo(() => borders().some((id) => props.choicesAt(id).length > 0));

  // One place can be reached by Tab; arrow keys move on from there.
  const [roving, setRoving] = createSignal('');
  const home = createSelector(() => {
    const own = state.viewer >= 0 ? props.view.pawns[state.viewer] : '';
    return known().has(roving()) ? roving() : known().has(own) ? own : props.view.start;
  });
  let root!: SVGGElement;

  function key(event: KeyboardEvent, id: string) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') props.onPlace(id);
    else if (isArrow(event.key)) {
      const next = neighbour(
        id,
        event.key,
        side(),
        asksBorders() || event.shiftKey,
        known(),
        props.view.pawns[state.viewer],
      );
      setRoving(next);
      root.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const label = (id: string) =>
    [
      places().get(id) ?? id,
      ...props.choicesAt(id).flatMap((choice) => [`${choice.label}.`, choice.warning].filter(Boolean)),
    ].join(' ');

  // What every place that can be pointed at has in common.
  const spot = (id: string) => ({
    id,
    get tabbed() {
      return home(id);
    },
    get label() {
      return label(id);
    },
    onPoint: () => props.onPlace(id),
    onKey: (event: KeyboardEvent) => key(event, id),
    onFocus() {
      setRoving(id);
      props.onPoint(id);
    },
    onBlur: () => props.onPoint(''),
    onEnter: (event: PointerEvent) => event.pointerType === 'mouse' && props.onPoint(id),
    onLeave: (event: PointerEvent) => event.pointerType === 'mouse' && props.onPoint(''),
  });

  const me = () => {
    const own = state.viewer >= 0 ? props.view.pawns[state.viewer] : '';
    return isCell(own) ? middle(cellRect(own)) : null;
  };
  const fences = createMemo(() => new Map(props.view.fences.map((fence) => [fence.id, fence.count])));
  const chosenAt = (id: string) => props.view.chosen.indexOf(id);
  const preview = () => state.preview;

  // Where the preview of a hop is drawn: from the pawn to its end.
  const flight = () => {
    const seen = preview();
    const from = me();
    if (!seen || !seen.end || !from || !known().has(seen.end)) return null;
    const to = middle(rectOf(seen.end, side(), props.view.pawns[state.viewer]));
    // Out of a trap the way goes on from where one landed.
    const landed = isCell(seen.end) && seen.path.filter(isCell).at(-1);
    if (!landed || landed === seen.end)
      return seen.end === props.view.pawns[state.viewer] ? null : arc(from, to);
    const via = middle(cellRect(landed));
    return `${arc(from, via)} ${arc(via, to)}`;
  };

  return (
    <PanZoom viewBox={[0, 0, all(), all()]} label={hopWords().board} me={me()} class="hop-grid">
      <g ref={root} data-part="board">
        <rect class="hop-wood" x="0" y="0" width={all()} height={all()} rx="16" />
        <rect
          class="hop-felt"
          x={rim - 9}
          y={rim - 9}
          width={all() - 2 * rim + 18}
          height={all() - 2 * rim + 18}
          rx="12"
        />
        <g class="hop-letters" aria-hidden="true">
          <For each={Array.from({ length: side() }, (_, i) => i)}>
            {(i) => {
              const rect = cellRect(letterOf(i) + (i + 1));
              return (
                <>
                  <text x={rect.x + 50} y="18" text-anchor="middle">
                    {letterOf(i)}
                  </text>
                  <text x="12" y={rect.y + 56} text-anchor="middle">
                    {i + 1}
                  </text>
                </>
              );
            }}
          </For>
        </g>
        <For each={beyonds()}>
          {(id) => {
            const rect = () => beyondRect(id, side(), props.view.pawns[state.viewer] ?? '');
            return (
              <Spot
                class="hop-place hop-beyond can"
                classList={{ marked: props.match.marked(id) }}
                {...spot(id)}
              >
                <rect x={rect().x} y={rect().y} width={rect().w} height={rect().h} rx="10" />
                <path
                  transform={`translate(${middle(rect()).x} ${middle(rect()).y}) rotate(${turns[id] ?? 0})`}
                  d="M-22 6L0 -6 22 6"
                />
              </Spot>
            );
          }}
        </For>
        <For each={props.view.cells}>
          {(cell) => {
            const rect = cellRect(cell.id);
            return (
              <rect
                class="hop-hole"
                data-hole={cell.id}
                x={rect.x + 2}
                y={rect.y + 2}
                width="96"
                height="96"
                rx="9"
              />
            );
          }}
        </For>
        <g ref={(element) => props.motion.setMap(element)}>
          <g aria-hidden="true">
            <For each={props.view.cells}>{(cell) => <Stack cell={cell} grid={props} />}</For>
          </g>
          <For each={props.view.cells}>
            {(cell) => (
              <Cell
                cell={cell}
                grid={props}
                can={props.choicesAt(cell.id)}
                chosen={chosenAt(cell.id) >= 0}
                spot={spot(cell.id)}
              />
            )}
          </For>
          <For each={borders()}>
            {(id) => {
              const rect = borderRect(id);
              const can = () => props.choicesAt(id).length > 0;
              return (
                <Spot
                  class="hop-place hop-border"
                  classList={{
                    can: can(),
                    risky: props.choicesAt(id).some((choice) => choice.warning !== ''),
                    chosen: chosenAt(id) >= 0,
                    marked: props.match.marked(id),
                    path: preview()?.path.includes(id),
                  }}
                  {...spot(id)}
                >
                  <rect
                    class="hop-border-hit"
                    x={rect.x - (upright(id) ? 6 : -14)}
                    y={rect.y - (upright(id) ? -14 : 6)}
                    width={rect.w + (upright(id) ? 12 : -28)}
                    height={rect.h + (upright(id) ? -28 : 12)}
                    rx="7"
                  />
                  <Show when={can() && !(fences().get(id) ?? 0)}>
                    <circle class="hop-border-dot" cx={middle(rect).x} cy={middle(rect).y} r="5.5" />
                  </Show>
                </Spot>
              );
            }}
          </For>
          <g class="hop-marks" aria-hidden="true">
            <For each={borders()}>
              {(id) => (
                <Show when={(fences().get(id) ?? 0) > 0 || props.motion.fenceAt(id)}>
                  <FenceMark
                    id={id}
                    count={fences().get(id) ?? 0}
                    crossed={preview()?.path.includes(id)}
                    can={props.choicesAt(id).some((choice) => choice.verb === 'lift')}
                  />
                </Show>
              )}
            </For>
            <For each={props.view.cells}>
              {(cell) => <Landing cell={cell.id} can={props.choicesAt(cell.id)} />}
            </For>
            <For each={props.view.chosen.filter(isCell)}>
              {(id, index) => <Chosen id={id} index={index()} />}
            </For>
          </g>
          <Pawns grid={props} />
        </g>
        <Show when={flight()}>{(d) => <path class="hop-arc" d={d()} aria-hidden="true" />}</Show>
      </g>
    </PanZoom>
  );
}

const turns: Record<string, number> = {
  'beyond-north': 0,
  'beyond-east': 90,
  'beyond-south': 180,
  'beyond-west': 270,
};
