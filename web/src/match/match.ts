// The state of a match that is played, without any user interface: what the viewer sees, what is asked,
// what happened, and what can be done.
import { batch } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { EngineFailure, EngineProblem, type Give } from '../engine/client';
import type { CallName, Done, Scene } from '../engine/contract';
import { actionsOf } from './actions';
import { createAsking } from './asking';
import { createDrafting } from './drafting';
import { createReplaying } from './replaying';
import { createSaving } from './saving';
import type { MatchParams, MatchState, OpenMatch } from './state';
import { createTelling, logged } from './telling';
import { createUndoing } from './undoing';

export function createMatch(params: MatchParams): OpenMatch {
  const { engine } = params;
  let { table } = params;
  const [state, set] = createStore<MatchState>({
    id: params.id,
    game: params.game,
    lang: params.lang,
    viewer: params.viewer ?? -1,
    scene: null,
    board: null,
    log: [],
    lines: [],
    playing: [],
    caption: null,
    alone: '',
    busy: true,
    paused: false,
    cover: -1,
    selected: '',
    marks: {},
    preview: null,
    refused: null,
    inspected: null,
    hint: null,
    hintWhy: '',
    hinting: false,
    draft: [],
    pending: null,
    standing: '',
    said: '',
    replay: params.replay ?? false,
    lesson: null,
    failed: null,
    failure: '',
  });
  let closed = false;
  let stale = false; // the language changed during a call
  const { tell, read, readOut, animate, skip, slowDown } = createTelling(params, set, () => closed);
  const undoing = createUndoing();
  const save = createSaving(engine, params.keep, () => ({ table, lang: state.lang }));
  const { stop, ...asking } = createAsking({
    state,
    set,
    call,
    fail,
    mark,
    foresee: (actions) => drafting.foresee(actions),
    moment: () => replaying.now(),
  });
  const free = () => !running && !closed && !state.replay && state.cover < 0;
  const drafting = createDrafting({
    params,
    state,
    set,
    call,
    free,
    send: (actions) => perform('act', { actions }),
    show: setScene,
    forget,
    fail,
  });
  const replaying = createReplaying({ state, set, call, setScene, tell, skip }, params.open ?? false);

  const people = (scene: Scene) => scene.chairs.flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));

  function setScene(scene: Scene) {
    if (state.scene && state.scene.stage === scene.stage) {
      set('scene', reconcile(scene, { key: 'id', merge: true }));
    } else {
      set('scene', scene);
    }
  }

  const lessonNow = async () => (params.lesson ? call('lesson', {}) : null);

  // `anew`: another match was begun at this table.
  async function look(viewer: number, open?: boolean, anew = false) {
    if (state.replay) return replaying.look(viewer, open);
    const lang = state.lang;
    const scene = await drafting.sceneNow(viewer);
    const lesson = await lessonNow();
    const { happenings, lines } = await engine.call('log', { table, viewer, lang, from: 0 });
    const stage = state.scene?.stage;
    const board =
      state.board && stage === scene.stage && !anew
        ? state.board
        : await engine.call('board', { table, lang });
    batch(() => {
      set({ viewer, board, lesson });
      setScene(scene);
      set('log', reconcile(happenings.flatMap(logged), { key: null, merge: true }));
      set('lines', reconcile(lines, { key: null, merge: true }));
    });
  }

  // What others did since the viewer's last turn; the present one is not over. Who only watches sees a round.
  function recap() {
    const { lines, viewer } = state;
    let since = lines.length - 2;
    while (since >= 0 && lines[since].seat !== viewer && (viewer >= 0 || since > newestRound())) since--;
    return state.log.filter(({ turn }) => turn > since && lines[turn]?.seat !== viewer);
  }
  const newestRound = () => state.lines.length - 1 - (state.scene?.chairs.length ?? 0);

  // Shows what happened, except for the first entries that were `seen` as a draft, then takes over the
  // new scene.
  async function take(done: Done, seen = 0) {
    if (!done.scene.canUndo) undoing.none();
    if (done.happenings.length) save();
    await tell(done, seen);
    if (closed) return;
    if (stale) {
      stale = false;
      await look(state.viewer);
      set('refused', done.refused);
      return;
    }
    const stage = state.scene?.stage;
    const board = stage === done.scene.stage ? state.board : await call('board', {});
    const lesson = await lessonNow();
    batch(() => {
      drafting.empty(); // what it was begun on has changed
      set({ board, lesson });
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

  // Carries out what somebody said out of turn. Between the others' actions it can wait for a moment at
  // which it is possible; `now`: that will not come.
  let word: { seat: number; action: string } | null = null;
  async function hear(now: boolean): Promise<boolean> {
    if (!word) return false;
    const { seat, action } = word;
    const code = (await call('why', { seat, action })).refused?.code;
    if (!now && (code === 'not-asked' || code === 'not-now')) return false;
    word = null;
    set('said', '');
    await take(await call('act', { viewer: state.viewer, seat, actions: [action] }));
    return true;
  }

  // Does what leaves no choice. What only the viewer's hand leaves none is done by itself where nobody
  // else plays: elsewhere the time it takes would tell others of the hand. Nothing is done that would
  // take the way back from what the viewer did, or again what was just undone.
  let undone = false;
  async function alone(): Promise<boolean> {
    const scene = state.scene!;
    if (!params.alone?.() || undone || closed || state.cover >= 0 || !scene.asked || drafting.begun())
      return false;
    if (!scene.forced || (scene.forced === 'hand' && people(scene).length > 1)) return false;
    const actions = actionsOf(scene.choices[0]);
    const seen = await call('rehearse', { seat: state.viewer, actions });
    if (seen.refused || seen.scene || (scene.canUndo && seen.lasting)) return false;
    set('alone', scene.choices[0].label);
    await read();
    if (closed || state.paused) return false;
    const done = await call('act', { viewer: state.viewer, seat: state.viewer, actions });
    if (!done.refused) undoing.did('alone', actions);
    await take(done);
    set('alone', '');
    return done.refused === null;
  }

  const mayStand = () => !state.replay && state.scene !== null && people(state.scene).length === 1;

  // Gives the standing answer if it is asked for. It ends with the viewer's own turn.
  async function stands(): Promise<boolean> {
    const { scene, viewer, standing } = state;
    if (scene!.view.turn === viewer) set('standing', '');
    if (!state.standing || closed || !mayStand() || !scene!.asked || drafting.begun()) return false;
    if (!scene!.choices.some((choice) => choice.notation === standing)) return false;
    const done = await call('act', { viewer, seat: viewer, actions: [standing] });
    if (done.refused) set('standing', '');
    await take(done);
    return done.refused === null;
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
        if (await hear(next.kind === 'person' || next.kind === 'over')) continue;
        if (next.kind === 'over') break;
        if (next.kind === 'person') {
          await readOut();
          slowDown();
          await giveTo(next.seat, state.scene!);
          if ((await stands()) || (await alone())) continue;
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
      set({ busy: false, caption: null, alone: '' });
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

  // What was pointed at, previewed or hinted before something is done.
  function forget() {
    set({ refused: null, preview: null, hint: null, selected: '' });
    mark([]);
    stop();
  }

  // Something that the viewer does.
  async function perform(name: 'act' | 'undo' | 'finish', more: { actions?: string[] }): Promise<boolean> {
    if (!free()) return false;
    running = true;
    undone = name === 'undo';
    const seen = state.draft.length;
    batch(() => {
      set('busy', true);
      forget();
      drafting.empty();
    });
    let fine = false;
    try {
      const viewer = state.viewer;
      let further = false;
      do {
        const done = await call(name, { viewer, seat: viewer, ...more });
        fine = done.refused === null;
        if (fine && more.actions) undoing.did('own', more.actions);
        further = fine && name === 'undo' && undoing.back() && done.scene.canUndo;
        await take(done, seen);
      } while (further);
      if (name === 'undo') await look(viewer);
    } catch (error) {
      fail(error);
      return false;
    } finally {
      running = false;
    }
    await advance(); // still busy: nothing is offered in between
    return fine;
  }

  // Begins a task of the lesson: this one once more, or the next one.
  async function begin(name: 'again' | 'onward') {
    if (!free()) return;
    running = true;
    batch(() => {
      set('busy', true);
      forget();
      drafting.empty();
    });
    undoing.none();
    try {
      await call(name, {});
      await look(state.viewer, undefined, true);
    } catch (error) {
      fail(error);
      return;
    } finally {
      running = false;
    }
    await advance();
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
    act: drafting.act,
    foresee: drafting.foresee,
    confirm: drafting.confirm,
    cancel() {
      if (state.pending) set('standing', '');
      return drafting.cancel();
    },
    mayStand,
    async stand(answer) {
      set('standing', answer?.notation ?? '');
      if (answer && !(await drafting.act(answer))) set('standing', '');
    },
    canUndo: () => drafting.begun() || (state.scene?.canUndo === true && undoing.worthwhile()),
    undo() {
      set('standing', '');
      return drafting.begun() ? drafting.stepBack() : perform('undo', {});
    },
    async speakUp(seat, action) {
      if (closed || state.replay) return;
      word = { seat, action };
      set('said', action);
      skip(false);
      await advance();
    },
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
        if (state.scene?.forced) await advance();
      } catch (error) {
        fail(error);
      }
    },
    async setLang(lang) {
      if (lang === state.lang) return;
      set('lang', lang);
      stale = running;
      try {
        if (!state.replay) set('board', await engine.call('board', { table, lang }));
        await look(state.viewer);
      } catch (error) {
        fail(error);
      }
    },
    recap,
    again: () => begin('again'),
    onward: () => begin('onward'),
    advance,
    look,
    async grow(next) {
      const old = table;
      table = next;
      try {
        await look(state.viewer);
        await engine.call('close', { table: old });
      } catch (error) {
        fail(error);
      }
    },
    turnTo: (entries, told) => replaying.turnTo(entries, told).catch(fail),
    close() {
      closed = true;
      skip(false);
      if (state.failed === 'engine') return; // it is gone, with all its tables
      // What was done last may still be on its way.
      void save()
        .then(() => engine.call('close', { table }))
        .catch(() => {});
    },
  };
}
