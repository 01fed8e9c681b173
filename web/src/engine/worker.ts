// The engine's own thread: bots think here, so the page never stalls.
import url from 'warren.wasm?url';
import { compile, start } from './wasm';

export interface Question {
  id: number;
  call: string;
  take: object;
}
// `fatal`: the engine itself crashed; none of its state can be trusted any more.
export type Answer = { id: number; give: unknown } | { id: number; fatal: string };

const ready = compile(fetch(new URL(url, self.location.href))).then(start);

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    const engine = await ready;
    const text = engine(JSON.stringify({ call: data.call, ...data.take }));
    answer = { id: data.id, give: JSON.parse(text) };
  } catch (error) {
    answer = { id: data.id, fatal: String(error) };
  }
  self.postMessage(answer);
};
