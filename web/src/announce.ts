// What the polite live region says.
import { createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal('');
export { spoken };

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

// What was told is not for whoever comes now: another person, or another language.
export function hush() {
  waiting = [];
  setSpoken('');
}

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
