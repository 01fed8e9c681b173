// The suits that the page can draw: a shape for each, so that colour is never needed to tell them apart.
// A classic suit has an entry here, and its name in words/en.ts and words/es.ts; those of expansions
// are in wide_suits.ts, which is fetched when the first of them is to be shown. Until then, and without
// an entry, a suit is shown by its letter.
import { createSignal } from 'solid-js';
import type { wideSuits } from './wide_suits';

export interface SuitLook {
  ink: string; // the colour, as in the class suit-red
  sign: string; // in a text
  path: string; // in a box of 24 by 24; empty: there is no picture of it, only its sign
}

const suits = {
  C: {
    ink: 'black',
    sign: '♣',
    path: 'M12 2A4.6 4.6 0 0 0 8.4 9.5 4.8 4.8 0 0 0 2 14 4.8 4.8 0 0 0 11.1 16.2C10.9 19 10 21 8.3 22H15.7C14 21 13.1 19 12.9 16.2A4.8 4.8 0 0 0 22 14 4.8 4.8 0 0 0 15.6 9.5 4.6 4.6 0 0 0 12 2Z',
  },
  S: {
    ink: 'black',
    sign: '♠',
    path: 'M12 2C6.2 8 2.5 10.8 2.5 14.6 2.5 17.2 4.5 19 6.8 19 8.8 19 10.4 18 11.2 16.4 11 19 10 21 8.3 22H15.7C14 21 13 19 12.8 16.4 13.6 18 15.2 19 17.2 19 19.5 19 21.5 17.2 21.5 14.6 21.5 10.8 17.8 8 12 2Z',
  },
  H: {
    ink: 'red',
    sign: '♥',
    path: 'M12 21.5C5 15.6 2 12 2 8.2 2 5.2 4.2 3 6.9 3 9.1 3 11 4.3 12 6.4 13 4.3 14.9 3 17.1 3 19.8 3 22 5.2 22 8.2 22 12 19 15.6 12 21.5Z',
  },
  D: {
    ink: 'red',
    sign: '♦',
    path: 'M12 1.5C13.8 5.6 16.6 9.2 20 12 16.6 14.8 13.8 18.4 12 22.5 10.2 18.4 7.4 14.8 4 12 7.4 9.2 10.2 5.6 12 1.5Z',
  },
} satisfies Record<string, SuitLook>;

export type SuitLetter = keyof typeof suits;

const [wide, setWide] = createSignal<typeof wideSuits>();
let fetching: Promise<unknown> | undefined;

// The suits of expansions, once they are here. If they cannot be fetched, the next who asks tries again.
export const fetchWideSuits = (): Promise<unknown> =>
  (fetching ??= import('./wide_suits').then(
    (module) => setWide(module.wideSuits),
    () => (fetching = undefined),
  ));

export function wideSuit(letter: string) {
  if (!/^[TEONLRBI]$/.test(letter)) return undefined;
  if (!wide()) void fetchWideSuits();
  return wide()?.[letter];
}

export const suitLook = (letter: string): SuitLook =>
  (suits as Record<string, SuitLook | undefined>)[letter] ??
  wideSuit(letter) ?? { ink: 'black', sign: letter, path: '' };

// What the rules of Jack Rabbits say of suits by name.
export const fightSuit: SuitLetter = 'S'; // fights are decided by its points
export const tradeSuit: SuitLetter = 'D'; // one side of every trade is paid in it
