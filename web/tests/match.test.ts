import { describe, expect, it, vi } from 'vitest';
import { EngineFailure, EngineProblem } from '../src/engine/client';
import type { Chair } from '../src/engine/contract';
import { actionsOf } from '../src/match/actions';
import { createMatch } from '../src/match/match';
import type { MatchParams } from '../src/match/state';
import { choice, fakeEngine } from './fake';

const person = (name: string): Chair => ({ name, bot: '' });
const bot = (name: string): Chair => ({ name, bot: 'greedy' });

function sit(chairs: Chair[], more: Partial<MatchParams> = {}, goal?: number) {
  const engine = fakeEngine(chairs, goal);
  const kept: string[] = [];
  const told: string[] = [];
  const match = createMatch({
    engine,
    id: 'x',
    table: 1,
    game: 'rabbihop',
    secrets: true,
    lang: 'en',
    speed: () => 'none',
    moves: () => true,
    keep: (text) => kept.push(text),
    tell: (notes) => told.push(...notes.map((note) => note.sentence)),
    ...more,
  });
  return { engine, match, kept, told, state: match.state };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a match', () => {
  it('asks the one person, with their eyes', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect(state.viewer).toBe(0);
    expect(match.mine()).toBe(true);
    expect(state.scene?.question).toBe('how much?');
    expect(match.choicesAt('a1').map((one) => one.notation)).toEqual(['add 1']);
    expect(match.choicesWith('7C').map((one) => one.notation)).toEqual(['add 2']);
  });

  it('lets chance and bots go on until a person is asked again', async () => {
    const { match, state, told } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect(await match.act('add 2')).toBe(true);
    expect(told).toEqual(['0 adds 2', 'a die falls', '1 adds 1', 'a die falls']);
    expect(state.log.map((line) => line.sentence)).toEqual(told);
    expect(state.log.map((line) => line.entry)).toEqual([1, 2, 3, 4]);
    expect(match.mine()).toBe(true);
    expect(match.recap().map((line) => line.sentence)).toEqual(['a die falls', '1 adds 1', 'a die falls']);
  });

  it('keeps the newest text after every entry', async () => {
    const { match, kept } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.act('add 1');
    await settled();
    expect(kept[kept.length - 1]).toBe('entries 4');
  });

  it('says why it was refused, and stays where it is', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect(await match.act('fly')).toBe(false);
    expect(state.refused).toEqual({ code: 'no', section: 'A turn', reason: 'no such thing' });
    expect(match.mine()).toBe(true);
    match.dismiss();
    expect(state.refused).toBeNull();
    await match.touch('z9');
    expect(state.refused?.section).toBe('Jump');
  });

  it('hides the hands between several people', async () => {
    const { match, state, engine } = sit([person('Ana'), person('Ben')]);
    await match.advance();
    expect(state.cover).toBe(0);
    expect(state.viewer).toBe(-1);
    expect(state.scene?.choices).toEqual([]);
    expect(match.mine()).toBe(false);
    expect(await match.act('add 1')).toBe(false);
    await match.uncover();
    expect(state.cover).toBe(-1);
    expect(state.viewer).toBe(0);
    await match.act('add 1');
    expect(state.cover).toBe(1);
    expect(state.viewer).toBe(-1);
    // Nothing was asked with Ben's eyes while Ana still had the device.
    expect(engine.calls.some(({ take }) => take.viewer === 1)).toBe(false);
  });

  it('needs no cover where there are no secrets', async () => {
    const { match, state } = sit([person('Ana'), person('Ben')], { secrets: false });
    await match.advance();
    await match.act('add 1');
    expect(state.cover).toBe(-1);
    expect(state.viewer).toBe(1);
    expect(match.mine()).toBe(true);
  });

  it('is watched to its end when only bots play', async () => {
    const { match, state } = sit([bot('A'), bot('B')], {}, 4);
    await match.advance();
    expect(state.viewer).toBe(-1);
    expect(state.scene?.result?.reason).toBe('enough');
    expect(match.mine()).toBe(false);
  });

  it('pauses, and goes on', async () => {
    const { match, state } = sit([bot('A'), bot('B')], {}, 4);
    match.pause(true);
    await match.advance();
    expect(state.scene?.result).toBeNull();
    match.pause(false);
    await vi.waitFor(() => expect(state.scene?.result).not.toBeNull());
  });

  it('shows what happens before the scene changes, at the chosen speed', async () => {
    const seen: [string, string, number][] = [];
    const { match, state } = sit([person('Ana'), bot('B')], { speed: () => 'fast', wait: async () => {} });
    await match.advance();
    const stop = match.animate(async ({ happening, ms }) => {
      seen.push([happening.notes[0].sentence, state.scene!.status, ms]);
      expect(state.playing).toHaveLength(1);
    });
    await match.act('add 2');
    expect(seen[0]).toEqual(['0 adds 2', '0', 300]);
    expect(seen).toHaveLength(4);
    expect(state.playing).toEqual([]);
    stop();
    await match.act('add 2');
    expect(seen).toHaveLength(4);
  });

  it('survives an animation that breaks', async () => {
    const { match, state } = sit([person('Ana'), bot('B')], { speed: () => 'fast' });
    await match.advance();
    match.animate(() => Promise.reject(new Error('oh')));
    expect(await match.act('add 1')).toBe(true);
    expect(state.failed).toBeNull();
  });

  it('skips what is being shown until a person is asked', async () => {
    const { match, state } = sit([person('Ana'), bot('B')], { speed: () => 'slow' });
    await match.advance();
    const acting = match.act('add 1');
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    match.skip();
    expect(await acting).toBe(true);
    // The next turn is shown again.
    const again = match.act('add 1');
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    match.skip();
    await again;
  });

  it('does one thing at a time', async () => {
    const { match } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect(await Promise.all([match.act('add 1'), match.act('add 1')])).toEqual([true, false]);
  });

  it('hints, considers, selects and marks', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect((await match.hint())?.notation).toBe('add 2');
    expect(match.marked('7C')).toBe(true);
    await match.consider(choice('add 1'));
    expect(state.preview?.end).toBe('b1');
    await match.consider(null);
    expect(state.preview).toBeNull();
    match.select('a1');
    match.mark(['p1']);
    expect([state.selected, match.marked('p1'), match.marked('7C')]).toEqual(['a1', true, false]);
    await match.act('add 1');
    expect([state.selected, state.hint, state.marks]).toEqual(['', null, {}]);
  });

  it('speaks another language at once', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.setLang('es');
    expect(state.scene?.question).toBe('¿cuánto?');
    await match.act('add 1');
    expect(state.scene?.question).toBe('¿cuánto?');
  });

  it('tells a broken engine from a problem', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    await match.advance();
    engine.breaks.act = new EngineProblem({ en: 'no', es: 'no se puede' });
    expect(await match.act('add 1')).toBe(false);
    expect([state.failed, state.failure]).toEqual(['problem', 'no']);
    engine.breaks.act = new EngineFailure('unreachable');
    await match.act('add 1');
    expect(state.failed).toBe('engine');
  });

  it('undoes, and reads its log anew', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.act('add 1');
    await match.undo();
    expect(state.log[state.log.length - 1].sentence).toBe('undone');
    expect(state.log.filter((line) => line.sentence === 'undone')).toHaveLength(1);
  });

  it('only looks in a replay', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')], { replay: true, viewer: 0 });
    await match.advance();
    expect(state.viewer).toBe(0);
    expect(match.mine()).toBe(false);
    expect(await match.act('add 1')).toBe(false);
    expect(engine.calls.some(({ name }) => name === 'act' || name === 'step' || name === 'save')).toBe(false);
    await match.turnTo(2, false);
    expect(engine.calls[engine.calls.length - 1]).toEqual({ name: 'close', take: { table: 1 } });
  });
});

it('keeps the eyes of a replay, also when it moves before the first look', async () => {
  const { match, state } = sit([person('Ana'), bot('B')], { replay: true, viewer: 0 });
  await Promise.all([match.advance(), match.turnTo(2, false)]);
  expect([state.viewer, state.scene?.viewer]).toEqual([0, 0]);
});

it('does a journey step by step', () => {
  expect(actionsOf('walk')).toEqual(['walk']);
  expect(actionsOf(choice('walk'))).toEqual(['walk']);
  expect(actionsOf(choice('go', { steps: ['a', 'b'] }))).toEqual(['a', 'b']);
});
