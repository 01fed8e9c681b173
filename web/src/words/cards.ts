import { words } from './index';

const suitLetters = 'CSHD';

export interface CardFace {
  rank: string; // "7", "A", "Q"; empty for jokers and what is not known
  suit: string; // "C", "S", "H", "D", "red", "black", or empty
}

export function cardFace(code: string): CardFace {
  if (code === 'red' || code === 'black') return { rank: '', suit: code };
  const suit = code.slice(-1);
  return suitLetters.includes(suit) && code.length > 1
    ? { rank: code.slice(0, -1), suit }
    : { rank: code, suit: '' };
}

export function cardName(code: string): string {
  const w = words().cards;
  if (!code) return w.back;
  const { rank, suit } = cardFace(code);
  if (suit === 'red') return w.red;
  if (suit === 'black') return w.black;
  if (!suit) return w.unknown(code);
  const ranks: Record<string, string> = w.ranks;
  return w.of(ranks[rank] ?? rank, w.suits[suit as keyof typeof w.suits]);
}
