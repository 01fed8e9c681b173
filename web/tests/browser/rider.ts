// A player who tries everything in one game of Jack Rabbits: does what was not done yet, and otherwise
// what a bot would do. The same seed always leads through the same game.
import type { Choice, Scene } from '../../src/engine/contract';
import type { Mirror } from './mirror';

// What has to happen, and how the log tells of it.
export const wanted: Record<string, RegExp> = {
  'a fight': / attacks /,
  'a visit that nobody contests': /Nobody contests/,
  'a contested visit': / contests the visit with /,
  'a flight': / flies to /,
  'a plaza': / takes .* out of the spent lot/,
  'a trailway': / pays .* for the other road/,
  'a horse': / pays .* for a horse /,
  'a boat': / pays .* for a boat /,
  'a cave': / pays .* to come out of cave /,
  'a joker bought': / buys the (red|black) joker/,
  'a joker released': / releases the (red|black) joker/,
};

export const missing = (lines: string[]) =>
  Object.keys(wanted).filter((what) => !lines.some((line) => wanted[what].test(line)));

const kindOf = (choice: Choice): string => {
  const steps = choice.steps.length ? choice.steps : [choice.notation];
  const verb = steps.map((step) => step.split(' ')[0]).find((one) => one !== 'walk' && one !== 'pay');
  return verb ?? choice.verb;
};
const longed = [
  'attack',
  'trail',
  'horse',
  'boat',
  'release',
  'hop',
  'down',
  'joker',
  'contest',
  'buy',
  'declare',
  'land',
];

export class Rider {
  done = new Map<string, number>();
  next(mirror: Mirror, fits: (choice: Choice, scene: Scene) => boolean): Choice {
    const { scene } = mirror;
    const choices = scene.choices.filter((choice) => fits(choice, scene));
    const fresh = choices
      .filter((choice) => longed.includes(kindOf(choice)) && !this.done.has(kindOf(choice)))
      .sort((a, b) => a.cards.length - b.cards.length)
      .at(0);
    const hinted = (): Choice | undefined => {
      const notation = mirror.hint();
      return choices.find((choice) => choice.notation === notation);
    };
    const move = fresh ?? hinted() ?? choices.at(0);
    if (!move) throw new Error(`nothing fits: ${scene.question}`);
    this.done.set(kindOf(move), (this.done.get(kindOf(move)) ?? 0) + 1);
    return move;
  }
}
