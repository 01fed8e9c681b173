// warren.wasm as one function from text to text. The engine does no input or output: WASI calls are
// answered "not supported", as in wasm/loader.mjs.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  warren_alloc(size: number): number;
  warren_free(at: number): void;
  warren_call(at: number, size: number): number;
}

export async function compile(source: Response | Promise<Response>): Promise<WebAssembly.Module> {
  const answer = await source;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  // Many hosts do not send the media type of wasm files.
  if (answer.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(answer);
  }
  return WebAssembly.compile(await answer.arrayBuffer());
}

export async function start(module: WebAssembly.Module): Promise<(text: string) => string> {
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
  return (text) => {
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
}
