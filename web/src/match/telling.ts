// Shows what happened, one thing after another, at the speed that the viewer chose.
import { batch } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Done, Happening, Note } from '../engine/contract';
import type { Speed } from '../settings';
import type { Animator, Logged, MatchParams, MatchState } from './state';

const pace: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.35, none: 0 };
// By the weight of what is shown, in ms at normal speed.
const looks = [0, 180, 420, 720, 1300];
// What one turn takes at normal speed before the rest of it goes faster: a round of three bots is over in
// 8 s. Only what is done to the viewer always takes its time.
const patience = 1250;
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

// How long to look at these, when so much of their turn was looked at already.
export function lookFor(notes: Note[], spent: number, speed: number): number {
  const weight = Math.max(0, ...notes.map((note) => (note.sentence ? note.weight : 0)));
  const hurried = weight > 3 ? 1 : Math.min(1, Math.max(0.35, 2 - spent / (patience * speed)));
  return looks[weight] * speed * hurried;
}

export const logged = (happening: Happening): Logged[] =>
  happening.notes.filter((note) => note.sentence).map((note) => ({ ...note, entry: happening.entry }));

export function createTelling(params: MatchParams, set: SetStoreFunction<MatchState>, closed: () => boolean) {
  const wait = params.wait ?? pause;
  let animator: Animator | undefined;
  let hurry = new AbortController();
  let hurrying = false; // until a person is asked

  let turn = -1; // that is being told
  let spent = 0; // so many ms of it

  // The set-up (shuffling, dealing) is shown quickly, and so are many events at once.
  function timeFor({ notes }: Happening, { scene, happenings }: Done): number {
    if (hurrying || !notes.length) return 0;
    const last = notes[notes.length - 1].turn;
    if (last !== turn) spent = 0;
    turn = last;
    const speed = pace[params.speed()];
    const ms = speed
      ? lookFor(notes, spent, speed) * Math.min(1, 6 / happenings.length)
      : params.replay && lookFor(notes, 0, 1)
        ? glance
        : 0;
    spent += ms;
    return scene.turns === 0 ? ms / 8 : ms;
  }

  // The first `known` happenings are not shown again.
  async function tell(done: Done, known = 0) {
    for (const [i, happening] of done.happenings.entries()) {
      if (closed()) return;
      const seen = happening.notes.filter((note) => note.sentence && note.weight);
      params.tell?.(seen);
      const ms = i < known ? 0 : timeFor(happening, done);
      if (ms > 0) {
        hurry = new AbortController();
        set({ playing: happening.notes, caption: seen });
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
        if (i === done.happenings.length - 1) for (const line of done.lines) set('lines', line.turn, line);
      });
    }
  }

  return {
    tell,
    // Time to read a word on what is done by itself.
    async read() {
      hurry = new AbortController();
      const ms = hurrying ? 0 : 1000 * pace[params.speed()];
      if (ms > 0) await wait(ms, hurry.signal);
    },
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
