// An old match, at a table that holds the whole of it: any of its moments, and what led there.
import { batch } from 'solid-js';
import { reconcile, type SetStoreFunction } from 'solid-js/store';
import type { Give } from '../engine/client';
import type { CallName, Done, Happening, Lang, Scene, TurnLine } from '../engine/contract';
import type { MatchState } from './state';
import { logged } from './telling';

export interface Replayer {
  state: MatchState;
  set: SetStoreFunction<MatchState>;
  call<N extends CallName>(name: N, more: object): Promise<Give<N>>;
  setScene(scene: Scene): void;
  tell(done: Done): Promise<void>;
  skip(all: boolean): void;
}

export function createReplaying({ state, set, call, setScene, tell, skip }: Replayer, hands: boolean) {
  let at = 0; // so many entries of the log are shown
  let open = hands;
  let story: Happening[] = []; // all of it, as these eyes may read it
  let turns: TurnLine[] = [];
  let boardLang: Lang | undefined;
  // One thing after the other: what is asked for last is shown last.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = last.then(job);
    last = done.catch(() => {});
    return done;
  };

  const moment = () => call('moment', { viewer: state.viewer, open, at });
  async function show(scene: Scene) {
    const same = state.board && state.scene?.stage === scene.stage && boardLang === state.lang;
    boardLang = state.lang;
    const board = same ? state.board : await call('board', { at });
    batch(() => {
      set('board', board);
      setScene(scene);
      const lines = story.filter(({ entry }) => entry <= at).flatMap(logged);
      set('log', reconcile(lines, { key: null, merge: true }));
      set('lines', reconcile(toldBy(at), { key: null, merge: true }));
    });
  }

  // The line of a turn tells how it ended: not before that.
  function toldBy(at: number): TurnLine[] {
    const later = story.find(({ entry }) => entry > at)?.notes[0]?.turn ?? Infinity;
    return turns.map((line) => (line.turn < later ? line : { ...line, line: '' }));
  }

  return {
    now: () => ({ at, open }),
    look(viewer: number, hands = open): Promise<void> {
      skip(false);
      return inTurn(async () => {
        open = hands;
        set('viewer', viewer);
        ({ happenings: story, lines: turns } = await call('story', { viewer, open }));
        await show(await moment());
      });
    },
    // If `told`, what the entry that leads there brought is shown.
    turnTo(to: number, told: boolean): Promise<void> {
      return inTurn(async () => {
        at = to;
        const scene = await moment();
        const happening = told && story.find(({ entry }) => entry === to);
        if (happening) await tell({ happenings: [happening], lines: [], refused: null, scene });
        await show(scene);
      });
    },
  };
}
