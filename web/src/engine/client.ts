// The engine as the page calls it: engine.call('open', {...}) gives a promise of what `Calls` says.
import type { CallName, Calls, Text } from './contract';
import type { Answer } from './worker';

export type Take<N extends CallName> = Calls[N]['take'];
export type Give<N extends CallName> = Calls[N]['give'];

export interface Engine {
  call<N extends CallName>(name: N, take: Take<N>): Promise<Give<N>>;
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
  name: CallName;
  resolve(give: never): void;
  reject(error: Error): void;
}

export function createEngine(newWorker: () => WorkerLike): Engine {
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

  return {
    call(name, args) {
      return new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { name, resolve: resolve as (give: never) => void, reject });
        running().postMessage({ id, call: name, take: args });
      });
    },
  };
}

export const workerEngine = () =>
  createEngine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
  );
