// What a choice leads to, asked for as soon as somebody considers it. After a click a browser paints first
// and delivers a worker's answers later: whoever takes a choice that was foreseen sees it a frame earlier.
// See docs/decisions/foreseen-before-the-click.md.
import type { Give } from '../engine/client';

export type Rehearsal = Give<'rehearse'>;

interface Foreseen {
  key: string;
  coming: Promise<Rehearsal>;
  seen?: Rehearsal;
}

// `moment` changes whenever an answer could be another one; `ask` asks the engine.
export function createForeseeing(moment: () => string, ask: (actions: string[]) => Promise<Rehearsal>) {
  let last: Foreseen | undefined; // only what was considered last
  const keyOf = (actions: string[]) => JSON.stringify([moment(), actions]);
  return {
    foresee(actions: string[]) {
      const key = keyOf(actions);
      if (last?.key === key) return;
      const one: Foreseen = { key, coming: ask(actions) };
      last = one;
      one.coming.then(
        (seen) => void (one.seen = seen),
        () => last === one && (last = undefined),
      );
    },
    // What these lead to, at once if that is known. Given once: whoever shows a scene changes it.
    take(actions: string[]): Rehearsal | Promise<Rehearsal> {
      const one = last;
      last = undefined;
      return one?.key === keyOf(actions) ? (one.seen ?? one.coming) : ask(actions);
    },
  };
}
