// The rules at hand: a turn on one screen, the words of a game, and the search through all of it. The texts are
// docs/summary and docs/glossary, which `warren rules` prints too; their sections are those of the rules page.
import type { GameId, Lang } from './engine/contract';
import { readMarkdown, type Block, type Inline } from './markdown';
import type { RulesPage } from './rules';

const summaries = import.meta.glob<string>('../../docs/summary/*.md', { query: '?raw', import: 'default' });
const glossaries = import.meta.glob<string>('../../docs/glossary/*.md', { query: '?raw', import: 'default' });

export interface Summary {
  title: string;
  goal: Block[];
  steps: { heading: string; blocks: Block[] }[];
}
export function readSummary(text: string): Summary {
  const out: Summary = { title: '', goal: [], steps: [] };
  for (const block of readMarkdown(text)) {
    if (block.kind !== 'heading') (out.steps.at(-1)?.blocks ?? out.goal).push(block);
    else if (block.level === 1) out.title = block.text;
    else out.steps.push({ heading: block.text, blocks: [] });
  }
  return out;
}
export const loadSummary = async (game: GameId, lang: Lang): Promise<Summary> =>
  readSummary(await summaries[`../../docs/summary/${game}.${lang}.md`]());

export interface Word {
  word: string;
  what: string;
  other: string; // in the other language
  print: string; // in the printed rules, of both languages
  section: string;
}
export function readGlossary(text: string): Word[] {
  const tables = readMarkdown(text).filter((block) => block.kind === 'table');
  return tables.flatMap((table) =>
    table.rows.map((cells) => {
      const [word, what, other, print, section] = cells.map(plain);
      return { word, what, other, print, section };
    }),
  );
}
export const loadGlossary = async (game: GameId, lang: Lang): Promise<Word[]> =>
  readGlossary(await glossaries[`../../docs/glossary/${game}.${lang}.md`]());

export function plain(inner: Inline[]): string {
  return inner
    .map((one) =>
      one.kind === 'ruling' ? '' : one.kind === 'text' || one.kind === 'code' ? one.text : plain(one.inner),
    )
    .join('');
}
function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plain(block.inner);
    case 'list':
      return block.items.map((item) => item.map(textOf).join(' ')).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
    case 'code':
      return block.text;
    case 'quote':
      return block.blocks.map(textOf).join(' ');
  }
}

// Without accents and capitals; every letter keeps its place.
const fold = (text: string) =>
  Array.from(text, (letter) => (letter.length > 1 ? letter : letter.normalize('NFD')[0].toLowerCase())).join(
    '',
  );

export interface Found {
  section: string; // its heading
  before: string; // what stands around the word that was found
  hit: string;
  after: string;
}
const room = 60; // letters on either side
function around(text: string, at: number, length: number): Omit<Found, 'section'> {
  const from = at <= room ? 0 : text.indexOf(' ', at - room) + 1;
  const end = at + length + room;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + length);
  return {
    before: (from > 0 ? '… ' : '') + text.slice(Math.min(from, at), at),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? ' …' : ''),
  };
}

const wordsOf = (wanted: string) => fold(wanted).split(/\s+/).filter(Boolean);
const hasAll = (text: string, wanted: string[]) => wanted.every((word) => fold(text).includes(word));

// Words that are called so, in either language or in print: those that begin so first.
export function findWords(glossary: Word[], query: string): Word[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  const names = (one: Word) => [one.word, one.other, one.print];
  const begins = (one: Word) => names(one).some((name) => fold(name).startsWith(wanted[0]));
  const found = glossary.filter((one) => hasAll(names(one).join(' '), wanted));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

// Sections that have all these words: those with them in their heading first. Each once, with the first paragraph
// (list, table) that has them all, or else the first of them.
export function findSections(page: RulesPage, query: string): Found[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  const titled: Found[] = [];
  const others: Found[] = [];
  for (const { heading } of page.sections) {
    const start = page.blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
    const rest = page.blocks.slice(start + 1);
    const next = rest.findIndex((block) => block.kind === 'heading' && block.level === 2);
    const texts = rest.slice(0, next < 0 ? undefined : next).map(textOf);
    if (!hasAll([heading, ...texts].join(' '), wanted)) continue;
    const best =
      texts.find((text) => hasAll(text, wanted)) ?? texts.find((text) => hasAll(text, [wanted[0]]));
    const place = best ? fold(best).indexOf(wanted[0]) : 0;
    const found = { section: heading, ...around(best ?? texts[0] ?? '', place, best ? wanted[0].length : 0) };
    (hasAll(heading, wanted) ? titled : others).push(found);
  }
  return [...titled, ...others];
}
