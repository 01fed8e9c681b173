// Every picture of the rules finds its place in both languages, behind something that is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Lang } from '../src/engine/contract';
import { headings, readMarkdown } from '../src/markdown';
import { illustrated, type Figures } from '../src/parts/figures';
import { rulesPage } from '../src/rules';

const page = (game: string, lang: Lang) => {
  const read = (one: Lang) =>
    readFileSync(fileURLToPath(new URL(`../../docs/rules/${game}.${one}.md`, import.meta.url)), 'utf8');
  return rulesPage(
    headings(readMarkdown(read('en'))).map((one) => one.text),
    read(lang),
  );
};
// The drawings need a browser; where they stand is written beside them.
const placed = (game: string): Figures => {
  const file = new URL(`../src/games/${game.replace('-', '_')}/figures.tsx`, import.meta.url);
  const figures: Figures = {};
  let section = '';
  for (const line of readFileSync(fileURLToPath(file), 'utf8').split('\n')) {
    const key = /^ {2,4}(?:'([^']+)'|([A-Z]\w+)): (\[|one\()/.exec(line);
    if (key) {
      section = key[1] ?? key[2];
      figures[section] = [];
      if (key[3] === 'one(') add(0);
    }
    const after = /^ {6,8}after: (\d+),/.exec(line);
    if (after) add(Number(after[1]));
  }
  function add(after: number) {
    figures[section].push({ after, says: { en: '', es: '' }, draw: () => null });
  }
  return figures;
};

it.each(['jack-rabbits', 'rabbihop'])('the pictures of %s', (game) => {
  const figures = placed(game);
  const all = Object.values(figures).flat();
  expect(all.length).toBeGreaterThan(15);
  for (const lang of ['en', 'es'] as const) {
    const parts = illustrated(page(game, lang), figures);
    expect(parts.flatMap((part) => part.figure ?? [])).toEqual(all);
    expect(parts.flatMap((part) => part.blocks)).toEqual(page(game, lang).blocks);
  }
});
