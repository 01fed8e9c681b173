// The engine's words come apart from it, one language at a time.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallName, Calls, Lang } from '../src/engine/contract';
import { startEngine, wasm, wordsOf } from './engine';

type Started = Awaited<ReturnType<typeof startEngine>>;
const ask = <N extends CallName>(engine: Started, name: N, take: Calls[N]['take']): Calls[N]['give'] =>
  JSON.parse(engine.call(JSON.stringify({ call: name, ...take })));

function sit(engine: Started, lang: Lang) {
  const chairs = ['Ana', 'Luis'].map((name) => ({ name, bot: '' }));
  return ask(engine, 'open', { game: 'rabbihop', options: { players: '2' }, chairs, seed: '3', lang }).table;
}
const look = (engine: Started, table: number, lang: Lang) => ask(engine, 'look', { table, viewer: 0, lang });

describe.skipIf(!existsSync(wasm))('the words of the engine', () => {
  it('are not in the module', async () => {
    const module = readFileSync(wasm);
    const options = ask(await startEngine('en', 'es'), 'catalogue', {}).games.flatMap((game) => game.options);
    const told = options.flatMap(({ help }) => [help.en, help.es]).filter((help) => help.includes(' '));
    expect(told).not.toEqual([]);
    expect(told.filter((help) => module.includes(help))).toEqual([]);
  });

  it.each(['en', 'es'] as const)('are whole with those of %s alone', async (lang) => {
    const [both, one] = [await startEngine('en', 'es'), await startEngine(lang)];
    expect(look(one, sit(one, lang), lang)).toEqual(look(both, sit(both, lang), lang));
  });

  it('are those of another language where those that are asked for are not here', async () => {
    const engine = await startEngine('es');
    const table = sit(engine, 'en');
    expect(look(engine, table, 'en').question).toBe(look(engine, table, 'es').question);
    for (const game of ask(engine, 'catalogue', {}).games)
      for (const { label, help } of game.options) {
        expect(label.en).not.toBe('');
        expect(help.en).toBe(help.es);
      }
  });

  it('can be learnt in mid-game', async () => {
    const [both, one] = [await startEngine('en', 'es'), await startEngine('en')];
    const [there, here] = [sit(both, 'en'), sit(one, 'en')];
    for (const [engine, table] of [
      [both, there],
      [one, here],
    ] as const)
      while (look(engine, table, 'en').next.kind === 'chance')
        ask(engine, 'step', { table, viewer: 0, lang: 'en' });
    one.learn(wordsOf('es'));
    for (const lang of ['es', 'en'] as const) {
      expect(look(one, here, lang)).toEqual(look(both, there, lang));
      const log = { viewer: 0, lang, from: 0 };
      expect(ask(one, 'log', { table: here, ...log })).toEqual(ask(both, 'log', { table: there, ...log }));
    }
    expect(ask(one, 'catalogue', {})).toEqual(ask(both, 'catalogue', {}));
    expect(look(one, here, 'es').question).not.toBe(look(one, here, 'en').question);
  });

  it('are never empty: without any it stops', async () => {
    const engine = await startEngine();
    expect(() => ask(engine, 'catalogue', {})).toThrow(WebAssembly.RuntimeError);
  });
});
