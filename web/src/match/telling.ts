// Shows what happened, one thing after another, at the speed that the viewer chose.
import { batch } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Done, Happening } from '../engine/contract';
import type { Speed } from '../settings';
import type { Animator, Logged, MatchParams, MatchState } from './state';

const pace: Record<Speed, number> = { slow: 1800, normal: 900, fast: 300, none: 0 };
// Even where nothing moves, a replay that plays lets each moment be seen.
const glance = 450;

function pause(ms: number, skipped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    skipped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export const logged = (happening: Happening): Logged[] =>
  happening.notes.filter((note) => note.sentence).map((note) => ({ ...note, entry: happening.entry }));

export function createTelling(params: MatchParams, set: SetStoreFunction<MatchState>, closed: () => boolean) {
  const wait = params.wait ?? pause;
  let animator: Animator | undefined;
  let hurry = new AbortController();
  let hurrying = false; // until a person is asked

  // The set-up (shuffling, dealing) is shown quickly, and so are many events at once.
  function timeFor(happening: Happening, { scene, happenings }: Done): number {
    if (hurrying || !happening.notes.some((note) => note.sentence)) return 0;
    const ms = (pace[params.speed()] || (params.replay ? glance : 0)) * Math.min(1, 6 / happenings.length);
    return scene.turns === 0 ? ms / 15 : ms;
  }

  // The first `seen` happenings are not shown again.
  async function tell(done: Done, seen = 0) {
    for (const [i, happening] of done.happenings.entries()) {
      if (closed()) return;
      params.tell?.(happening.notes.filter((note) => note.sentence));
      const ms = i < seen ? 0 : timeFor(happening, done);
      if (ms > 0) {
        hurry = new AbortController();
        set('playing', happening.notes);
        if (animator && params.speed() !== 'none') {
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

  return {
    tell,
    animate(one: Animator) {
      animator = one;
      return () => {
        if (animator === one) animator = undefined;
      };
    },
    // What is being shown ends now; with `all`, what follows is not shown either.
    skip(all: boolean) {
      hurrying = all;
      hurry.abort();
    },
    slowDown: () => void (hurrying = false),
  };
}
