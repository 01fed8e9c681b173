// A table without its looks: what the viewer sees, what is asked, what happened, and what can be done.
// The screens and the games show it; nothing here touches the page.
import { batch } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { EngineFailure, EngineProblem, type Engine, type Give } from '../engine/client';
import type {
  CallName,
  Choice,
  Done,
  GameBoard,
  GameId,
  Happening,
  Lang,
  Note,
  Refused,
  Scene,
} from '../engine/contract';
import type { Speed } from '../settings';

export interface Logged extends Note {
  entry: number;
}

export type Preview = Give<'preview'>;

export interface State {
  id: string; // of the kept game
  game: GameId;
  lang: Lang;
  viewer: number; // whose eyes; -1: a spectator's
  scene: Scene | null; // null until the first look
  board: GameBoard | null; // of this stage
  log: Logged[]; // every sentence the viewer may read
  playing: Note[]; // what is being shown right now; empty: nothing
  busy: boolean; // the engine thinks or something moves: nothing can be done now
  paused: boolean;
  cover: number; // the seat that must take the device; -1: no cover
  selected: string; // a place or a card the viewer points at; empty: nothing
  marks: Record<string, true>; // places, cards and seats to highlight: a line of the log speaks of them
  preview: Preview | null; // of the choice that is being considered
  refused: Refused | null; // why not, until it is dismissed
  hint: Choice | null; // what a bot would do
  hinting: boolean; // a bot thinks about that
  recapFrom: number; // the first entry since the viewer's last own one
  replay: boolean; // an old game is being looked at: nothing can be done
  failed: 'engine' | 'problem' | null;
  failure: string;
}

// What an animation is told. The scene in the store is still the one before; `after` follows when the
// promise is kept. `ms` is how long all of it should take; 0 is never asked. Where `moves` is false,
// people asked for reduced motion: show, but do not slide.
export interface Play {
  happening: Happening;
  after: Scene;
  ms: number;
  moves: boolean;
  skipped: AbortSignal; // the viewer is in a hurry
}
export type Animator = (play: Play) => Promise<void>;

export interface TableState {
  readonly state: State;
  // The question is the viewer's to answer, now.
  mine(): boolean;
  // Choices that lead to a place, or that name a card.
  choicesAt(place: string): Choice[];
  choicesWith(card: string): Choice[];
  // Whether `place`, card or seat ("p2") is spoken of by the highlighted line of the log.
  marked(id: string): boolean;
  // Does what is chosen, and lets everybody go on. False: it was refused (see state.refused).
  act(what: Choice | string | string[]): Promise<boolean>;
  undo(): Promise<boolean>;
  pass(): Promise<boolean>;
  finish(): Promise<boolean>;
  // Asks for a hint; it is in state.hint until something is done.
  hint(): Promise<Choice | null>;
  // Whether `act` would do it: null if it would. Says nothing to the viewer.
  why(action: string): Promise<Refused | null>;
  // The viewer touched something no choice leads to: state.refused says why.
  touch(place: string): Promise<Refused | null>;
  // Shows what a choice would bring in state.preview; null ends it.
  consider(what: Choice | string | string[] | null): Promise<Preview | null>;
  select(id: string): void;
  mark(marks: string[]): void;
  dismiss(): void; // the refusal that is shown
  forgetHint(): void;
  // The game shows what happens; without one the table waits a moment. Gives the way to take it back.
  animate(animator: Animator): () => void;
  skip(): void; // what is being shown, and all until a person is asked
  pause(paused: boolean): void;
  uncover(): Promise<void>; // the right person has the device
  setLang(lang: Lang): Promise<void>;
  recap(): Logged[]; // since the viewer's last own entry
  // Starts, or goes on after a failure.
  advance(): Promise<void>;
  // For replays: other eyes; another moment, which the engine holds as another table. What happened in
  // between is shown if it is `told`.
  look(viewer: number): Promise<void>;
  turnTo(table: number, told: boolean): Promise<void>;
  close(): void;
}

export interface TableParams {
  engine: Engine;
  id: string;
  table: number;
  game: GameId;
  secrets: boolean;
  lang: Lang;
  replay?: boolean;
  viewer?: number; // for replays
  speed(): Speed;
  moves(): boolean;
  // After every entry: the text of the game is to be kept.
  keep?(text: string, scene: Scene): void;
  // What happened, in sentences: for the live region and for sounds.
  tell?(notes: Note[]): void;
  wait?(ms: number, skipped: AbortSignal): Promise<void>;
}

const pace: Record<Speed, number> = { slow: 1800, normal: 900, fast: 300, none: 0 };

export function actionsOf(what: Choice | string | string[]): string[] {
  if (typeof what === 'string') return [what];
  if (Array.isArray(what)) return [...what];
  return what.steps.length ? [...what.steps] : [what.notation]; // a copy: the store's own cannot be sent
}

function pause(ms: number, skipped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    skipped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export function createTable(params: TableParams): TableState {
  const { engine } = params;
  let table = params.table;
  const wait = params.wait ?? pause;
  const [state, set] = createStore<State>({
    id: params.id,
    game: params.game,
    lang: params.lang,
    viewer: params.viewer ?? -1,
    scene: null,
    board: null,
    log: [],
    playing: [],
    busy: true,
    paused: false,
    cover: -1,
    selected: '',
    marks: {},
    preview: null,
    refused: null,
    hint: null,
    hinting: false,
    recapFrom: 0,
    replay: params.replay ?? false,
    failed: null,
    failure: '',
  });
  let closed = false;
  let animator: Animator | undefined;
  let hurry = new AbortController();
  let hurrying = false; // until a person is asked
  let considered = 0;
  let stale = false; // the language changed while something was on its way

  const people = (scene: Scene) => scene.chairs.flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));

  function setScene(scene: Scene) {
    if (state.scene && state.scene.stage === scene.stage) {
      set('scene', reconcile(scene, { key: 'id', merge: true }));
    } else {
      set('scene', scene);
    }
  }

  async function look(viewer: number) {
    const lang = state.lang;
    const scene = await engine.call('look', { table, viewer, lang });
    const { happenings } = await engine.call('log', { table, viewer, lang, from: 0 });
    const stage = state.scene?.stage;
    const board =
      state.board && stage === scene.stage ? state.board : await engine.call('board', { table, lang });
    batch(() => {
      set({ viewer, board });
      setScene(scene);
      set('log', reconcile(happenings.flatMap(logged), { key: null, merge: true }));
      set('recapFrom', lastOwn(happenings, viewer) + 1);
    });
  }

  const logged = (happening: Happening): Logged[] =>
    happening.notes.filter((note) => note.sentence).map((note) => ({ ...note, entry: happening.entry }));

  function lastOwn(happenings: Happening[], viewer: number): number {
    for (let i = happenings.length - 1; i >= 0; i--) {
      if (happenings[i].notes.some((note) => note.seat === viewer)) return happenings[i].entry;
    }
    return -1;
  }

  // Set-up (shuffling, dealing) is of no interest to watch, and many things at once go faster.
  function timeFor(happening: Happening, { scene, happenings }: Done): number {
    if (hurrying || !happening.notes.some((note) => note.sentence)) return 0;
    const ms = pace[params.speed()] * Math.min(1, 6 / happenings.length);
    return scene.turns === 0 ? ms / 15 : ms;
  }

  async function play(done: Done) {
    for (const happening of done.happenings) {
      if (closed) return;
      params.tell?.(happening.notes.filter((note) => note.sentence));
      const ms = timeFor(happening, done);
      if (ms > 0) {
        hurry = new AbortController();
        set('playing', happening.notes);
        if (animator) {
          const moves = params.moves();
          await animator({ happening, after: done.scene, ms, moves, skipped: hurry.signal }).catch(() => {});
        } else {
          await wait(ms, hurry.signal);
        }
      }
      batch(() => {
        set('playing', []);
        set('log', (log) => [...log, ...logged(happening)]);
      });
    }
  }

  // Takes what an entry brought: shows it, then keeps it.
  async function take(done: Done) {
    if (done.happenings.length) save();
    await play(done);
    if (closed) return;
    if (stale) {
      stale = false;
      await look(state.viewer);
      set('refused', done.refused);
      return;
    }
    const stage = state.scene?.stage;
    const board = stage === done.scene.stage ? state.board : await call('board', {});
    batch(() => {
      set('board', board);
      setScene(done.scene);
      set({ refused: done.refused });
    });
  }

  // The newest text of the game is kept, without a queue of old ones behind it.
  let saving = false;
  let unsaved = false;
  async function save() {
    if (!params.keep) return;
    unsaved = true;
    if (saving) return;
    saving = true;
    try {
      while (unsaved) {
        unsaved = false;
        const { text } = await engine.call('save', { table });
        const scene = await engine.call('look', { table, viewer: -1, lang: state.lang });
        params.keep(text, scene);
      }
    } catch {
      // whoever called the engine at the same time hears of it
    } finally {
      saving = false;
    }
  }

  function call<N extends CallName>(name: N, more: object): Promise<Give<N>> {
    return engine.call(name, { table, lang: state.lang, ...more } as never);
  }

  function fail(error: unknown) {
    if (closed) return;
    set({
      failed: error instanceof EngineFailure ? 'engine' : 'problem',
      failure: error instanceof EngineProblem ? error.text[state.lang] : String(error),
      busy: false,
    });
  }

  // `seat` is asked: its person's eyes, who may have to be handed the device first.
  async function giveTo(seat: number, scene: Scene): Promise<void> {
    if (seat === state.viewer) return;
    const persons = people(scene);
    if (persons.length > 1 && params.secrets) {
      await look(-1);
      set('cover', seat);
    } else {
      await look(seat);
    }
  }

  let running = false;
  async function advance() {
    if (running || closed) return;
    running = true;
    set({ busy: true, failed: null });
    try {
      if (!state.scene) await first();
      while (!closed && !state.paused && !state.replay) {
        const { next } = state.scene!;
        if (next.kind === 'over') break;
        if (next.kind === 'person') {
          hurrying = false;
          await giveTo(next.seat, state.scene!);
          break;
        }
        const done = await call('step', { viewer: state.viewer });
        await take(done);
        // A bot that lets an interruption be leaves no entry, but now somebody else may be asked.
        if (!done.happenings.length && state.scene!.next.kind !== 'person') break;
      }
    } catch (error) {
      fail(error);
    } finally {
      running = false;
      set('busy', false);
    }
  }

  async function first() {
    if (state.replay) return look(state.viewer);
    const scene = await engine.call('look', { table, viewer: -1, lang: state.lang });
    const persons = people(scene);
    await look(persons.length === 1 ? persons[0] : -1);
    save();
  }

  // Only what begins or ceases to be marked is touched.
  function mark(ids: string[]) {
    set('marks', reconcile(Object.fromEntries(ids.map((id) => [id, true as const]))));
  }

  // One thing that is done at the table by the viewer.
  async function perform(name: 'act' | 'undo' | 'pass' | 'finish', more: object): Promise<boolean> {
    if (running || closed || state.replay || state.cover >= 0) return false;
    running = true;
    batch(() => {
      set({ busy: true, refused: null, preview: null, hint: null, selected: '' });
      mark([]);
    });
    considered++;
    let fine = false;
    try {
      const viewer = state.viewer;
      const done = await call(name, { viewer, seat: viewer, ...more });
      fine = done.refused === null;
      if (done.happenings.length) set('recapFrom', done.happenings[done.happenings.length - 1].entry + 1);
      await take(done);
      if (name === 'undo') await look(viewer);
    } catch (error) {
      fail(error);
      return false;
    } finally {
      running = false;
      set('busy', false);
    }
    await advance();
    return fine;
  }

  return {
    state,
    mine: () => {
      const scene = state.scene;
      return !state.busy && !state.replay && state.cover < 0 && scene?.asked === true;
    },
    choicesAt: (place) => state.scene?.choices.filter((choice) => choice.place === place) ?? [],
    choicesWith: (card) => state.scene?.choices.filter((choice) => choice.cards.includes(card)) ?? [],
    marked: (id) => state.marks[id] === true,
    act: (what) => perform('act', { actions: actionsOf(what) }),
    undo: () => perform('undo', {}),
    pass: () => perform('pass', {}),
    finish: () => perform('finish', {}),
    async hint() {
      set('hinting', true);
      try {
        const { notation, label } = await call('hint', { seat: state.viewer });
        const known = state.scene?.choices.find((choice) => choice.notation === notation);
        const bare = { verb: notation.split(' ')[0], place: '', cost: 0, group: '', steps: [], cards: [] };
        const hint: Choice = known ?? { ...bare, notation, label };
        batch(() => {
          set('hint', hint);
          mark([hint.place, ...hint.cards].filter(Boolean));
        });
        return hint;
      } catch (error) {
        fail(error);
        return null;
      } finally {
        set('hinting', false);
      }
    },
    async why(action) {
      return (await call('why', { seat: state.viewer, action })).refused;
    },
    async touch(place) {
      if (state.viewer < 0 || state.replay) return null;
      try {
        const { refused } = await call('touch', { seat: state.viewer, place });
        set('refused', null); // the same once more is news again
        set('refused', refused);
        return refused;
      } catch (error) {
        fail(error);
        return null;
      }
    },
    async consider(what) {
      const turn = ++considered;
      if (what === null) {
        set('preview', null);
        return null;
      }
      try {
        const preview = await call('preview', { seat: state.viewer, actions: actionsOf(what) });
        if (turn === considered) set('preview', preview);
        return preview;
      } catch {
        return null; // nothing to show is no failure
      }
    },
    select: (id) => set('selected', id),
    mark,
    dismiss: () => set('refused', null),
    forgetHint() {
      if (!state.hint) return;
      batch(() => {
        set('hint', null);
        mark([]);
      });
    },
    animate(one) {
      animator = one;
      return () => {
        if (animator === one) animator = undefined;
      };
    },
    skip() {
      hurrying = state.busy && !state.replay;
      hurry.abort();
    },
    pause(paused) {
      set('paused', paused);
      if (!paused) void advance();
    },
    async uncover() {
      const seat = state.cover;
      if (seat < 0) return;
      try {
        await look(seat);
        set('cover', -1);
      } catch (error) {
        fail(error);
      }
    },
    async setLang(lang) {
      if (lang === state.lang) return;
      set('lang', lang);
      stale = running;
      try {
        const board = await engine.call('board', { table, lang });
        set('board', board);
        await look(state.viewer);
      } catch (error) {
        fail(error);
      }
    },
    recap: () => state.log.filter((line) => line.entry >= state.recapFrom),
    advance,
    look,
    async turnTo(next, told) {
      const old = table;
      const from = (state.scene?.entries ?? 0) + 1;
      table = next;
      try {
        if (told) {
          const scene = await call('look', { viewer: state.viewer });
          await play({ ...(await call('log', { viewer: state.viewer, from })), refused: null, scene });
        }
        await look(state.viewer);
        await engine.call('close', { table: old });
      } catch (error) {
        fail(error);
      }
    },
    close() {
      closed = true;
      hurry.abort();
      engine.call('close', { table }).catch(() => {});
    },
  };
}
