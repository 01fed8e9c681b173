// The board: the engine's own picture, and over it what can be pointed at.
import {
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import type { Point } from '../../engine/jack_rabbits';
import { PanZoom, type PanZoomApi } from '../../parts/PanZoom';
import { useBoardPicture, useBoardStyle } from '../../parts/boardStyle';
import { settings } from '../../settings';
import { RabbitToken } from '../../parts/Rabbit';
import { Piece } from './Piece';
import { Spot } from '../../parts/Spot';
import { drawRoute, exitsOf, isArrow, neighbour, shownPart, spotsOf, travels } from './model';
import type { Motion } from './motion';
import { CarrotBadge, CostBadge, rabbitSize } from './pieces';
import type { PlayState } from './play';
import { jack } from './words';

export function Board(props: { play: PlayState; motion: Motion }): JSX.Element {
  const play = props.play;
  const match = play.match;
  const about = createMemo(() => new Map(play.scene().places.map((place) => [place.id, place.about])));
  const can = createMemo(() => {
    const out = new Map<string, number>(); // place: cards it costs
    for (const choice of play.choices()) {
      if (!choice.place || out.has(choice.place)) continue;
      const list = play.meansAt(choice.place);
      if (list.length) out.set(choice.place, list[0].cards.length);
    }
    return out;
  });
  const [focus, setFocus] = createSignal(play.view().rabbits[Math.max(0, play.me())]?.tile ?? 't0');
  let api: PanZoomApi | undefined;
  let frame!: HTMLDivElement;
  const [size, setSize] = createSignal({ w: 0, h: 0 });
  onMount(() => {
    const watch = new ResizeObserver(() => setSize({ w: frame.clientWidth, h: frame.clientHeight }));
    watch.observe(frame);
    onCleanup(() => watch.disconnect());
  });
  useBoardStyle(() => play.board().styles);
  const picture = useBoardPicture(() => play.board());

  const mine = () => (play.me() >= 0 ? play.view().rabbits[play.me()] : null);
  const exits = createMemo(() => exitsOf(play.board(), play.view(), play.me(), play.choices()));
  // What arrow keys go through.
  const spots = createMemo(() => [...spotsOf(play.board()), ...exits()]);
  const tab = createSelector(
    () => [focus(), mine()?.tile].find((id) => spots().some((spot) => spot.id === id)) ?? spots()[0].id,
  );
  // Whoever moves, and until another does: where nothing moves, a rabbit is there at once when that was told.
  const mover = createMemo<number>(
    (last) => match.state.playing.find((note) => note.seat >= 0 && note.to)?.seat ?? last,
    -1,
  );
  // When the viewer is asked, their own rabbit. A new point each time: one that walks stays the same object.
  const follow = () => {
    if (match.mine() && mine()) return { ...mine()!.at };
    return mover() >= 0 ? { ...props.motion.at(mover()) } : null;
  };
  const leads = () => !play.asking() && play.choices().some((one) => travels(one) && one.place);
  // Whoever learns on a phone first sees where the rabbit can go for free; all of the board is one press away.
  createEffect(
    on(
      () => settings.coach && size().w > 0 && size().w < 520 && leads() && play.scene().turns,
      (now) => {
        const free = play
          .board()
          .tiles.filter(
            (tile) => tile.shape === 'hex' && tile.kind !== 'underground' && can().get(tile.id) === 0,
          );
        if (now && free.length) api?.frame([mine()!.at, ...free.map((tile) => tile.centre)], 620);
      },
    ),
  );
  const route = createMemo(() => {
    const seen = match.state.preview;
    const rabbit = mine();
    if (!seen?.path.length || !rabbit) return null;
    return drawRoute(play.board(), rabbit.tile, seen.path, onRoad(rabbit) ? rabbit.at : undefined);
  });
  const onRoad = (rabbit: { tile: string; place: string }) => rabbit.tile !== rabbit.place;

  const label = (id: string) => {
    const said = play.meansAt(id).map((choice) => choice.label);
    return [about().get(id) ?? id, ...said.slice(0, 3)].join('. ');
  };

  function key(event: KeyboardEvent, id: string, point: () => void) {
    if (isArrow(event.key)) {
      const next = neighbour(spots(), id, event.key);
      setFocus(next);
      api?.svg().querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      point();
    } else if (event.key === 'Escape') {
      play.cancel();
      return;
    } else return;
    event.preventDefault();
  }
  const state = (id: string) => ({
    can: can().has(id),
    costs: (can().get(id) ?? 0) > 0,
    picked: play.way()?.place === id || match.state.preview?.end === id,
    passed: match.state.preview?.path.includes(id) ?? false,
    marked: match.marked(id),
    hinted: match.state.hint?.place === id,
    sealed: play.view().seals.some((seal) => seal.tile === id),
  });
  const spot = (id: string, point: () => void) => ({
    id,
    onPoint() {
      setFocus(id);
      point();
    },
    onFocus: () => setFocus(id),
    onKey: (event: KeyboardEvent) => key(event, id, point),
  });
  const Place = (it: { id: string; class: string; children: JSX.Element }) => (
    <Spot
      class={it.class}
      classList={state(it.id)}
      {...spot(it.id, () => play.point(it.id))}
      label={label(it.id)}
      tabbed={tab(it.id)}
    >
      {it.children}
    </Spot>
  );
  const points = (corners: Point[]) => corners.map((p) => `${p.x},${p.y}`).join(' ');
  // Above the raft, or below it where that would be out of the picture.
  const raftName = () => {
    const { off, viewBox } = play.board();
    return off.y < viewBox[1] + viewBox[3] / 2 ? off.y + 730 : off.y - 600;
  };
  const carrots = createMemo(() => play.view().carrots);

  return (
    <div class="jr-board-frame" data-part="board" data-first={leads() ? '' : undefined} ref={frame}>
      <PanZoom
        viewBox={shownPart(play.board().viewBox, size().w, size().h)}
        label={jack().board}
        me={mine() ? props.motion.at(play.me()) : null}
        follow={follow()}
        api={(it) => (api = it)}
      >
        <rect class="jrb-sea" x="-40000" y="-40000" width="80000" height="80000" aria-hidden="true" />
        <image class="jr-picture" aria-hidden="true" {...picture()} />
        <For each={play.board().tiles}>
          {(tile) => (
            <Place id={tile.id} class={`spot spot-${tile.shape}`}>
              <polygon class="spot-area" points={points(tile.corners)} />
              <Show when={tile.cave >= 0}>
                <text class="spot-number" x={tile.centre.x} y={tile.centre.y + 60}>
                  {tile.cave}
                </text>
              </Show>
              <Show when={tile.kind === 'underground'}>
                <text class="place-name" x={tile.centre.x} y={tile.centre.y - 560}>
                  {tile.name}
                </text>
              </Show>
            </Place>
          )}
        </For>
        <For each={play.board().ports}>
          {(port) => (
            <Place id={port.id} class="spot spot-port">
              <circle class="spot-area" cx={port.at.x} cy={port.at.y} r="170" />
              <Show when={can().has(port.id)}>
                <text class="port-number" x={port.at.x} y={port.at.y + 65}>
                  {port.id.slice(4)}
                </text>
              </Show>
            </Place>
          )}
        </For>
        <For each={play.board().tiles.filter((tile) => tile.shape === 'hex')}>
          {(tile) => (
            <Show when={can().get(tile.id)}>
              {(cards) => <CostBadge at={towards(tile.centre, tile.corners[0])} cards={cards()} />}
            </Show>
          )}
        </For>
        <Show when={play.view().rabbits.some((rabbit) => rabbit.place === 'off')}>
          <g class="raft" data-thing="off" aria-hidden="true">
            <circle cx={play.board().off.x} cy={play.board().off.y} r="540" />
            <text class="place-name" x={play.board().off.x} y={raftName()}>
              {jack().off}
            </text>
          </g>
        </Show>
        <For each={carrots()}>
          {(carrot) => (
            <g class="jr-carrot" aria-hidden="true">
              <CarrotBadge seat={carrot.seat} at={carrot.at} />
            </g>
          )}
        </For>
        <For each={play.view().seals}>
          {(seal) => (
            <g class="jr-token" data-seal={seal.tile} data-thing={`p${seal.seat}`} aria-hidden="true">
              <Piece piece="seal" seat={seal.seat} at={seal.at} size={340} />
            </g>
          )}
        </For>
        <For each={play.view().tokens}>
          {(token) => (
            <g
              class="jr-token"
              classList={{ marked: match.marked(token.id) }}
              data-token={token.id}
              data-thing={token.id}
              aria-hidden="true"
            >
              <Piece piece={token.id} at={token.at} size={460} />
            </g>
          )}
        </For>
        <Show when={route()}>
          {(drawn) => (
            <g class="route" aria-hidden="true">
              <path class="route-under" d={drawn().road + drawn().jump} />
              <path class="route-road" d={drawn().road} />
              <path class="route-jump" d={drawn().jump} />
              <circle class="route-end" cx={drawn().end.x} cy={drawn().end.y} r="150" />
            </g>
          )}
        </Show>
        <For each={exits()}>
          {(exit) => (
            <Spot
              class="exit"
              classList={{ picked: play.way()?.place === exit.id }}
              {...spot(exit.id, () => play.pointExit(exit.side))}
              label={`${jack().exit}: ${exit.choices.map((choice) => choice.label).join('. ')}`}
              tabbed={tab(exit.id)}
              onEnter={() => !play.way() && void match.consider(exit.choices[0])}
              onLeave={() => !play.way() && void match.consider(null)}
              transform={turned(exit.centre, exit)}
            >
              <circle class="exit-area" r="150" />
              <path class="exit-arrow" d="M-70 70L0 -80L70 70L0 30Z" />
            </Spot>
          )}
        </For>
        <For each={play.view().rabbits}>
          {(_, seat) => (
            <g
              class="jr-rabbit"
              data-rabbit={seat()}
              data-thing={`p${seat()}`}
              classList={{ active: play.view().turn === seat(), marked: match.marked(`p${seat()}`) }}
              aria-hidden="true"
            >
              <circle
                class="rabbit-halo"
                cx={props.motion.at(seat()).x}
                cy={props.motion.at(seat()).y}
                r={rabbitSize * 0.64}
              />
              <RabbitToken
                seat={seat()}
                x={props.motion.at(seat()).x}
                y={props.motion.at(seat()).y}
                size={rabbitSize}
              />
            </g>
          )}
        </For>
      </PanZoom>
    </div>
  );
}

// The corner of a hex where neither rabbits nor carrots stand.
const towards = (from: Point, to: Point) => ({
  x: Math.round(from.x + (to.x - from.x) * 0.66),
  y: Math.round(from.y + (to.y - from.y) * 0.66),
});

function turned(from: Point, to: Point): string {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  return `translate(${to.x} ${to.y}) rotate(${Math.round(angle)})`;
}
