// The lessons: the same files that `warren learn` plays. The texts of a game are one script, loaded when a lesson is
// opened; the list of them is made by the build (vite.config.ts).
import type { GameId } from './engine/contract';
import type { LessonEntry } from './lesson_index';

const courses = import.meta.glob<LessonEntry[]>('../../lessons/*/course', {
  query: '?index',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../../lessons/*/*.lesson', { query: '?raw', import: 'default' });

export const course = (game: GameId): LessonEntry[] => courses[`../../lessons/${game}/course`] ?? [];

export const findLesson = (game: GameId, name: string) => course(game).find((one) => one.name === name);

// The one after it; undefined: it is the last.
export function lessonAfter(game: GameId, name: string): LessonEntry | undefined {
  const all = course(game);
  return all[all.findIndex((one) => one.name === name) + 1];
}

export const loadLesson = (game: GameId, name: string): Promise<string> =>
  texts[`../../lessons/${game}/${name}.lesson`]();

// Those that teach a section of the rules, named by its English heading.
export const lessonsOf = (game: GameId, section: string): LessonEntry[] =>
  course(game).filter((one) => one.teaches.includes(section));
