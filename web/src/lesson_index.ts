// What a course offers, read from its files: enough to list its lessons, and to lead to them from the rules. The
// build does this, so that the lessons themselves are loaded only when one of them is opened.
import type { Text } from './engine/contract';

export interface LessonEntry {
  name: string; // of its file, and in its address
  title: Text;
  intro: Text; // empty: none
  teaches: string[]; // English headings of the rules page
  tasks: number;
}

// The names in a course, in their order.
export const courseNames = (course: string): string[] =>
  course
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

// The head of a lesson. Whether all of it is sound is for the engine to say.
export function readEntry(name: string, text: string): LessonEntry {
  const entry: LessonEntry = {
    name,
    title: { en: '', es: '' },
    intro: { en: '', es: '' },
    teaches: [],
    tasks: 0,
  };
  let words: Text | null = null;
  for (const line of text.split('\n')) {
    const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line)!;
    if (word === 'en' || word === 'es') {
      if (words) words[word] += (words[word] && ' ') + rest;
      continue;
    }
    words = word === 'title' || word === 'intro' ? entry[word] : null;
    if (word === 'teaches') entry.teaches.push(rest);
    if (word === 'task') entry.tasks++;
  }
  return entry;
}
