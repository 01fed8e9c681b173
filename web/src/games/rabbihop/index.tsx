// The table of Rabbihop.
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { RabbihopBoard, RabbihopView } from '../../engine/rabbihop';
import type { GameProps } from '../index';
import { AtTile, Warning, warningOf } from './AtTile';
import { flightsOf } from './flights';
import { Ghosts } from './Ghosts';
import { Grid } from './Grid';
import { Legend } from './Legend';
import { createMotion } from './motion';
import { Players } from './Players';
import './style.css';
import { Aside, Supply } from './Supply';
import { hopWords } from './words';

// Verbs that need a button: a single click on the grid never does them.
const deliberate = new Set(['take', 'do', 'walk', 'stay', 'skip', 'turn', 'orient']);
// Choices that name a tile are offered where that tile lies.
const ofTiles = new Set(['choose', 'keep']);

export default function Rabbihop(props: GameProps): JSX.Element {
  const match = props.match;
  const state = match.state;
  const view = () => state.scene!.view as RabbihopView;
  const board = () => state.board as RabbihopBoard;
  const [considered, setConsidered] = createSignal<Choice | null>(null);

  const choices = createMemo(() => (match.mine() ? state.scene!.choices : []));
  const byPlace = createMemo(() => {
    const out = new Map<string, Choice[]>();
    for (const choice of choices()) {
      if (choice.place) out.set(choice.place, [...(out.get(choice.place) ?? []), choice]);
    }
    return out;
  });
  const none: Choice[] = [];
  const choicesAt = (place: string) => byPlace().get(place) ?? none;
  const tileAt = (place: string) => {
    const stack = view().cells.find((cell) => cell.id === place)?.stack;
    return stack?.[stack.length - 1] ?? null;
  };

  const motion = createMotion((ids) => match.mark(ids));
  createEffect(
    on(
      () => [state.scene!.entries, view().cells.length],
      () => motion.clear(),
      { defer: true },
    ),
  );
  onCleanup(
    match.animate(async ({ happening, after, ms, moves, skipped }) => {
      const next = after.view as RabbihopView;
      const flights = flightsOf(happening.notes, view(), next);
      const still = flights.map((flight) => ({ kind: 'flash' as const, ids: marksOf(flight) }));
      const faces = (cell: string) => next.cells.find((one) => one.id === cell)?.stack.at(-1)?.face ?? '';
      await motion.show(moves ? flights : still, faces, ms, skipped);
    }),
  );

  createEffect(on([() => state.scene!.entries, match.mine], () => setConsidered(null)));
  // If the question is about one tile, its buttons are always in sight.
  const only = createMemo(() => {
    const own = view().pawns[state.viewer];
    if (view().frame !== 'handle' && view().frame !== 'orient') return '';
    return byPlace().has(own) ? own : ([...byPlace().keys()][0] ?? '');
  });

  function consider(choice: Choice | null) {
    setConsidered(choice);
    void match.consider(choice);
  }

  function point(place: string) {
    if (selected()) return;
    const [first, ...more] = choicesAt(place);
    if (first && !more.length) void match.consider(first);
    else if (state.preview) void match.consider(null);
  }

  function onPlace(place: string) {
    const here = choicesAt(place);
    if (!here.length) {
      match.select('');
      void match.touch(place);
    } else if (here.length === 1 && !deliberate.has(here[0].verb)) {
      void match.act(here[0], 'pointed');
    } else {
      match.select(place === state.selected ? '' : place);
      // A focused button shows what it brings: whoever points has not chosen any yet.
      queueMicrotask(() => {
        if (inside && document.activeElement?.getAttribute('data-place') === place)
          document.querySelector<HTMLElement>('.hop-at button')?.focus();
      });
    }
  }

  function onPawn(seat: number): boolean {
    const choice = choices().find((one) => one.verb === 'rob' && one.notation.endsWith(`p${seat}`));
    if (choice) void match.act(choice, 'pointed');
    return choice !== undefined;
  }

  const turnedFace = () => {
    const choice = considered();
    if (!choice || (choice.verb !== 'turn' && choice.verb !== 'orient')) return null;
    return { place: choice.place, face: choice.cards[0] ?? '' };
  };

  const selected = () => (choicesAt(state.selected).length ? state.selected : only());
  // Choices that belong to no place or tile, and those that people would not look for there. Nobody is
  // done while a tile is half chosen.
  const docked = createMemo(() =>
    choices().filter(
      (choice) =>
        !ofTiles.has(choice.verb) &&
        !(choice.verb === 'done' && selected()) &&
        (!selected() || choice.place !== selected()) &&
        (!choice.place || ['walk', 'stay', 'skip'].includes(choice.verb)),
    ),
  );

  // A pressed button disappears; for use by keyboard, the focus goes back to the grid.
  let root!: HTMLDivElement;
  let inside = false;
  createEffect(
    on(
      () => [state.scene!.entries, state.selected],
      () =>
        queueMicrotask(() => {
          if (!inside || document.activeElement !== document.body) return;
          root.querySelector<SVGElement>('[data-place][tabindex="0"]')?.focus();
        }),
      { defer: true },
    ),
  );

  return (
    <div class="hop-room">
      <div
        ref={root}
        class="hop"
        classList={{ many: view().piles.length > 4, unmarked: !board().market }}
        on:focusin={(event) => (inside = (event.target as Element).matches(':focus-visible'))}
        on:pointerdown={() => (inside = false)}
      >
        <div class="hop-board">
          <Grid
            match={match}
            view={view()}
            motion={motion}
            choicesAt={choicesAt}
            turnedFace={turnedFace()}
            onPlace={onPlace}
            onPawn={onPawn}
            onPoint={point}
          />
        </div>
        <div class="hop-side">
          <Show when={selected()} keyed>
            {(place) => (
              <AtTile
                match={match}
                place={place}
                tile={tileAt(place)}
                choices={choicesAt(place)}
                onConsider={consider}
              />
            )}
          </Show>
          <Players match={match} view={view()} />
          <Supply match={match} view={view()} board={board()} choices={choices()} />
          <Show when={view().aside.length > 0}>
            <Aside match={match} view={view()} board={board()} choices={choices()} />
          </Show>
          <Show when={docked().length > 0}>
            <div class="hop-dock" role="group" data-part="choices" aria-label={hopWords().actions}>
              <For each={docked()}>
                {(choice) => (
                  <>
                    <button
                      type="button"
                      class="hop-do"
                      classList={{
                        hinted: state.hint?.notation === choice.notation,
                        warned: choice.warning !== '',
                      }}
                      aria-describedby={warningOf(choice, `hop-dock-${choice.verb}`)}
                      onPointerDown={() => match.foresee(choice)}
                      onFocus={() => match.foresee(choice)}
                      onClick={() => void match.act(choice)}
                    >
                      <span>{choice.label}</span>
                    </button>
                    <Warning choice={choice} id={`hop-dock-${choice.verb}`} />
                  </>
                )}
              </For>
            </div>
          </Show>
          <Legend board={board()} />
        </div>
        <Ghosts motion={motion} />
      </div>
    </div>
  );
}

function marksOf(flight: ReturnType<typeof flightsOf>[number]): string[] {
  switch (flight.kind) {
    case 'hop':
    case 'tile':
      return [flight.from, flight.to];
    case 'swap':
      return [flight.a, flight.b];
    case 'fence':
      return [flight.border];
    case 'lie':
      return [flight.cell];
    case 'flash':
      return flight.ids;
    default:
      return [];
  }
}
