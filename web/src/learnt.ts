// What somebody has learnt so far, kept in this browser.
import type { GameId } from './engine/contract';
import { createLearning } from './match/learning';
import { kept, store } from './match/opening';

const learning = createLearning(store);
export const { knows, explained, finished, lessonDone, doneWith } = learning;
export const hasFinished = (game: GameId) =>
  learning.hasFinished(game) || kept.list().some((one) => one.game === game && one.over);
