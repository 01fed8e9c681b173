// warren.wasm as a function from text to text, once it has the words of a language. The engine does no input or output: WASI calls are
// answered "not supported", as in wasm/loader.mjs.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  warren_alloc(size: number): number;
  warren_free(at: number): void;
  warren_call(at: number, size: number): number;
}

export interface Started {
  call(text: string): string;
  learn(words: Uint8Array): void; // what wasm/take_words.mjs wrote
}

async function sound(source: Response | Promise<Response>): Promise<Response> {
  const answer = await source;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}

export const bytes = async (source: Promise<Response>) =>
  new Uint8Array(await (await sound(source)).arrayBuffer());

export async function compile(source: Response | Promise<Response>): Promise<WebAssembly.Module> {
  const answer = await sound(source);
  // Many hosts do not send the media type of wasm files.
  if (answer.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(answer);
  }
  return WebAssembly.compile(await answer.arrayBuffer());
}

export async function start(module: WebAssembly.Module): Promise<Started> {
  const wasi: Record<string, (...args: number[]) => number> = {};
  for (const { name } of WebAssembly.Module.imports(module)) wasi[name] = () => 58;
  wasi.proc_exit = (code) => {
    throw new Error(`exit ${code}`);
  };
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  const w = instance.exports as unknown as Exports;
  w._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const learn = (words: Uint8Array) => {
    const line = words.indexOf(10);
    new Uint8Array(w.memory.buffer).set(
      words.subarray(line + 1),
      Number(decoder.decode(words.subarray(0, line))),
    );
  };
  const call = (text: string) => {
    const data = encoder.encode(text);
    const at = w.warren_alloc(data.length);
    new Uint8Array(w.memory.buffer).set(data, at);
    const out = w.warren_call(at, data.length);
    const heap = new Uint8Array(w.memory.buffer); // it may have grown
    const answer = decoder.decode(heap.subarray(out, heap.indexOf(0, out)));
    w.warren_free(at);
    w.warren_free(out);
    return answer;
  };
  return { call, learn };
}
