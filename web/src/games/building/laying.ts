// The tile that somebody is about to lay: the places for it, the one that is chosen, and how it is turned.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../announce';
import type { BuildingView, Point } from '../../engine/building';
import type { Choice } from '../../engine/contract';
import type { OpenMatch } from '../../match/state';
import type { PanZoomApi } from '../../parts/PanZoom';
import { isArrow, nearest, roomFor, sitesOf, towards, type Site, type Step } from './spots';
import { buildingWords as t } from './words';

export type Laying = ReturnType<typeof createLaying>;

export function createLaying(match: OpenMatch) {
  const scene = () => match.state.scene!;
  const view = () => scene().view as BuildingView;
  const mine = () => match.mine();
  const choices = (verb: string) => (mine() ? scene().choices.filter((choice) => choice.verb === verb) : []);
  const sites = createMemo(() => (mine() ? sitesOf(view().spots) : []));
  const box = createMemo(() => roomFor(view().viewBox, sites()));

  const [chosen, setChosen] = createSignal('');
  const [way, setWay] = createSignal(0);
  const [focus, setFocus] = createSignal('');
  let api: PanZoomApi | undefined; // of the board
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
    if (here) void match.act(here.notation, 'shown');
  }
  // What laying the tile there brings, turned as it is now, with all warnings.
  function told(each: Site): string {
    const here = (each.key === chosen() && spot()) || each.ways[0]!;
    return [t().spot(each.ways.length, here.label), ...here.warnings.map((sign) => t().warning[sign])].join(
      '. ',
    );
  }
  // A place tells all this when it gets the focus; turned there, the tile brings something else.
  function turn() {
    const here = site();
    if (!here) return;
    setWay((way() + 1) % here.ways.length);
    announce(told(here));
  }

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
  // there. The engine may name the places only when the pointer is already over the board, or released.
  const [dragging, setDragging] = createSignal(false);
  let hand: Point | null = null; // the pointer, in the window
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

  return {
    match,
    scene,
    view,
    mine,
    choices,
    sites,
    box,
    chosen,
    way,
    site,
    spot,
    face,
    tab,
    choose,
    lay,
    told,
    turn,
    key,
    dragging,
    pick,
    setApi: (given: PanZoomApi) => void (api = given),
  };
}
