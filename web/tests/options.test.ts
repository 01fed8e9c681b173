import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/engine/contract';
import {
  asked,
  changedOptions,
  freeName,
  grouped,
  isValid,
  knownAs,
  namedChairs,
  readDraft,
  spelledOut,
  spelledValue,
  standardDraft,
  withChair,
  withoutChair,
} from '../src/screens/options';
import { en } from '../src/words/en';

const both = (text: string) => ({ en: text, es: text });
const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  kind: 'flag',
  group: 'cards',
  standard: 'off',
  lowest: 0,
  highest: 1,
  automatic: '',
  utmost: '',
  choices: [],
  label: both(name),
  help: both(''),
  ...more,
});
const info: GameInfo = {
  id: 'jack-rabbits',
  title: both('Jack Rabbits'),
  secrets: true,
  seats: { fewest: 2, most: 4 },
  rules: 1,
  groups: [
    { name: 'cards', title: both('Cards') },
    { name: 'land', title: both('Land') },
  ],
  options: [
    option('players', { kind: 'number', standard: '2', lowest: 2, highest: 4 }),
    option('powers', { standard: 'on' }),
    option('deck', {
      kind: 'number',
      standard: 'auto',
      lowest: 1,
      highest: 9,
      automatic: 'auto',
      utmost: 'all',
    }),
    option('aim', {
      kind: 'choice',
      standard: 'a',
      choices: [
        { name: 'a', label: both('A') },
        { name: 'b', label: both('B') },
      ],
    }),
    option('board', { kind: 'text', standard: 'sample', group: 'land' }),
  ],
  presets: [
    { name: 'standard', label: both(''), help: both(''), values: { powers: 'on' }, known: [] },
    {
      name: 'old',
      label: both(''),
      help: both(''),
      values: { powers: 'off', aim: 'b' },
      known: [{ option: 'aim', value: 'b', name: both('Old aim'), help: both('') }],
    },
  ],
  bots: [{ name: 'greedy', label: both('') }],
  standardBot: 'greedy',
};

describe('a set-up', () => {
  it('begins with a person and bots, and the first preset', () => {
    const draft = standardDraft(info, en);
    expect(draft.chairs.map((chair) => chair.bot)).toEqual(['', 'greedy', 'greedy', 'greedy']);
    expect(draft.options).toEqual({ players: '2', powers: 'on', deck: 'auto', aim: 'a', board: 'sample' });
    expect(changedOptions(draft, info)).toEqual([]);
  });

  it('does not ask how many players there are: the chairs say so', () => {
    expect(asked(info).map((one) => one.name)).not.toContain('players');
  });

  it('knows what can be chosen', () => {
    const by = (name: string) => info.options.find((one) => one.name === name)!;
    expect(['on', 'off', 'yes', 1].map((value) => isValid(by('powers'), value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['auto', 'all', '1', '9', '10', '1.5', ''].map((value) => isValid(by('deck'), value))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['b', 'c'].map((value) => isValid(by('aim'), value))).toEqual([true, false]);
  });

  it('remembers the last choice, as far as it is still known', () => {
    const kept = {
      preset: 'old',
      options: { aim: 'zzz', deck: '5', gone: 'x', powers: 'on' },
      chairs: [
        { name: 'x'.repeat(99), bot: '' },
        { name: 'B', bot: 'greedy' },
        { name: 'C', bot: 'oracle' },
        7,
      ],
    };
    const draft = readDraft(JSON.stringify(kept), info, en);
    expect(draft.preset).toBe('old');
    expect(draft.options).toMatchObject({ aim: 'b', deck: '5', powers: 'on' });
    expect(draft.options).not.toHaveProperty('gone');
    expect(draft.chairs).toEqual([
      { name: 'x'.repeat(24), bot: '' },
      { name: 'B', bot: 'greedy' },
    ]);
    expect(changedOptions(draft, info)).toEqual(['powers', 'deck']);
  });

  it.each([null, '', '{', 'null', '[]', '{"chairs":[]}', '{"options":null,"chairs":5}'])(
    'survives %s',
    (text) => {
      expect(readDraft(text, info, en)).toEqual(standardDraft(info, en));
    },
  );

  it('says what an edition calls it', () => {
    const draft = readDraft('{"preset":"old"}', info, en);
    expect(knownAs(info, draft, 'aim')?.name.en).toBe('Old aim');
    expect(knownAs(info, { ...draft, options: { ...draft.options, aim: 'a' } }, 'aim')).toBeNull();
  });

  it('asks by groups, without what would change nothing', () => {
    const asks = (idle: string[]) =>
      grouped(info, idle).map(({ name, options }) => [name, ...options.map((one) => one.name)]);
    expect(asks([])).toEqual([
      ['cards', 'powers', 'deck', 'aim'],
      ['land', 'board'],
    ]);
    expect(asks(['deck', 'board'])).toEqual([['cards', 'powers', 'aim']]);
  });

  it('spells out what was chosen', () => {
    const told = (at: number, value: string) => spelledValue(info.options[at], value, (one) => one.en, en);
    expect([told(1, 'on'), told(1, 'off'), told(2, '5'), told(2, 'all'), told(3, 'b')]).toEqual([
      'powers',
      'powers: off',
      'deck: 5',
      `deck: ${en.setup.utmost}`,
      'aim: B',
    ]);
    expect(told(4, 'hexes …')).toBe(`board: ${en.setup.ownText}`);
  });

  it('gives everybody a rabbit of their own', () => {
    const draft = standardDraft(info, en);
    expect(draft.looks).toEqual([0, 1, 2, 3]);
    const fewer = withoutChair({ ...draft, looks: [5, 1, 0, 3] }, 1);
    expect(fewer.looks).toEqual([5, 0, 3]);
    expect(withChair({ ...draft, ...fewer }, { name: 'New', bot: '' }).looks).toEqual([5, 0, 3, 1]);
    const kept = { chairs: draft.chairs.slice(0, 2), looks: [7, 7] };
    expect(readDraft(JSON.stringify(kept), info, en).looks).toEqual([0, 1]);
    expect(readDraft(JSON.stringify({ ...kept, looks: [7, 2] }), info, en).looks).toEqual([7, 2]);
  });

  it('gives everybody a name', () => {
    const chairs = [
      { name: '  Ana   María ', bot: '' },
      { name: ' ', bot: 'greedy' },
    ];
    expect(namedChairs(chairs, en).map((chair) => chair.name)).toEqual(['Ana María', 'Player 2']);
    expect(freeName([{ name: 'A', bot: '' }], ['A', 'B'])).toBe('B');
    expect(freeName([{ name: 'A', bot: '' }], ['A'])).toBe('A 2');
  });

  it('calls options in a conflict as the form does', () => {
    const told = (text: string) => spelledOut(text, info, (one) => one.en, en);
    expect(told('powers=on does not go with aim=b, players=2: no; choose powers=off or x=y')).toBe(
      '“powers” does not go with “aim: B”, “players: 2”: no; choose “powers: off” or x=y',
    );
  });
});
