// The choices of a set-up, apart from how they are asked for.
import type { Chair, GameInfo } from '../engine/contract';
import type { Words } from '../words';

// You, and as many bots as make a good first game.
const botsAtFirst = { 'jack-rabbits': 3, rabbihop: 2 };

export function standardChairs(info: GameInfo, words: Words): Chair[] {
  const bots = Math.min(botsAtFirst[info.id], info.seats.most - 1);
  const chairs: Chair[] = [{ name: words.setup.you, bot: '' }];
  for (let i = 0; i < bots; i++) chairs.push({ name: words.setup.botNames[i], bot: info.standardBot });
  return chairs;
}
