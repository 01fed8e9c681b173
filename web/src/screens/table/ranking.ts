import type { Result } from '../../engine/contract';

export interface Placed {
  seat: number;
  score: number;
  place: number; // from 1; equals share it, and the next one comes after all of them
  tied: boolean;
}

// The best first; equals stay in their order. Who won comes before who has as many points.
export function ranked({ scores, winners }: Pick<Result, 'scores' | 'winners'>): Placed[] {
  const all = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) ? 1 : 0 }));
  const before = (a: (typeof all)[0], b: (typeof all)[0]) => b.won - a.won || b.score - a.score;
  return [...all].sort(before).map(({ seat, score, won }) => ({
    seat,
    score,
    place: 1 + all.filter((one) => before(one, { seat, score, won }) < 0).length,
    tied: all.filter((one) => before(one, { seat, score, won }) === 0).length > 1,
  }));
}
