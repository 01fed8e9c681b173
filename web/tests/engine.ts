// The real engine under node: build/wasm/warren.wasm (or WARREN_WASM), with the words of some languages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lang } from '../src/engine/contract';
import { start } from '../src/engine/wasm';

export const wasm =
  process.env.WARREN_WASM ?? fileURLToPath(new URL('../../build/wasm/warren.wasm', import.meta.url));

export const wordsOf = (lang: Lang) => readFileSync(wasm.replace('.wasm', `.words-${lang}.txt`));

export async function startEngine(...languages: Lang[]) {
  const engine = await start(await WebAssembly.compile(readFileSync(wasm)));
  for (const lang of languages) engine.learn(wordsOf(lang));
  return engine;
}
