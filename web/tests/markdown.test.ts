import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headings, plainText, readInline, readMarkdown, slug } from '../src/markdown';
import { rulesPage, sectionId } from '../src/rules';

const text = (value: string) => ({ kind: 'text', text: value });

describe('inline', () => {
  it('reads what the pages use', () => {
    expect(readInline('a **b *c*** `d*e` [R] f')).toEqual([
      text('a '),
      { kind: 'bold', inner: [text('b '), { kind: 'em', inner: [text('c')] }] },
      text(' '),
      { kind: 'code', text: 'd*e' },
      text(' '),
      { kind: 'ruling' },
      text(' f'),
    ]);
  });
  it('keeps everything else as text', () => {
    for (const odd of [
      '<b>x</b>',
      '2 * 3 * 4',
      'a ** b',
      '[x](javascript:alert(1))',
      '&lt;',
      '![x](y)',
      '`',
      '4×4',
    ])
      expect(plainText(readInline(odd))).toBe(odd);
    expect(readInline('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')]);
  });
  it('links only to the web and to this page', () => {
    expect(readInline('[a](https://b.c/d)')).toEqual([
      { kind: 'link', href: 'https://b.c/d', inner: [text('a')] },
    ]);
    expect(readInline('[a](data:text/html,x)')[0].kind).toBe('text');
  });
  it('takes a backslash as it is meant', () => {
    expect(readInline('\\*a\\*')).toEqual([text('*a*')]);
  });
});

describe('blocks', () => {
  it('reads headings, paragraphs, lists and tables', () => {
    const blocks = readMarkdown(
      '# A\n\none\ntwo\n\n- x\n  y\n- z\n\n1. p\n2. q\n\n| a | b |\n| --- | --- |\n| 1 | |\n\nend',
    );
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'table',
      'paragraph',
    ]);
    expect(blocks[1]).toEqual({ kind: 'paragraph', inner: [text('one two')] });
    expect(blocks[2]).toMatchObject({
      ordered: false,
      items: [[{ inner: [text('x y')] }], [{ inner: [text('z')] }]],
    });
    expect(blocks[3]).toMatchObject({ ordered: true, start: 1 });
    expect(blocks[4]).toMatchObject({ head: [[text('a')], [text('b')]], rows: [[[text('1')], []]] });
  });
  it('reads lists in lists, quotes and code', () => {
    const blocks = readMarkdown('- a\n  - b\n  - c\n- d\n\n> q\n> r\n\n```\n*x*\n```');
    expect(blocks.map((block) => block.kind)).toEqual(['list', 'quote', 'code']);
    expect(blocks[0]).toMatchObject({
      items: [[{ kind: 'paragraph' }, { kind: 'list' }], [{ kind: 'paragraph' }]],
    });
    expect(blocks[2]).toEqual({ kind: 'code', text: '*x*' });
  });
  it('ends, whatever it is given', () => {
    for (const odd of [
      '',
      '\n\n',
      '-',
      '- ',
      '|',
      '|\n|-',
      '```',
      '>',
      '#',
      '1.',
      '  - a\n- b',
      '- a\n\n\n- b',
      '\t- x',
    ])
      expect(() => readMarkdown(odd)).not.toThrow();
  });
});

describe('the rules pages', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8');
  for (const game of ['jack-rabbits', 'rabbihop']) {
    const names = headings(readMarkdown(read(`${game}.en`))).map((one) => one.text);
    const english = rulesPage(names, read(`${game}.en`));
    const spanish = rulesPage(names, read(`${game}.es`));
    it(`have the same sections in both languages: ${game}`, () => {
      expect(spanish.sections.map((one) => one.id)).toEqual(english.sections.map((one) => one.id));
      expect(new Set(english.sections.map((one) => one.id)).size).toBe(english.sections.length);
      expect(english.sections.length).toBeGreaterThan(10);
    });
    it(`speak of the table, wherever it stands, and of no terminal: ${game}`, () => {
      for (const lang of ['en', 'es']) expect(read(`${game}.${lang}`)).not.toMatch(/terminal|--option/i);
    });
    it(`open where a refusal says: ${game}`, () => {
      for (const { english: name, id } of english.sections) expect(sectionId(spanish, name)).toBe(id);
      for (const { heading, id } of spanish.sections) expect(sectionId(spanish, heading)).toBe(id);
      expect(sectionId(english, 'No such section')).toBe('');
    });
  }
});

it('makes an address of a heading', () => {
  expect(slug('Spades: fights')).toBe('spades-fights');
  expect(slug('¿Qué hay en la caja?')).toBe('que-hay-en-la-caja');
});
