import type { GameId } from '../engine/contract';

export const titles: Record<GameId, string> = { 'jack-rabbits': 'Jack Rabbits', rabbihop: 'Rabbihop' };
