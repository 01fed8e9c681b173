import { describe, expect, it } from 'vitest';
import { readSettings, setSettings } from '../src/settings';
import { fetchWideSuits, suitLook } from '../src/parts/suits';
import { cardFace, cardName, suitName } from '../src/words/cards';
import { say, words } from '../src/words';
import { book as en } from '../src/words/book_en';
import { book as es } from '../src/words/book_es';

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
  return [[path, value]];
}

describe('words', () => {
  it('are as many in both languages, and none is empty', () => {
    const english = leaves(en);
    const spanish = leaves(es);
    expect(spanish.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [path, text] of [...english, ...spanish]) expect(text, path).not.toBe('');
  });

  it('are not the same in both, but for a few names', () => {
    const spanish = new Map(leaves(es));
    const same = leaves(en).filter(([path, text]) => typeof text === 'string' && spanish.get(path) === text);
    expect(same.map(([path]) => path)).toEqual([
      '.page.app.name',
      '.page.table.bot',
      '.page.settings.speeds.normal',
    ]);
  });

  it('fill in their places', () => {
    for (const one of [en.page, es.page]) {
      expect(one.table.turnOf('Ana')).toContain('Ana');
      expect(one.replay.of(3, 9)).toMatch(/3.*9/);
    }
  });

  it('of Spanish buttons are infinitives', () => {
    const infinitive = /^(no )?\p{L}*[aeií]r(l[ao]s?|me|se)?( |$)/iu;
    const { page, jack, building } = es;
    for (const text of [
      ...Object.values(jack.confirm),
      ...[jack.go, jack.doIt, jack.cancel, jack.putBack, jack.allTheSame, jack.allowAll, jack.askAgain],
      ...[jack.propose, jack.callOut('Ana'), building.place, building.turn],
      ...[
        page.app.close,
        page.app.cancel,
        page.app.back,
        page.app.reload,
        page.table.doIt,
        page.table.finish,
      ],
      ...[page.table.undo, page.table.skip, page.setup.start, page.setup.reset, page.keeping.follow],
    ])
      expect(text).toMatch(infinitive);
  });

  it('follow the language', () => {
    setSettings('lang', 'en');
    expect([words().app.rules, say({ en: 'a', es: 'b' }), cardName('QS')]).toEqual([
      'Rules',
      'a',
      'queen of spades',
    ]);
    setSettings('lang', 'es');
    expect([words().app.rules, say({ en: 'a', es: 'b' }), cardName('QS')]).toEqual([
      'Reglas',
      'b',
      'reina de picas',
    ]);
    setSettings('lang', 'en');
  });

  it('name every card', () => {
    expect(['7C', '10S', 'AH', 'KD', 'red', 'black', '', '??'].map(cardName)).toEqual([
      '7 of clubs',
      '10 of spades',
      'ace of hearts',
      'king of diamonds',
      'red joker',
      'black joker',
      'a hidden card',
      'card ??',
    ]);
    expect(cardFace('10S')).toEqual({ rank: '10', suit: 'S' });
  });

  it('name a card of a suit that they do not know', () => {
    expect(cardFace('7X')).toEqual({ rank: '7', suit: 'X' });
    expect(['7X', 'QX'].map(cardName)).toEqual(['7 of X', 'queen of X']);
    expect(suitLook('X')).toEqual({ ink: 'black', sign: 'X', path: '' });
    expect(suitLook('D')).toMatchObject({ ink: 'red', sign: '♦' });
  });

  it('name a card of an expansion by its letter until its suits are fetched', async () => {
    expect(cardName('7T')).toBe('7 of T');
    expect(suitLook('T')).toEqual({ ink: 'black', sign: 'T', path: '' });
    await fetchWideSuits();
    expect(cardName('7T')).toBe('7 of torches');
    setSettings('lang', 'es');
    expect([...'TEONLRBI'].map(suitName)).toEqual(
      'antorchas escudos herraduras bellotas conchas anclas campanas témpanos'.split(' '),
    );
    setSettings('lang', 'en');
    const looks = [...'CSHDTEONLRBI'].map(suitLook);
    expect(new Set(looks.map((look) => look.path)).size).toBe(12);
  });
});

describe('settings', () => {
  it('begin with the language of the browser', () => {
    expect(readSettings(null, ['es-MX']).lang).toBe('es');
    expect(readSettings(null, ['fr']).lang).toBe('en');
    expect(readSettings(null, []).sound).toBe(false);
  });
  it('take over only what is good', () => {
    const text = JSON.stringify({
      lang: 'es',
      theme: 'neon',
      speed: 'fast',
      sound: 'yes',
      textSize: 150,
      x: 1,
    });
    expect(readSettings(text, [])).toEqual({
      lang: 'es',
      theme: 'system',
      speed: 'fast',
      sound: false,
      quick: false,
      alone: true,
      told: false,
      coach: false,
      textSize: 150,
    });
    expect(readSettings('{', []).speed).toBe('normal');
    expect(readSettings('7', []).speed).toBe('normal');
  });
});
