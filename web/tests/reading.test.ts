import { describe, expect, it } from 'vitest';
import { continues, doneByPeople, readGame, salvage, type KeptGame } from '../src/match/reading';
import { spoiltKinds } from './spoilt';

const text = 'warren-log 1\ngame rabbihop\nchance a\np0 jump\np1 jump\np0 undo\n';
const good: KeptGame = {
  id: 'x',
  game: 'rabbihop',
  chairs: [
    { name: 'Ana', bot: '' },
    { name: 'Luis', bot: 'greedy' },
  ],
  text,
  entries: 4,
  status: '',
  over: false,
  when: 12,
  params: null,
};
const kinds = spoiltKinds(good);

describe('a kept record', () => {
  it('is read as it was written', () => {
    expect(readGame('x', JSON.stringify(good))).toEqual(good);
    const params = {
      game: 'rabbihop',
      options: { start: 'plain' },
      chairs: good.chairs,
      seed: '1',
      lang: 'en',
    };
    expect(readGame('x', JSON.stringify({ ...good, params }))?.params).toEqual(params);
    expect(readGame('x', JSON.stringify({ ...good, params: undefined }))?.params).toBeNull();
  });

  it('leaves out what only adorns it and is not sound', () => {
    const read = (more: object) => readGame('x', JSON.stringify({ ...good, ...more }))!;
    const seats = good.chairs.length;
    const looks = [...Array(seats).keys()].reverse();
    const news = { turns: 3, seat: -1, winners: [0] };
    expect(read({ looks, news })).toEqual({ ...good, looks, news });
    for (const bad of [5, 'red', [0], Array(seats).fill(2), Array(seats + 9).keys(), [...looks.slice(1), 8]])
      expect(read({ looks: bad }).looks).toBeUndefined();
    for (const bad of [
      7,
      [],
      {},
      { ...news, seat: 99 },
      { ...news, winners: ['x'] },
      { ...news, turns: '3' },
    ])
      expect(read({ news: bad }).news).toBeUndefined();
  });

  it.each(Object.keys(kinds))('is spoilt: %s', (kind) => {
    expect(readGame('x', kinds[kind])).toBeNull();
  });

  it('gives back the log that is still in it', () => {
    expect(salvage(kinds['when yesterday'])).toBe(text);
    expect(salvage(kinds['chairs that are none'])).toBe(text);
    expect(salvage(kinds['breaks off'])).toBe(text);
    expect(salvage(kinds['breaks off in the log'])).toBe('warren-log 1\ngame rabbihop\nchance a\np0 jump\n');
    expect(salvage(text)).toBe(text);
    for (const kind of [
      'empty',
      'no JSON',
      'null',
      'a log that is a number',
      'an empty log',
      'a log too long',
    ])
      expect(salvage(kinds[kind]), kind).toBeNull();
    expect(salvage('{"text":"warren-log \\u12"}')).toBeNull();
  });
});

describe('the text of a match', () => {
  it('continues another if it has all its entries, in their order', () => {
    expect(continues(`${text}p0 stay\ncheck 12\n# over`, `${text}check 77`)).toBe(true);
    expect(continues(text, text)).toBe(true);
    expect(continues(text, `${text}p0 stay\n`)).toBe(false);
    expect(continues(`${text}p0 stay\n`, `${text}p0 jump\n`)).toBe(false);
  });

  it('says how often people did something', () => {
    expect(doneByPeople(good)).toBe(2);
    expect(doneByPeople({ ...good, text: 'warren-log 1\nchance a\np1 jump' })).toBe(0);
    expect(doneByPeople({ text, chairs: [{ name: 'B', bot: 'random' }] })).toBe(3);
  });
});
