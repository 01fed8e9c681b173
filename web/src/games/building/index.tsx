// Building a board: your tiles, the board as it grows, and the places where the tile in hand may lie.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { BuildingBoard, BuildingView, HeldTile, Point } from '../../engine/building';
import type { Choice } from '../../engine/contract';
import { useBoardStyle } from '../../parts/boardStyle';
import { PanZoom, type PanZoomApi } from '../../parts/PanZoom';
import { Rabbit } from '../../parts/Rabbit';
import { sentence } from '../../words';
import type { GameProps } from '../index';
import { isArrow, nearest, polygon, roomFor, sitesOf, towards, type Site, type Step } from './spots';
import { buildingWords as t } from './words';
import './style.css';

const shapes: HeldTile['shape'][] = ['hex', 'rhombus', 'triangle'];
const outlines: Record<HeldTile['shape'], string> = {
  hex: '12,1 23,6.5 23,17.5 12,23 1,17.5 1,6.5',
  rhombus: '12,1 21,12 12,23 3,12',
  triangle: '12,2 23,21 1,21',
};

function ShapeSign(props: { shape: HeldTile['shape'] }): JSX.Element {
  return (
    <svg class="shape-sign" viewBox="0 0 24 24" aria-hidden="true">
      <polygon points={outlines[props.shape]} />
    </svg>
  );
}

export default function BoardBuilding(props: GameProps): JSX.Element {
  const match = props.match;
  const scene = () => match.state.scene!;
  const view = () => scene().view as BuildingView;
  const mine = () => match.mine();
  const choices = (verb: string) => (mine() ? scene().choices.filter((choice) => choice.verb === verb) : []);
  const share = () => view().shares[scene().viewer];
  const sites = createMemo(() => (mine() ? sitesOf(view().spots) : []));
  const box = createMemo(() => roomFor(view().viewBox, sites()));

  useBoardStyle(() => match.state.board as BuildingBoard);

  const [chosen, setChosen] = createSignal('');
  const [way, setWay] = createSignal(0);
  const [focus, setFocus] = createSignal('');
  let api: PanZoomApi | undefined;
  const site = () => sites().find((each) => each.key === chosen()) ?? null;
  const spot = () => site()?.ways[way() % site()!.ways.length] ?? null;
  const face = () => view().faces.find((each) => each.turn === spot()?.turn);

  // What arrow keys go through: the places for the tile in hand, or else the tiles that lie.
  const steps = createMemo((): Step[] =>
    sites().length ? sites() : view().tiles.map(({ id, centre }) => ({ key: id, at: centre })),
  );
  const tab = () => (steps().some((each) => each.key === focus()) ? focus() : steps()[0]?.key);

  createEffect(
    on(
      () => scene().entries,
      () => {
        setChosen('');
        setWay(0);
        setFocus('');
      },
    ),
  );

  function choose(next: Site) {
    if (chosen() === next.key) return lay();
    setChosen(next.key);
    setWay(0);
    setFocus(next.key);
  }
  function lay() {
    const here = spot();
    if (here) void match.act(here.notation);
  }
  // What a place brings as the tile would lie there now, with what is against it.
  function told(each: Site): string {
    const here = (each.key === chosen() && spot()) || each.ways[0]!;
    return [t().spot(each.ways.length, here.label), ...here.warnings.map((sign) => t().warning[sign])].join(
      '. ',
    );
  }
  const turn = () => site() && setWay((way() + 1) % site()!.ways.length);

  function key(event: KeyboardEvent, here: Step) {
    if (isArrow(event.key)) {
      const next = towards(steps(), here, event.key) ?? here;
      setFocus(next.key);
      api?.svg().querySelector<SVGElement>(`[data-place="${next.key}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      const place = sites().find((each) => each.key === here.key);
      if (place) choose(place);
      else void match.touch(here.key);
    } else if ((event.key === 'r' || event.key === 'R') && sites().length) {
      if (chosen() !== here.key) choose(here as Site);
      else turn();
    } else if (event.key === 'Escape') setChosen('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A tile dragged from the tray onto the board is shown at the nearest place, to be turned or laid
  // there. The places may not be known before the hand is over the board, or has let go.
  const [dragging, setDragging] = createSignal(false);
  let hand: Point | null = null; // in the window
  function drag(event: PointerEvent) {
    hand = { x: event.clientX, y: event.clientY };
    showAtHand();
  }
  function showAtHand() {
    const matrix = api?.svg().getScreenCTM();
    if (!hand || !matrix) return;
    const near = nearest(sites(), new DOMPoint(hand.x, hand.y).matrixTransform(matrix.inverse()), 1100);
    if (!near || near.key === chosen()) return;
    setChosen(near.key);
    setWay(0);
    setFocus(near.key);
  }
  async function pick(event: PointerEvent, choice: Choice | undefined) {
    hand = null;
    setDragging(true);
    const letGo = new AbortController();
    const { signal } = letGo;
    const end = () => {
      setDragging(false);
      letGo.abort();
    };
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    event.preventDefault();
    if (choice && (await match.act(choice))) showAtHand();
  }

  return (
    <div class="building" classList={{ dragging: dragging() }}>
      <PanZoom viewBox={box()} label={t().board} class="building-board" api={(given) => (api = given)}>
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

      <section class="building-desk paper" data-part="choices" aria-label={t().yours}>
        <p class="building-progress">
          <progress
            value={view().laid}
            max={view().total}
            aria-label={t().progress(view().laid, view().total)}
          />
          {t().progress(view().laid, view().total)}
        </p>
        <Show when={share()}>
          {(own) => (
            <>
              <Show when={own().taken} fallback={<p>{mine() ? t().noneInHand : scene().question}</p>}>
                <div class="building-hand">
                  <p>
                    <b>{t().inHand(own().takenName)}</b>
                  </p>
                  <p class="soft">{spot() ? spot()!.label : t().wherever}</p>
                  <div role="status">
                    <Show when={spot()?.warnings.length}>
                      <ul class="building-warnings">
                        <For each={spot()!.warnings}>{(sign) => <li>{t().warning[sign]}</li>}</For>
                      </ul>
                    </Show>
                  </div>
                  <div class="building-buttons">
                    <button type="button" class="button" disabled={!spot()} onClick={lay}>
                      {t().place}
                    </button>
                    <button
                      type="button"
                      class="button quiet"
                      disabled={!site() || site()!.ways.length < 2}
                      onClick={turn}
                      title="R"
                    >
                      {t().turn}
                      <Show when={site() && site()!.ways.length > 1}>
                        <span class="soft">
                          {' '}
                          {t().turnOf((way() % site()!.ways.length) + 1, site()!.ways.length)}
                        </span>
                      </Show>
                    </button>
                    <For each={choices('back')}>
                      {(choice) => (
                        <button type="button" class="button quiet" onClick={() => void match.act(choice)}>
                          {sentence(choice.label)}
                        </button>
                      )}
                    </For>
                  </div>
                </div>
              </Show>
              <div class="building-tray" role="group" aria-label={t().yours}>
                <For each={own().faceDown}>
                  {(count, index) => {
                    const shape = shapes[index()]!;
                    const flip = () => choices('flip').find((choice) => choice.notation.endsWith(shape));
                    return (
                      <Show when={count > 0}>
                        <button
                          type="button"
                          class="building-pile"
                          classList={{ open: !!flip() }}
                          disabled={!flip()}
                          onClick={() => flip() && void match.act(flip()!)}
                        >
                          <ShapeSign shape={shape} />
                          <span>{flip()?.label ?? t().faceDown(t().shapes[index()]!, count)}</span>
                        </button>
                      </Show>
                    );
                  }}
                </For>
                <For each={own().tiles}>
                  {(tile) => {
                    const take = () =>
                      choices('take').find((choice) => choice.notation === `take ${tile.kind}`);
                    const held = () => own().taken === tile.kind;
                    return (
                      <button
                        type="button"
                        class="building-pile"
                        classList={{ open: !!take(), held: held() }}
                        disabled={!take() && !held()}
                        aria-label={take()?.label ?? `${tile.name} ×${tile.count}`}
                        onPointerDown={(event) => void pick(event, take())}
                        onClick={(event) => event.detail === 0 && take() && void match.act(take()!)}
                      >
                        <ShapeSign shape={tile.shape} />
                        <span>{tile.name}</span>
                        <Show when={tile.count > 1}>
                          <span class="soft">×{tile.count}</span>
                        </Show>
                      </button>
                    );
                  }}
                </For>
              </div>
            </>
          )}
        </Show>
        <div class="building-buttons">
          <For each={choices('pass')}>
            {(choice) => (
              <button type="button" class="button quiet" onClick={() => void match.act(choice)}>
                {sentence(choice.label)}
              </button>
            )}
          </For>
        </div>
        <p class="soft">{view().enforced ? t().enforced : t().advice}</p>
        <h2>{t().others}</h2>
        <ul class="building-others">
          <For each={view().shares}>
            {(other, seat) => (
              <li classList={{ turn: view().turn === seat(), marked: match.marked(`p${seat()}`) }}>
                <Rabbit seat={seat()} />
                <span>{scene().chairs[seat()]?.name}</span>
                <For each={shapes}>
                  {(shape, index) => {
                    const count = () =>
                      other.faceDown[index()]! +
                      other.tiles
                        .filter((tile) => tile.shape === shape)
                        .reduce((sum, tile) => sum + tile.count, 0);
                    return (
                      <span class="building-count" title={t().shapes[index()]}>
                        <ShapeSign shape={shape} />
                        {count()}
                      </span>
                    );
                  }}
                </For>
              </li>
            )}
          </For>
        </ul>
        <Show when={view().aside.length}>
          <p class="soft">
            {t().aside}:{' '}
            {view()
              .aside.map((tile) => tile.name)
              .join(', ')}
          </p>
        </Show>
      </section>
    </div>
  );
}
