// The state of a match that is played, without any user interface: what the viewer sees, what is asked,
// what happened, and what can be done.
import { batch } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { EngineFailure, EngineProblem, type Give } from '../engine/client';
import type { CallName, Done, Happening, Scene } from '../engine/contract';
import { actionsOf } from './actions';
import { createAsking } from './asking';
import { createSaving } from './saving';
import type { MatchParams, MatchState, OpenMatch } from './state';
import { createTelling, logged } from './telling';

export function createMatch(params: MatchParams): OpenMatch {
  const { engine } = params;
  let table = params.table;
  const [state, set] = createStore<MatchState>({
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
  let stale = false; // the language changed during a call
  const { tell, animate, skip, slowDown } = createTelling(params, set, () => closed);
  const save = createSaving(engine, params.keep, () => ({ table, lang: state.lang }));
  const { stop, ...asking } = createAsking({ state, set, call, fail, mark });

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

  function lastOwn(happenings: Happening[], viewer: number): number {
    for (let i = happenings.length - 1; i >= 0; i--) {
      if (happenings[i].notes.some((note) => note.seat === viewer)) return happenings[i].entry;
    }
    return -1;
  }

  // Shows what happened, then takes over the new scene.
  async function take(done: Done) {
    if (done.happenings.length) save();
    await tell(done);
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

  // `seat` is asked: shows what that person sees. The device may have to be handed over first.
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
          slowDown();
          await giveTo(next.seat, state.scene!);
          break;
        }
        const done = await call('step', { viewer: state.viewer });
        await take(done);
        // A bot that does not interrupt leaves no entry, but somebody else may be asked now.
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

  // Updates only those marks that change.
  function mark(ids: string[]) {
    set('marks', reconcile(Object.fromEntries(ids.map((id) => [id, true as const]))));
  }

  // Something that the viewer does.
  async function perform(name: 'act' | 'undo' | 'pass' | 'finish', more: object): Promise<boolean> {
    if (running || closed || state.replay || state.cover >= 0) return false;
    running = true;
    batch(() => {
      set({ busy: true, refused: null, preview: null, hint: null, selected: '' });
      mark([]);
    });
    stop();
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
    ...asking,
    select: (id) => set('selected', id),
    mark,
    dismiss: () => set('refused', null),
    animate,
    skip: () => skip(state.busy && !state.replay),
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
          await tell({ ...(await call('log', { viewer: state.viewer, from })), refused: null, scene });
        }
        await look(state.viewer);
        await engine.call('close', { table: old });
      } catch (error) {
        fail(error);
      }
    },
    close() {
      closed = true;
      skip(false);
      engine.call('close', { table }).catch(() => {});
    },
  };
}
