// Loads a module under node: const warren = await load(bytes). Only warren_check.wasm can replay, follow and
// simulate. The page has its own loader (web/src/engine/wasm.ts).
// The engine does no input or output: WASI calls are answered "not supported".
export async function load(bytes) {
  const module = await WebAssembly.compile(bytes), wasi = {};
  for (const { name } of WebAssembly.Module.imports(module)) wasi[name] = () => 58;
  wasi.proc_exit = (code) => { throw new Error(`exit ${code}`); };
  const { exports: w } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  w._initialize();
  const heap = () => new Uint8Array(w.memory.buffer);
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
