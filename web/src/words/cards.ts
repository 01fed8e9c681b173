import { wideSuit, type SuitLetter } from '../parts/suits';
import { say, words } from './index';

interface CardFace {
  rank: string; // "7", "A", "Q"; empty for jokers
  suit: string; // a letter, "red", "black", or empty: no card that is known
}

// Any letter can be a suit, also one that the page has no picture of.
export function cardFace(code: string): CardFace {
  if (code === 'red' || code === 'black') return { rank: '', suit: code };
  const [, rank = code, suit = ''] = /^(\d+|[AJQK])([A-Z])$/.exec(code) ?? [];
  return { rank, suit };
}

export function suitName(suit: string): string {
  const classic: string | undefined = words().cards.suits[suit as SuitLetter];
  const wide = classic ? undefined : wideSuit(suit);
  return classic ?? (wide ? say(wide.name) : suit);
}

export function cardName(code: string): string {
  const w = words().cards;
  if (!code) return w.back;
  const { rank, suit } = cardFace(code);
  if (suit === 'red') return w.red;
  if (suit === 'black') return w.black;
  if (!suit) return w.unknown(code);
  const ranks: Record<string, string> = w.ranks;
  return w.of(ranks[rank] ?? rank, suitName(suit));
}
