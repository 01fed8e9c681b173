// Loads a module and the words of all languages under node: const warren = await load('warren.wasm'). Only warren_check.wasm can replay, follow and
// simulate. The page has its own loader (web/src/engine/wasm.ts).
// The engine does no input or output: WASI calls are answered "not supported".
import { readFileSync } from 'node:fs';

export async function load(path, languages = ['en', 'es']) {
  const module = await WebAssembly.compile(readFileSync(path)), wasi = {};
  for (const { name } of WebAssembly.Module.imports(module)) wasi[name] = () => 58;
  wasi.proc_exit = (code) => { throw new Error(`exit ${code}`); };
  const { exports: w } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  w._initialize();
  const heap = () => new Uint8Array(w.memory.buffer);
  for (const language of languages) {
    const words = readFileSync(path.replace('.wasm', `.words-${language}.txt`)), line = words.indexOf('\n');
    heap().set(words.subarray(line + 1), Number(words.subarray(0, line)));
  }
  const call = (name) => (text) => {
    const data = new TextEncoder().encode(text), at = w.warren_alloc(data.length);
    heap().set(data, at);
    const out = w[name](at, data.length), end = heap().indexOf(0, out);
    const answer = new TextDecoder().decode(heap().slice(out, end));
    w.warren_free(at), w.warren_free(out);
    return answer;
  };
  return { call: call('warren_call'), replay: call('warren_replay'), follow: call('warren_follow'), simulate: call('warren_simulate') };
}
