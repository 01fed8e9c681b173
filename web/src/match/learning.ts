// What somebody has learnt so far: what the guide has explained, by game, which games were played to their end, and
// which lessons.
import type { GameId } from '../engine/contract';
import type { Store } from './kept';

const key = 'warren.learnt';

interface Learnt {
  topics: string[]; // "jack-rabbits price"
  finished: string[]; // games
  lessons: string[]; // "jack-rabbits a-turn"
}

const strings = (some: unknown): string[] =>
  Array.isArray(some) ? some.filter((one) => typeof one === 'string') : [];

// The stored text may come from another version, or be damaged.
function read(text: string | null): Learnt {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Learnt, unknown>> | null;
    return {
      topics: strings(found?.topics),
      finished: strings(found?.finished),
      lessons: strings(found?.lessons),
    };
  } catch {
    return { topics: [], finished: [], lessons: [] };
  }
}

export function createLearning(store: Store) {
  const learnt = () => read(store.getItem(key));
  function learn(what: keyof Learnt, more: string[]) {
    const all = learnt();
    const added = more.filter((one) => !all[what].includes(one));
    if (!added.length) return;
    all[what].push(...added);
    try {
      store.setItem(key, JSON.stringify(all));
    } catch {
      // not stored: it is explained once more
    }
  }
  const named = (game: GameId, topic: string) => `${game} ${topic}`;
  return {
    knows: (game: GameId, topic: string) => learnt().topics.includes(named(game, topic)),
    explained(game: GameId, topics: string[]) {
      learn(
        'topics',
        topics.map((topic) => named(game, topic)),
      );
    },
    hasFinished: (game: GameId) => learnt().finished.includes(game),
    finished: (game: GameId) => learn('finished', [game]),
    lessonDone: (game: GameId, lesson: string) => learnt().lessons.includes(named(game, lesson)),
    doneWith: (game: GameId, lesson: string) => learn('lessons', [named(game, lesson)]),
  };
}
