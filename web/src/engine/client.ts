// The engine as the page calls it: engine.call('open', {...}) gives a promise of what `Calls` says.
import type { CallName, Calls, Lang, Text } from './contract';
import type { Answer, Question } from './worker';

export type Take<N extends CallName> = Calls[N]['take'];
export type Give<N extends CallName> = Calls[N]['give'];

export interface Engine {
  call<N extends CallName>(name: N, take: Take<N>, lang?: Lang): Promise<Give<N>>;
  learn(lang: Lang): Promise<void>; // fails if the words of that language cannot be loaded
}

// It could not be done, and why.
export class EngineProblem extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

// The engine crashed. A new one answers the next call, but all tables are gone.
export class EngineFailure extends Error {}

export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  name: CallName | 'learn';
  resolve(give: never): void;
  reject(error: Error): void;
}

// `spoken`: the language in which calls are answered that name none.
export function createEngine(newWorker: () => WorkerLike, spoken: () => Lang): Engine {
  let worker: WorkerLike | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function fail(why: string) {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const one of all) one.reject(new EngineFailure(why));
  }

  function take({ data }: MessageEvent<Answer>) {
    if ('fatal' in data) return fail(data.fatal);
    const one = waiting.get(data.id);
    if (!one) return;
    waiting.delete(data.id);
    const problem = (data.give as { problem?: Text | null }).problem;
    if (problem && one.name !== 'check') one.reject(new EngineProblem(problem));
    else one.resolve(data.give as never);
  }

  function running(): WorkerLike {
    if (!worker) {
      worker = newWorker();
      worker.onmessage = take;
      worker.onerror = (event) => fail(event.message || 'the engine could not be loaded');
    }
    return worker;
  }

  function ask<T>(name: Waiting['name'], question: Omit<Question, 'id'>): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { name, resolve: resolve as (give: never) => void, reject });
      running().postMessage({ id, ...question });
    });
  }

  return {
    call: (name, take, lang = 'lang' in take ? take.lang : spoken()) => ask(name, { lang, call: name, take }),
    async learn(lang) {
      const { learnt } = await ask<{ learnt: boolean }>('learn', { lang });
      if (!learnt) throw new Error(`no words: ${lang}`);
    },
  };
}

// Whether a table that is opened with this, options, a log or a lesson, has other suits than the classic ones.
export function hasOtherSuits(take: object): boolean {
  return /\bsuits\b[^A-Za-z]{1,8}(?!all\b)([a-z]|[A-Z]*[^\WCSHDa-z\d_])/.test(JSON.stringify(take));
}

// Two engines as one: the classic one answers, but for tables with other suits, which the whole one has. It is loaded
// with the first of these. Its tables have numbers behind all of the other's.
export function createEngines(classic: Engine, newWhole: () => Engine): Engine {
  const firstOfWhole = 1_000_000;
  const spoken = new Set<Lang>();
  let whole: Engine | undefined;
  const other = () => (whole ??= newWhole());
  return {
    async call(name, take, lang) {
      const table = (take as { table?: number }).table ?? 0;
      if (table >= firstOfWhole)
        return other().call(name, { ...take, table: table - firstOfWhole } as typeof take, lang);
      const opens = name === 'open' || name === 'load' || name === 'learn';
      if (!opens || !hasOtherSuits(take)) return classic.call(name, take, lang);
      await Promise.all([...spoken].map((language) => other().learn(language)));
      const give = (await other().call(name, take, lang)) as { table: number };
      return { ...give, table: give.table + firstOfWhole } as never;
    },
    async learn(lang) {
      await classic.learn(lang);
      spoken.add(lang);
      await whole?.learn(lang);
    },
  };
}

function workerEngineOf(name: string, spoken: () => Lang): Engine {
  const newWorker = () =>
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }) as unknown as WorkerLike;
  return createEngine(newWorker, spoken);
}
export const workerEngine = (spoken: () => Lang) =>
  createEngines(workerEngineOf('classic', spoken), () => workerEngineOf('whole', spoken));
