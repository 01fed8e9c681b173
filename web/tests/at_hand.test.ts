// The rules at hand: the summaries and glossaries fit the rules pages and each other, and the search finds what is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findSections, findWords, readGlossary, readSummary } from '../src/at_hand';
import type { Lang } from '../src/engine/contract';
import { headings, readMarkdown } from '../src/markdown';
import { rulesPage } from '../src/rules';

const text = (folder: string, game: string, lang: Lang) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${folder}/${game}.${lang}.md`, import.meta.url)), 'utf8');
const page = (game: string, lang: Lang) =>
  rulesPage(
    headings(readMarkdown(text('rules', game, 'en'))).map((one) => one.text),
    text('rules', game, lang),
  );
const english = (game: string, lang: Lang, heading: string) =>
  page(game, lang).sections.find((one) => one.heading === heading)?.english;

describe.each(['jack-rabbits', 'rabbihop'])('%s', (game) => {
  it('the summary has a step for sections of the rules, the same in both languages', () => {
    const steps = (lang: Lang) =>
      readSummary(text('summary', game, lang)).steps.map((step) => {
        expect(step.blocks.length).toBe(1);
        return english(game, lang, step.heading);
      });
    expect(steps('en')).not.toContain(undefined);
    expect(steps('en').length).toBeGreaterThan(5);
    expect(steps('es')).toEqual(steps('en'));
  });

  it('the glossaries are the same words, each with its section, in the order of their letters', () => {
    const list = (lang: Lang) => readGlossary(text('glossary', game, lang));
    const entry = (lang: Lang) => (one: ReturnType<typeof list>[0]) => {
      const own = lang === 'en' ? [one.word, one.other] : [one.other, one.word];
      return [...own, one.print, english(game, lang, one.section)].join(' | ');
    };
    expect(list('en').filter((one) => !english(game, 'en', one.section))).toEqual([]);
    expect(list('es').map(entry('es')).sort()).toEqual(list('en').map(entry('en')).sort());
    for (const lang of ['en', 'es'] as const) {
      const names = list(lang).map((one) => one.word);
      expect([...names].sort((a, b) => a.localeCompare(b, lang))).toEqual(names);
      expect(new Set(names).size).toBe(names.length);
      expect(list(lang).filter((one) => !one.what || !one.section)).toEqual([]);
    }
  });
});

it('finds sections by all the words, headings first, without regard to accents and capitals', () => {
  const rules = page('jack-rabbits', 'es');
  expect(findSections(rules, '')).toEqual([]);
  expect(findSections(rules, 'zzz')).toEqual([]);
  const found = findSections(rules, 'LOTERIA');
  expect(found[0].section).toBe('Lotería');
  expect(found.length).toBeGreaterThan(2);
  for (const one of found.slice(2)) expect(one.hit.toLowerCase()).toBe('lotería');
  const both = findSections(page('jack-rabbits', 'en'), 'joker boat');
  expect(both.map((one) => one.section)).toContain('Transfers: tavern');
  expect(both.length).toBeLessThan(findSections(page('jack-rabbits', 'en'), 'joker').length);
});

it('says what stands around the word, or how a section begins that is only called so', () => {
  const rules = page('jack-rabbits', 'en');
  const [titled] = findSections(rules, 'increment');
  expect(titled.section).toBe('Increment');
  expect([titled.before, titled.hit]).toEqual(['', '']);
  expect(titled.after).toMatch(/^If you are on a hex, draw a card/);
  const inside = findSections(rules, 'overpa').concat(findSections(rules, 'drawn by lot'));
  expect(inside.length).toBeGreaterThan(0);
  for (const one of inside) {
    expect(['overpa', 'drawn']).toContain(one.hit);
    expect((one.before + one.hit + one.after).length).toBeLessThan(2 * 60 + 20);
  }
});

it('finds words by what the printed rules and the other language call them', () => {
  const glossary = readGlossary(text('glossary', 'jack-rabbits', 'en'));
  const names = (query: string) => findWords(glossary, query).map((one) => one.word);
  expect(names('off-road shortcuts')).toEqual(['trailway']);
  expect(names('madriguera')).toContain('cave');
  expect(names('joker')[0]).toBe('joker');
  expect(names('')).toEqual([]);
});
