// What the polite live region says.
import { createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal('');
export { spoken };

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

// Drops what has not been read out yet: another person has the device now, or the language changed.
export function hush() {
  waiting = [];
  setSpoken('');
}

// Sentences that follow closely are joined: a screen reader drops text that is replaced. What is among them
// already, alone or as a part of another, is not said again.
export function announce(sentence: string) {
  if (!sentence || waiting.some((said) => said.includes(sentence))) return;
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    timer = undefined;
    setSpoken(waiting.slice(-8).join(' '));
    waiting = [];
  }, 250);
}
