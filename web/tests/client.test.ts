import { describe, expect, it } from 'vitest';
import {
  createEngine,
  createEngines,
  EngineFailure,
  EngineProblem,
  hasOtherSuits,
  type Engine,
  type WorkerLike,
} from '../src/engine/client';
import type { Answer, Question } from '../src/engine/worker';

function worker(reply: (question: Question) => Answer): WorkerLike {
  const one: WorkerLike = {
    postMessage: (question) =>
      queueMicrotask(() => one.onmessage?.({ data: reply(question as Question) } as MessageEvent<Answer>)),
    terminate: () => {},
    onmessage: null,
    onerror: null,
  };
  return one;
}

describe('the engine as it is called', () => {
  it('gives each call its own answer', async () => {
    const engine = createEngine(
      () => worker(({ id, take }) => ({ id, give: take })),
      () => 'en',
    );
    const answers = await Promise.all([1, 2, 3].map((table) => engine.call('save', { table })));
    expect(answers).toEqual([{ table: 1 }, { table: 2 }, { table: 3 }]);
  });

  it('turns a problem into an error in both languages', async () => {
    const problem = { en: 'no', es: 'que no' };
    const engine = createEngine(
      () => worker(({ id }) => ({ id, give: { problem } })),
      () => 'en',
    );
    await expect(engine.call('save', { table: 1 })).rejects.toEqual(new EngineProblem(problem));
    // For `check`, a problem is a regular answer.
    expect(await engine.call('check', { game: 'rabbihop', options: {} })).toMatchObject({ problem });
  });

  it('says in which language a call is to be answered', async () => {
    const engine = createEngine(
      () => worker(({ id, lang }) => ({ id, give: { lang } })),
      () => 'es',
    );
    expect(await engine.call('save', { table: 1 })).toEqual({ lang: 'es' });
    expect(await engine.call('look', { table: 1, viewer: 0, lang: 'en' })).toEqual({ lang: 'en' });
  });

  it('learns a language, or says that it could not, and goes on', async () => {
    const engine = createEngine(
      () => worker(({ id, lang, call }) => ({ id, give: call ? { text: call } : { learnt: lang === 'es' } })),
      () => 'en',
    );
    await engine.learn('es');
    await expect(engine.learn('en')).rejects.toThrow('en');
    expect(await engine.call('save', { table: 1 })).toEqual({ text: 'save' });
  });

  it('starts a fresh engine after one broke', async () => {
    let started = 0;
    const engine = createEngine(
      () => {
        const first = ++started === 1;
        return worker(({ id }) => (first ? { id, fatal: 'unreachable' } : { id, give: { text: 'fresh' } }));
      },
      () => 'en',
    );
    const [one, two] = await Promise.allSettled([
      engine.call('save', { table: 1 }),
      engine.call('save', { table: 1 }),
    ]);
    expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
    expect((one as PromiseRejectedResult).reason).toBeInstanceOf(EngineFailure);
    expect(await engine.call('save', { table: 1 })).toEqual({ text: 'fresh' });
    expect(started).toBe(2);
  });
});

describe('the two engines', () => {
  it.each([
    [{ options: { suits: 'frontier' } }, true],
    [{ options: { suits: 'CSHDT' } }, true],
    [{ options: { suits: 'OE', players: '2' } }, true],
    [{ text: 'options players=3 suits=frontier board=random' }, true],
    [{ text: 'options board={"warren-board":1,"suits":"CSHDTEON","tiles":[]}' }, true],
    [{ options: { suits: 'all', board: 'sample' } }, false],
    [{ options: { suits: 'SH', tight_suits: 'on' } }, false],
    [{ options: { suits: 'DSC' } }, false],
    [{ text: 'options tight_suits=on suits=all board={"suits":"CSHD"}' }, false],
    [{ options: { tight_suits: 'on' } }, false],
    [{}, false],
  ])('tell other suits than the classic ones in %j: %s', (take, other) => {
    expect(hasOtherSuits(take)).toBe(other);
  });

  // An engine that numbers its tables from 1 and says which it is.
  function numbered(name: string, heard: string[]): Engine {
    let tables = 0;
    return {
      call: async (call, take) => {
        heard.push(`${name} ${call} ${(take as { table?: number }).table ?? ''}`.trim());
        return (call === 'open' ? { table: ++tables } : {}) as never;
      },
      learn: async (lang) => void heard.push(`${name} learns ${lang}`),
    };
  }

  it('open a table where its suits have room, and go on there', async () => {
    const heard: string[] = [];
    let loaded = 0;
    const engine = createEngines(numbered('classic', heard), () => (loaded++, numbered('whole', heard)));
    await engine.learn('es');
    const open = (suits: string) =>
      engine.call('open', { game: 'jack-rabbits', options: { suits }, chairs: [], seed: '1', lang: 'es' });
    const one = await open('all');
    await engine.call('save', { table: one.table });
    expect(loaded).toBe(0);
    const other = await open('frontier');
    expect(other.table).not.toBe(one.table);
    await engine.call('save', { table: other.table });
    await engine.call('close', { table: one.table });
    await open('CSHDT');
    expect(loaded).toBe(1);
    expect(heard).toEqual([
      'classic learns es',
      'classic open',
      'classic save 1',
      'whole learns es',
      'whole open',
      'whole save 1',
      'classic close 1',
      'whole learns es',
      'whole open',
    ]);
  });
});
