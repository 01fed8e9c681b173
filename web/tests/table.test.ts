import { describe, expect, it, vi } from 'vitest';
import { EngineFailure, EngineProblem } from '../src/engine/client';
import type { Chair } from '../src/engine/contract';
import { actionsOf, createTable, type TableParams } from '../src/table/table';
import { choice, fakeEngine } from './fake';

const person = (name: string): Chair => ({ name, bot: '' });
const bot = (name: string): Chair => ({ name, bot: 'greedy' });

function sit(chairs: Chair[], more: Partial<TableParams> = {}, goal?: number) {
  const engine = fakeEngine(chairs, goal);
  const kept: string[] = [];
  const told: string[] = [];
  const table = createTable({
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
  return { engine, table, kept, told, state: table.state };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a table', () => {
  it('asks the one person, with their eyes', async () => {
    const { table, state } = sit([person('Ana'), bot('B')]);
    await table.advance();
    expect(state.viewer).toBe(0);
    expect(table.mine()).toBe(true);
    expect(state.scene?.question).toBe('how much?');
    expect(table.choicesAt('a1').map((one) => one.notation)).toEqual(['add 1']);
    expect(table.choicesWith('7C').map((one) => one.notation)).toEqual(['add 2']);
  });

  it('lets chance and bots go on until a person is asked again', async () => {
    const { table, state, told } = sit([person('Ana'), bot('B')]);
    await table.advance();
    expect(await table.act('add 2')).toBe(true);
    expect(told).toEqual(['0 adds 2', 'a die falls', '1 adds 1', 'a die falls']);
    expect(state.log.map((line) => line.sentence)).toEqual(told);
    expect(state.log.map((line) => line.entry)).toEqual([1, 2, 3, 4]);
    expect(table.mine()).toBe(true);
    expect(table.recap().map((line) => line.sentence)).toEqual(['a die falls', '1 adds 1', 'a die falls']);
  });

  it('keeps the newest text after every entry', async () => {
    const { table, kept } = sit([person('Ana'), bot('B')]);
    await table.advance();
    await table.act('add 1');
    await settled();
    expect(kept[kept.length - 1]).toBe('entries 4');
  });

  it('says why it was refused, and stays where it is', async () => {
    const { table, state } = sit([person('Ana'), bot('B')]);
    await table.advance();
    expect(await table.act('fly')).toBe(false);
    expect(state.refused).toEqual({ code: 'no', section: 'A turn', reason: 'no such thing' });
    expect(table.mine()).toBe(true);
    table.dismiss();
    expect(state.refused).toBeNull();
    await table.touch('z9');
    expect(state.refused?.section).toBe('Jump');
  });

  it('hides the hands between several people', async () => {
    const { table, state, engine } = sit([person('Ana'), person('Ben')]);
    await table.advance();
    expect(state.cover).toBe(0);
    expect(state.viewer).toBe(-1);
    expect(state.scene?.choices).toEqual([]);
    expect(table.mine()).toBe(false);
    expect(await table.act('add 1')).toBe(false);
    await table.uncover();
    expect(state.cover).toBe(-1);
    expect(state.viewer).toBe(0);
    await table.act('add 1');
    expect(state.cover).toBe(1);
    expect(state.viewer).toBe(-1);
    // Nothing was asked with Ben's eyes while Ana still had the device.
    expect(engine.calls.some(({ take }) => take.viewer === 1)).toBe(false);
  });

  it('needs no cover where there are no secrets', async () => {
    const { table, state } = sit([person('Ana'), person('Ben')], { secrets: false });
    await table.advance();
    await table.act('add 1');
    expect(state.cover).toBe(-1);
    expect(state.viewer).toBe(1);
    expect(table.mine()).toBe(true);
  });

  it('is watched to its end when only bots play', async () => {
    const { table, state } = sit([bot('A'), bot('B')], {}, 4);
    await table.advance();
    expect(state.viewer).toBe(-1);
    expect(state.scene?.result?.reason).toBe('enough');
    expect(table.mine()).toBe(false);
  });

  it('pauses, and goes on', async () => {
    const { table, state } = sit([bot('A'), bot('B')], {}, 4);
    table.pause(true);
    await table.advance();
    expect(state.scene?.result).toBeNull();
    table.pause(false);
    await vi.waitFor(() => expect(state.scene?.result).not.toBeNull());
  });

  it('shows what happens before the scene changes, at the chosen speed', async () => {
    const seen: [string, string, number][] = [];
    const { table, state } = sit([person('Ana'), bot('B')], { speed: () => 'fast', wait: async () => {} });
    await table.advance();
    const stop = table.animate(async ({ happening, ms }) => {
      seen.push([happening.notes[0].sentence, state.scene!.status, ms]);
      expect(state.playing).toHaveLength(1);
    });
    await table.act('add 2');
    expect(seen[0]).toEqual(['0 adds 2', '0', 300]);
    expect(seen).toHaveLength(4);
    expect(state.playing).toEqual([]);
    stop();
    await table.act('add 2');
    expect(seen).toHaveLength(4);
  });

  it('survives an animation that breaks', async () => {
    const { table, state } = sit([person('Ana'), bot('B')], { speed: () => 'fast' });
    await table.advance();
    table.animate(() => Promise.reject(new Error('oh')));
    expect(await table.act('add 1')).toBe(true);
    expect(state.failed).toBeNull();
  });

  it('skips what is being shown until a person is asked', async () => {
    const { table, state } = sit([person('Ana'), bot('B')], { speed: () => 'slow' });
    await table.advance();
    const acting = table.act('add 1');
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    table.skip();
    expect(await acting).toBe(true);
    // The next turn is shown again.
    const again = table.act('add 1');
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    table.skip();
    await again;
  });

  it('does one thing at a time', async () => {
    const { table } = sit([person('Ana'), bot('B')]);
    await table.advance();
    expect(await Promise.all([table.act('add 1'), table.act('add 1')])).toEqual([true, false]);
  });

  it('hints, considers, selects and marks', async () => {
    const { table, state } = sit([person('Ana'), bot('B')]);
    await table.advance();
    expect((await table.hint())?.notation).toBe('add 2');
    expect(table.marked('7C')).toBe(true);
    await table.consider(choice('add 1'));
    expect(state.preview?.end).toBe('b1');
    await table.consider(null);
    expect(state.preview).toBeNull();
    table.select('a1');
    table.mark(['p1']);
    expect([state.selected, table.marked('p1'), table.marked('7C')]).toEqual(['a1', true, false]);
    await table.act('add 1');
    expect([state.selected, state.hint, state.marks]).toEqual(['', null, {}]);
  });

  it('speaks another language at once', async () => {
    const { table, state } = sit([person('Ana'), bot('B')]);
    await table.advance();
    await table.setLang('es');
    expect(state.scene?.question).toBe('¿cuánto?');
    await table.act('add 1');
    expect(state.scene?.question).toBe('¿cuánto?');
  });

  it('tells a broken engine from a problem', async () => {
    const { table, state, engine } = sit([person('Ana'), bot('B')]);
    await table.advance();
    engine.breaks.act = new EngineProblem({ en: 'no', es: 'no se puede' });
    expect(await table.act('add 1')).toBe(false);
    expect([state.failed, state.failure]).toEqual(['problem', 'no']);
    engine.breaks.act = new EngineFailure('unreachable');
    await table.act('add 1');
    expect(state.failed).toBe('engine');
  });

  it('undoes, and reads its log anew', async () => {
    const { table, state } = sit([person('Ana'), bot('B')]);
    await table.advance();
    await table.act('add 1');
    await table.undo();
    expect(state.log[state.log.length - 1].sentence).toBe('undone');
    expect(state.log.filter((line) => line.sentence === 'undone')).toHaveLength(1);
  });

  it('only looks in a replay', async () => {
    const { table, state, engine } = sit([person('Ana'), bot('B')], { replay: true, viewer: 0 });
    await table.advance();
    expect(state.viewer).toBe(0);
    expect(table.mine()).toBe(false);
    expect(await table.act('add 1')).toBe(false);
    expect(engine.calls.some(({ name }) => name === 'act' || name === 'step' || name === 'save')).toBe(false);
    await table.turnTo(2, false);
    expect(engine.calls[engine.calls.length - 1]).toEqual({ name: 'close', take: { table: 1 } });
  });
});

it('keeps the eyes of a replay, also when it moves before the first look', async () => {
  const { table, state } = sit([person('Ana'), bot('B')], { replay: true, viewer: 0 });
  await Promise.all([table.advance(), table.turnTo(2, false)]);
  expect([state.viewer, state.scene?.viewer]).toEqual([0, 0]);
});

it('does a journey step by step', () => {
  expect(actionsOf('walk')).toEqual(['walk']);
  expect(actionsOf(choice('walk'))).toEqual(['walk']);
  expect(actionsOf(choice('go', { steps: ['a', 'b'] }))).toEqual(['a', 'b']);
});
