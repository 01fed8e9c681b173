import { describe, expect, it, vi } from 'vitest';
import { EngineFailure, EngineProblem } from '../src/engine/client';
import type { Chair, Note } from '../src/engine/contract';
import { actionsOf } from '../src/match/actions';
import { lookFor } from '../src/match/telling';
import { createMatch } from '../src/match/match';
import { createPlayer } from '../src/match/player';
import type { MatchParams, OpenMatch } from '../src/match/state';
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
    expect(match.recap().map((line) => line.sentence)).toEqual(['1 adds 1', 'a die falls']);
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
  });

  it('shows what a thing is without refusing anything, until it is put away', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.touch('z9');
    expect(state.inspected).toMatchObject({ thing: 'z9', title: 'A far place', rule: 'Jump', held: true });
    expect(state.refused).toBeNull();
    expect(engine.calls.at(-1)?.take).toMatchObject({ viewer: 0, thing: 'z9', draft: [] });
    await match.inspect('z8');
    expect(state.inspected).toMatchObject({ thing: 'z8', held: false });
    await match.inspect('nothing');
    expect(state.inspected).toBeNull();
    // What is put away before the answer comes stays away.
    const late = match.inspect('z9');
    await match.inspect('');
    await late;
    expect(state.inspected).toBeNull();
  });

  it('puts a choice of several actions together before it sends any of it', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    await match.advance();
    expect(await match.act('begin')).toBe(true);
    expect(state.draft).toEqual(['begin']);
    expect(state.scene?.question).toBe('begun');
    expect(match.canUndo()).toBe(true);
    expect(await match.act('add 2')).toBe(true);
    const sent = engine.calls.filter(({ name }) => name === 'act');
    expect(sent.map(({ take }) => take.actions)).toEqual([['begin', 'add 2']]);
    expect(state.draft).toEqual([]);
  });

  it('goes back to before the choice when it is cancelled, or undone step by step', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    await match.advance();
    for (const leave of [match.cancel, match.undo]) {
      await match.act('begin');
      await leave();
      expect(state.draft).toEqual([]);
      expect(state.scene?.question).toBe('how much?');
    }
    await match.act('begin');
    await match.act('add 2', 'pointed');
    expect(state.pending?.actions).toEqual(['begin', 'add 2']);
    await match.undo();
    expect(state.pending).toBeNull();
    expect(state.draft).toEqual(['begin']);
    expect(engine.happenings).toEqual([]);
  });

  it('gives a standing answer by itself until the turn of its own', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    engine.own = 10;
    await match.advance();
    expect(match.mayStand()).toBe(true);
    await match.stand(choice('add 1'));
    expect(state.log.filter((line) => line.sentence === '0 adds 1').length).toBe(5);
    expect(state.standing).toBe('');
    expect(match.mine()).toBe(true);
  });

  it('stops answering as soon as it is told to, and at what it has no answer to', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')]);
    engine.only = { total: 4, action: 'add 7', forced: '' };
    await match.advance();
    await match.stand(choice('add 1'));
    expect(state.scene?.choices.map((one) => one.notation)).toEqual(['add 7']);
    expect(state.standing).toBe('add 1');
    await match.stand(null);
    expect(state.standing).toBe('');
    const before = engine.happenings.length;
    await match.act('add 7');
    expect(engine.happenings.length).toBe(before + 4); // nothing of it by itself
  });

  it('a standing answer that waits to be confirmed goes with it', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')], { touching: () => true });
    await match.advance();
    await match.stand(choice('add 2', { label: 'add two, always' }));
    expect(state.pending?.label).toBe('add two, always');
    await match.cancel();
    expect([state.standing, engine.happenings.length]).toEqual(['', 0]);
  });

  it('where another person plays nothing is answered by itself', async () => {
    const { match, state } = sit([person('Ana'), person('Eva')], { secrets: false });
    await match.advance();
    expect(match.mayStand()).toBe(false);
    await match.stand(choice('add 1'));
    expect(state.log.map((line) => line.sentence)).toEqual(['0 adds 1', 'a die falls']);
  });

  it('drops a draft when something happens meanwhile', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.act('begin');
    await match.speakUp(0, 'call p1');
    expect(state.log.at(-1)?.sentence).toBe('0 says call p1');
    expect(state.draft).toEqual([]);
    expect(state.scene?.question).toBe('how much?');
  });

  it('keeps the draft when the language changes', async () => {
    const { match, state } = sit([person('Ana'), bot('B')]);
    await match.advance();
    await match.act('begin');
    await match.setLang('es');
    expect(state.draft).toEqual(['begin']);
    expect(state.scene?.question).toBe('begun');
  });

  // What is chosen, how, whether by a finger: whether it waits to be confirmed.
  it.each([
    ['add 1', 'pointed', false, false],
    ['add 2', 'pointed', false, true], // cannot be undone
    ['add 2', 'said', false, false],
    ['add 1', 'said', true, false],
    ['add 2', 'said', true, true],
    ['add 3', 'said', true, true], // costs something
    ['add 3', 'shown', true, false],
  ] as const)('%s, %s, by touch %s: waits %s', async (what, how, touch, waits) => {
    const { match, state, engine } = sit([person('Ana'), bot('B')], { touching: () => touch });
    await match.advance();
    await match.act(what, how);
    expect(state.pending !== null).toBe(waits);
    expect(engine.happenings.length > 0).toBe(!waits);
    if (waits) await match.act(what, how); // the same again confirms it
    expect(state.pending).toBeNull();
    expect(engine.happenings[0].notes[0].sentence).toBe(`0 adds ${what.slice(4)}`);
  });

  it('knows what a considered choice leads to when it is taken, and shows it in the same breath', async () => {
    const { engine, match, state } = sit([person('Ana'), bot('B')]);
    const asked = () =>
      engine.calls.filter(({ name }) => name === 'rehearse').map(({ take }) => take.actions);
    await match.advance();
    match.foresee('begin');
    match.foresee('begin');
    await settled();
    expect(state.draft).toEqual([]);
    const taken = match.act('begin');
    expect([state.draft, state.scene?.question]).toEqual([['begin'], 'begun']);
    expect(await taken).toBe(true);
    expect(asked()).toEqual([['begin']]);
    // A hint is foreseen by itself, here as the second part of what was begun.
    await match.hint();
    await settled();
    expect(asked()).toEqual([['begin'], ['begin', 'add 2']]);
    const sent = match.act('add 2', 'shown');
    expect([state.busy, state.hint]).toEqual([true, null]);
    expect(await sent).toBe(true);
    expect(asked()).toHaveLength(2);
  });

  it('asks again when something else is taken, or something happened since', async () => {
    const { engine, match, state } = sit([person('Ana'), bot('B')]);
    const asked = () => engine.calls.filter(({ name }) => name === 'rehearse').length;
    await match.advance();
    match.foresee('begin');
    await settled();
    expect(await match.act('nonsense')).toBe(false);
    expect([asked(), state.refused?.code]).toEqual([2, 'no']);
    match.foresee('begin');
    await settled();
    await match.speakUp(0, 'call p1');
    expect(await match.act('begin')).toBe(true);
    expect(asked()).toBe(4);
  });

  it('asks experts nothing', async () => {
    const { match, state, engine } = sit([person('Ana'), bot('B')], {
      touching: () => true,
      quick: () => true,
    });
    await match.advance();
    await match.act('add 3', 'pointed');
    expect(state.pending).toBeNull();
    expect(engine.happenings.length).toBeGreaterThan(0);
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
    let first: Note[] = [];
    const { match, state } = sit([person('Ana'), bot('B')], { speed: () => 'fast', wait: async () => {} });
    await match.advance();
    const stop = match.animate(async ({ happening, ms }) => {
      seen.push([happening.notes[0].sentence, state.scene!.status, ms]);
      if (!first.length) first = happening.notes;
      expect(state.playing).toHaveLength(1);
    });
    await match.act('add 2');
    expect(seen[0]).toEqual(['0 adds 2', '0', lookFor(first, 0, 0.35)]);
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

  it('hears what is said out of turn as soon as that is possible', async () => {
    let shown = 0;
    const wait = (_: number, skipped: AbortSignal) =>
      shown++
        ? Promise.resolve()
        : new Promise<void>((ends) => skipped.addEventListener('abort', () => ends()));
    const { match, state, told } = sit([person('Ana'), bot('B')], { speed: () => 'slow', wait });
    await match.advance();
    const acting = match.act('add 1');
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    await match.speakUp(0, 'call p1');
    expect(state.said).toBe('call p1');
    await acting;
    expect(told).toEqual(['0 adds 1', 'a die falls', '0 says call p1', '1 adds 1', 'a die falls']);
    expect(state.said).toBe('');
    await match.speakUp(0, 'call p1');
    expect(told.slice(5), 'on the own turn, too').toEqual(['0 says call p1']);
    expect(match.mine()).toBe(true);
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
    await match.turnTo(0, false);
    expect(state.scene?.entries).toBe(0);
  });
});

describe('a replay', () => {
  // A game of a few entries, and the table of its replay.
  async function played(more: Partial<MatchParams> = {}) {
    const live = sit([person('Ana'), bot('B')]);
    await live.match.advance();
    await live.match.act('add 2');
    const told: string[] = [];
    const match = createMatch({
      engine: live.engine,
      id: 'x',
      table: 1,
      game: 'rabbihop',
      secrets: true,
      lang: 'en',
      replay: true,
      viewer: 0,
      speed: () => 'fast',
      moves: () => true,
      wait: async () => {},
      tell: (notes) => told.push(...notes.map((note) => note.sentence)),
      ...more,
    });
    await match.advance();
    return { match, state: match.state, told, engine: live.engine };
  }

  it('keeps its eyes, also when it moves before the first look', async () => {
    const { match, state } = sit([person('Ana'), bot('B')], { replay: true, viewer: 0 });
    await Promise.all([match.advance(), match.turnTo(2, false)]);
    expect([state.viewer, state.scene?.viewer, state.scene?.entries]).toEqual([0, 0, 2]);
  });

  it('shows what led to a moment before the moment itself, that entry and no other', async () => {
    const { match, state, told } = await played();
    const seen: [number, string, number][] = [];
    match.animate(async ({ happening, after, ms }) => {
      seen.push([state.scene!.entries, state.playing[0].sentence, after.entries]);
      expect([happening.entry, ms]).toEqual([after.entries, 300]);
    });
    for (const entry of [1, 2, 3]) await match.turnTo(entry, true);
    expect(seen).toEqual([
      [0, '0 adds 2', 1],
      [1, 'a die falls', 2],
      [2, '1 adds 1', 3],
    ]);
    expect(told).toEqual(['0 adds 2', 'a die falls', '1 adds 1']);
    expect(state.log.map((line) => line.sentence)).toEqual(told);
  });

  it('lets a moment be seen where nothing moves', async () => {
    const waits: number[] = [];
    const { match, state } = await played({
      speed: () => 'none',
      wait: async (ms) => {
        waits.push(ms);
        expect(state.playing).toHaveLength(1);
      },
    });
    match.animate(() => Promise.reject(new Error('nothing is to move')));
    await match.turnTo(1, true);
    await match.turnTo(2, false);
    expect(waits).toHaveLength(1);
    expect(state.log).toHaveLength(2);
  });

  it('goes back with its log', async () => {
    const { match, state } = await played();
    await match.turnTo(4, false);
    expect(state.log).toHaveLength(4);
    await match.turnTo(1, false);
    expect([state.scene?.entries, state.log.map((line) => line.sentence)]).toEqual([1, ['0 adds 2']]);
  });

  it('opens hands for whoever looks, and speaks another language, at the same moment', async () => {
    const { match, state, engine } = await played();
    await match.turnTo(3, false);
    await match.look(-1, true);
    const last = () => engine.calls.filter(({ name }) => name === 'moment').pop()!.take;
    expect(last()).toMatchObject({ viewer: -1, open: true, at: 3 });
    await match.setLang('es');
    expect(last()).toMatchObject({ viewer: -1, open: true, at: 3, lang: 'es' });
    await match.look(1, false);
    expect(last()).toMatchObject({ viewer: 1, open: false, at: 3 });
    expect([state.viewer, state.scene?.entries]).toEqual([1, 3]);
  });

  const player = async (match: OpenMatch, turns: number[] = [2]) => {
    const jumps: number[] = [];
    const one = createPlayer(match, 4, turns, () => jumps.push(one.moment()));
    return { ...one, jumps };
  };

  it('plays every entry, one after the other, to the end', async () => {
    const { match, state, told } = await played();
    const { toggle, moment, playing } = await player(match);
    const moments: number[] = [];
    match.animate(async () => void moments.push(moment()));
    await toggle();
    expect(playing()).toBe(true);
    await vi.waitFor(() => expect(playing()).toBe(false));
    expect([moments, moment(), state.scene?.entries]).toEqual([[0, 1, 2, 3], 4, 4]);
    expect(told).toHaveLength(4);
    await toggle(); // from the beginning again
    await vi.waitFor(() => expect(playing()).toBe(false));
    expect(moments).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  it('stops with what is being shown', async () => {
    const { match, state } = await played({ speed: () => 'slow', wait: undefined });
    const { toggle, moment, playing } = await player(match);
    await toggle();
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    await toggle();
    await vi.waitFor(() => expect([moment(), state.playing.length]).toEqual([1, 0]));
    expect(playing()).toBe(false);
    await settled();
    expect([moment(), state.scene?.entries]).toEqual([1, 1]);
  });

  it('goes by moves and by turns: on with what happens, back at once', async () => {
    const { match, told } = await played();
    const { by, byTurn, jump, moment, jumps } = await player(match);
    by(1);
    await vi.waitFor(() => expect(moment()).toBe(1));
    byTurn(1);
    await vi.waitFor(() => expect(moment()).toBe(2));
    byTurn(1);
    await vi.waitFor(() => expect(moment()).toBe(4));
    expect([told.length, jumps]).toEqual([4, []]);
    byTurn(-1);
    await vi.waitFor(() => expect(jumps).toEqual([2]));
    by(-1);
    await vi.waitFor(() => expect(jumps).toEqual([2, 1]));
    byTurn(-1);
    jump(99);
    await vi.waitFor(() => expect(jumps[jumps.length - 1]).toBe(4));
    expect(told).toHaveLength(4);
  });

  it('passes over what is being shown for somebody in a hurry', async () => {
    const { match, state } = await played({ speed: () => 'slow', wait: undefined });
    const { by, moment, jump } = await player(match);
    by(1);
    await vi.waitFor(() => expect(state.playing).toHaveLength(1));
    by(1);
    await vi.waitFor(() => expect(moment()).toBe(1));
    await vi.waitFor(() => expect(state.playing[0]?.sentence).toBe('a die falls'));
    jump(0);
    await vi.waitFor(() => expect([state.scene?.entries, moment()]).toEqual([0, 0]));
  });
});

it('does a journey step by step', () => {
  expect(actionsOf('walk')).toEqual(['walk']);
  expect(actionsOf(choice('walk'))).toEqual(['walk']);
  expect(actionsOf(choice('go', { steps: ['a', 'b'] }))).toEqual(['a', 'b']);
});
