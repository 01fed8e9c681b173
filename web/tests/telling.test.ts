import { describe, expect, it } from 'vitest';
import type { Chair, Note } from '../src/engine/contract';
import { createMatch } from '../src/match/match';
import type { MatchParams } from '../src/match/state';
import { lookFor } from '../src/match/telling';
import { fakeEngine } from './fake';

const note = (weight: number, sentence = 'x'): Note => ({
  turn: 1,
  kind: 'x',
  seat: 1,
  sentence,
  cards: [],
  count: 0,
  from: '',
  to: '',
  weight,
  incident: null,
  marks: [],
});

describe('how long something is shown', () => {
  it('is nothing where there is nothing to see', () => {
    expect(lookFor([note(0), note(3, '')], 0, 1)).toBe(0);
  });
  it('goes by what weighs most, and by the speed', () => {
    expect(lookFor([note(1), note(2)], 0, 1)).toBe(lookFor([note(2)], 0, 1));
    expect(lookFor([note(2)], 0, 1)).toBeGreaterThan(lookFor([note(1)], 0, 1));
    expect(lookFor([note(2)], 0, 2)).toBe(2 * lookFor([note(2)], 0, 1));
  });
  it('becomes less in a long turn, but not where something is done to the viewer', () => {
    expect(lookFor([note(2)], 3000, 1)).toBeLessThan(lookFor([note(2)], 0, 1));
    expect(lookFor([note(4)], 3000, 1)).toBe(lookFor([note(4)], 0, 1));
  });
  it('ends a turn of twenty things within 2.7 s', () => {
    let spent = 0;
    for (let i = 0; i < 8; i++) spent += lookFor([note(i % 3)], spent, 1);
    for (let i = 0; i < 12; i++) spent += lookFor([note(1)], spent, 1);
    expect(spent).toBeLessThan(2700);
  });
});

it('the caption tells what another did in the turn so far, and stays to be read', async () => {
  const told: (string | undefined)[] = [];
  const engine = fakeEngine(people('greedy', ''));
  const match = createMatch({
    ...({ engine, id: 'x', table: 1, game: 'rabbihop', secrets: false, lang: 'en' } as const),
    speed: () => 'normal',
    moves: () => true,
    wait: async () => void told.push(match.state.caption?.text),
  });
  await match.advance();
  expect(told.length).toBeGreaterThan(1);
  expect(told[told.length - 1]).toBe(told[told.length - 2]);
  expect(told[told.length - 1]).toBe(match.state.lines[engine.happenings[0].notes[0].turn]?.line);
  expect(match.state.caption).toBeNull();
});

const people = (...bots: string[]): Chair[] => bots.map((bot, i) => ({ name: `P${i}`, bot }));

// A match in which the first to act has one choice.
async function sit(
  chairs: Chair[],
  forced: 'rules' | 'hand',
  action = 'add 1',
  more: Partial<MatchParams> = {},
) {
  const engine = fakeEngine(chairs);
  engine.only = { total: 0, action, forced };
  const match = createMatch({
    engine,
    id: 'x',
    table: 1,
    game: 'rabbihop',
    secrets: false,
    lang: 'en',
    speed: () => 'none',
    moves: () => true,
    alone: () => true,
    ...more,
  });
  await match.advance();
  return { match, sentences: engine.happenings.map((one) => one.notes[0].sentence) };
}

describe('what leaves no choice', () => {
  it('is done by itself, and the others go on', async () => {
    const { match, sentences } = await sit(people('', 'greedy'), 'rules');
    expect(sentences).toEqual(['0 adds 1', 'a die falls', '1 adds 1', 'a die falls']);
    expect(match.mine()).toBe(true);
    expect(match.state.alone).toBe('');
  });
  it('says so while it is shown', async () => {
    const said: string[] = [];
    const engine = fakeEngine(people('', 'greedy'));
    engine.only = { total: 0, action: 'add 1', forced: 'hand' };
    const match = createMatch({
      ...({ engine, id: 'x', table: 1, game: 'rabbihop', secrets: true, lang: 'en' } as const),
      speed: () => 'normal',
      moves: () => true,
      alone: () => true,
      wait: async () => void said.push(match.state.alone),
    });
    await match.advance();
    expect(said[0]).toBe('add 1');
  });
  it('by the hand alone only where nobody else plays', async () => {
    expect((await sit(people('', 'greedy'), 'hand')).sentences).toHaveLength(4);
    expect((await sit(people('', ''), 'hand')).sentences).toEqual([]);
    expect((await sit(people('', ''), 'rules')).sentences).toHaveLength(2);
  });
  it('waits for the viewer where that is wanted', async () => {
    expect((await sit(people('', 'greedy'), 'rules', 'add 1', { alone: () => false })).sentences).toEqual([]);
  });
  it('never takes the way back from what the viewer did', async () => {
    // It cannot be undone, and something before it can.
    expect((await sit(people('', 'greedy'), 'rules', 'add 2')).sentences).toEqual([]);
  });
  it('is not done again after an undo', async () => {
    const { match } = await sit(people('', 'greedy'), 'rules', 'add 1', { alone: () => true });
    const before = match.state.log.length;
    await match.undo();
    expect(match.state.log.length).toBe(before + 1);
    expect(match.mine()).toBe(true);
  });
});

describe('turns', () => {
  it('have their lines', async () => {
    const { match } = await sit(people('', 'greedy'), 'rules');
    expect(match.state.lines.map((one) => one.line)).toEqual(['all sit down', '0 came to 1', '1 came to 2']);
  });
});
