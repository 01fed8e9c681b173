// The engine's own thread: bots think here, so the page never stalls. Its words come apart from it, in the
// language that is spoken; those of another when it is gone over to.
//
// There are two engines: one for the classic suits, and the whole one, which is loaded when other suits are played. The
// name of the worker says which it is.
import wholeModule from 'warren.wasm?url';
import wholeEn from 'warren.words-en.txt?url';
import wholeEs from 'warren.words-es.txt?url';
import classicModule from 'warren_classic.wasm?url';
import classicEn from 'warren_classic.words-en.txt?url';
import classicEs from 'warren_classic.words-es.txt?url';
import type { Lang } from './contract';
import { bytes, compile, start } from './wasm';

// A call in the language `lang`; without a call, the words of that language are to be loaded.
export interface Question {
  id: number;
  lang: Lang;
  call?: string;
  take?: object;
}
// `fatal`: the engine itself crashed; none of its state can be trusted any more.
export type Answer = { id: number; give: unknown } | { id: number; fatal: string };

const whole = self.name === 'whole';
const module = whole ? wholeModule : classicModule;
const files: Record<Lang, string> = whole ? { en: wholeEn, es: wholeEs } : { en: classicEn, es: classicEs };
const words: Partial<Record<Lang, Promise<Uint8Array>>> = {};
const learnt = new Set<Lang>();
const get = (file: string) => fetch(new URL(file, self.location.href));
const ready = compile(get(module)).then(start);

// What could not be loaded is tried again the next time.
const load = (lang: Lang) =>
  (words[lang] ??= bytes(get(files[lang])).catch((error) => {
    words[lang] = undefined;
    throw error;
  }));

// An engine that has learnt another language speaks that where the one that is asked for cannot be loaded.
async function speaking(lang: Lang) {
  const engine = await ready;
  if (learnt.has(lang)) return engine;
  const found = await load(lang).catch((error) => {
    if (!learnt.size) throw error;
  });
  if (found) {
    engine.learn(found);
    learnt.add(lang);
  }
  return engine;
}

async function answer({ id, lang, call, take }: Question): Promise<Answer> {
  try {
    const engine = await speaking(lang);
    return { id, give: JSON.parse(engine.call(JSON.stringify({ call, ...take }))) };
  } catch (error) {
    return { id, fatal: String(error) };
  }
}

// Calls are answered one after the other, in the order in which they were made.
let last: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Question>) => {
  const loading = load(data.lang).then(
    () => true,
    () => false,
  );
  if (data.call) last = last.then(async () => self.postMessage(await answer(data)));
  else void loading.then((learnt) => self.postMessage({ id: data.id, give: { learnt } }));
};
