// One stop for Tab, however many things a panel has: arrow keys go through them, Enter tells what one is.
import { createSignal } from 'solid-js';
import type { OpenMatch } from '../match/state';

export interface Stops {
  things(): string[]; // as in data-thing
  first?(): string | undefined; // where Tab goes before somebody was there
}

export function createStops({ things, first }: Stops) {
  const [focus, setFocus] = createSignal('');
  const tab = () => (things().includes(focus()) ? focus() : (first?.() ?? things()[0]));
  return (thing: string) => ({
    'data-stop': thing,
    get tabindex() {
      return tab() === thing ? 0 : -1;
    },
    onFocus: () => setFocus(thing),
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0;
      const next = by && things()[things().indexOf(thing) + by];
      if (!next) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(`[data-stop="${next}"]`)?.focus();
    },
  });
}

// For what is no button otherwise.
export const telling = (match: OpenMatch, thing: string) => ({
  role: 'button' as const,
  onClick: () => void match.inspect(thing, true),
  onKeyPress: (event: KeyboardEvent) =>
    ['Enter', ' '].includes(event.key) && void (event.preventDefault(), match.inspect(thing, true)),
});
