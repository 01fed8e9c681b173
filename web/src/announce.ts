// What the polite live region says.
import { createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal('');
export { spoken };

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

// Sentences that come close together are told together: a screen reader drops what is replaced.
export function announce(sentence: string) {
  if (!sentence) return;
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    timer = undefined;
    setSpoken(waiting.slice(-8).join(' '));
    waiting = [];
  }, 250);
}
