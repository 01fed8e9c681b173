// Positions on a board of eight suits.
import type { CallName, Calls } from '../src/engine/contract';
import type { JackRabbitsBoard } from '../src/engine/jack_rabbits';

export type Ask = <N extends CallName>(name: N, take: Calls[N]['take']) => Calls[N]['give'];

// One board of eight suits; a position on it, with two people.
export function logOf(ask: Ask, position: string[]): string {
  const chairs = ['Ana', 'Luis'].map((name, seat) => ({ name, bot: seat ? 'greedy' : '' }));
  const options = { suits: 'frontier', board: 'random', players: '2' };
  const { table } = ask('open', { game: 'jack-rabbits', options, chairs, seed: '4', lang: 'en' });
  const { text } = ask('save', { table });
  ask('close', { table });
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('check '));
  return [...lines.slice(0, from), 'position', ...position, 'end', ''].join('\n');
}

function boardOf(ask: Ask): JackRabbitsBoard {
  const chairs = ['Ana', 'Luis'].map((name) => ({ name, bot: '' }));
  const options = { suits: 'frontier', board: 'random', players: '2' };
  const { table } = ask('open', { game: 'jack-rabbits', options, chairs, seed: '4', lang: 'en' });
  const board = ask('board', { table, lang: 'en' }) as JackRabbitsBoard;
  ask('close', { table });
  return board;
}

// A royal's hex with a road to a wood, a river or a mountain, whose number among the tiles this is.
export function besideRhombus(ask: Ask): { tile: number; royal: string; side: number } {
  const { tiles } = boardOf(ask);
  for (const hex of tiles.filter((one) => one.royal)) {
    for (const { side, to } of hex.exits) {
      const tile = tiles.findIndex((one) => one.id === to && one.shape === 'rhombus');
      if (tile >= 0) return { tile, royal: hex.royal, side };
    }
  }
  throw new Error('no hex lies beside a rhombus');
}

// Tokens, a seal and a load on the table at once, and a hand for every power.
export function everything(ask: Ask): string {
  const board = boardOf(ask);
  const nth = (shape: string, n: number) =>
    board.tiles.flatMap((tile, i) => (tile.shape === shape ? [i] : []))[n] + 1;
  return logOf(ask, [
    'rabbits p0 KO p1 KT',
    'hand p0 6E 6N 6O 6T',
    'hand p1 3E',
    'dice 2 3',
    `token E ${nth('triangle', 4)}`,
    `token N ${nth('rhombus', 6)}`,
    'known p1 3E',
    'laid-out p1 3E',
    'memory E 0 0 0 0 13 0 0 0 0 0 0 0 0 0 0 0', // it seals the tower of the king of torches
    'heap 5N',
    'pending hex',
  ]);
}
