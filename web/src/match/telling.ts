// Shows what happened, one thing after another, at the speed that the viewer chose.
import { batch } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Done, Happening, Note } from '../engine/contract';
import type { Speed } from '../settings';
import type { Animator, Caption, Logged, MatchParams, MatchState } from './state';

const pace: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.35, none: 0 };
// By the weight of what is shown, in ms at normal speed.
const looks = [0, 150, 340, 620, 1300];
// What one turn takes at normal speed before the rest of it goes faster: a round of three bots is over in
// 8 s. Only what is done to the viewer always takes its time.
const patience = 1050;
// After another's turn, so that its line can be read to the end: longer where it was short.
const rest = { least: 150, most: 600, turn: 1850 };
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

const turnOf = (notes: Note[]) => notes[notes.length - 1].turn;

export const logged = (happening: Happening): Logged[] =>
  happening.notes.filter((note) => note.sentence).map((note) => ({ ...note, entry: happening.entry }));

export function createTelling(params: MatchParams, set: SetStoreFunction<MatchState>, closed: () => boolean) {
  const wait = params.wait ?? pause;
  let animator: Animator | undefined;
  let hurry = new AbortController();
  let hurrying = false; // until a person is asked

  let turn = -1; // that is being told
  let spent = 0; // so many ms of it
  let unread = false; // the caption tells of another's turn

  async function stay(ms: number) {
    hurry = new AbortController();
    const scaled = hurrying ? 0 : ms * pace[params.speed()];
    if (scaled > 0) await wait(scaled, hurry.signal);
  }

  // Before something else takes the place of what the caption says.
  async function readOut() {
    const left = rest.turn - spent / (pace[params.speed()] || 1);
    if (unread) await stay(Math.min(rest.most, Math.max(rest.least, left)));
    unread = false;
  }

  // Of another's turn all that was done in it so far, so that there is time to read it.
  function captionOf(notes: Note[], { scene, lines }: Done, whole: boolean): Caption {
    const line = whole && lines.find((one) => one.turn === turnOf(notes));
    if (line && line.line && line.seat >= 0 && line.seat !== scene.viewer) {
      unread = true;
      return { seat: line.seat, text: line.line };
    }
    return { seat: notes[0].seat, text: notes.map((note) => note.sentence).join(' ') };
  }

  // The set-up (shuffling, dealing) is shown quickly, and so are many events at once.
  function timeFor({ notes }: Happening, { scene, happenings }: Done): number {
    if (hurrying || !notes.length) return 0;
    const last = turnOf(notes);
    if (last !== turn) spent = 0;
    turn = last;
    const speed = pace[params.speed()];
    const ms = speed
      ? lookFor(notes, spent, speed) * Math.min(1, 6 / happenings.length)
      : params.replay && lookFor(notes, 0, 1)
        ? glance
        : 0;
    return scene.turns === 0 ? ms / 8 : ms;
  }

  // The first `known` happenings are not shown again.
  async function tell(done: Done, known = 0) {
    for (const [i, happening] of done.happenings.entries()) {
      if (closed()) return;
      const seen = happening.notes.filter((note) => note.sentence && note.weight);
      if (seen.length && turnOf(happening.notes) !== turn) await readOut();
      params.tell?.(seen);
      const ms = i < known ? 0 : timeFor(happening, done);
      if (ms > 0) {
        hurry = new AbortController();
        const from = performance.now();
        const whole = i === done.happenings.length - 1;
        set({ playing: happening.notes, caption: captionOf(seen, done, whole) });
        if (animator && params.speed() !== 'none') {
          const moves = params.moves();
          await animator({ happening, after: done.scene, ms, moves, skipped: hurry.signal }).catch(() => {});
        } else {
          await wait(ms, hurry.signal);
        }
        spent += performance.now() - from;
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
    read: () => stay(1000),
    readOut,
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
