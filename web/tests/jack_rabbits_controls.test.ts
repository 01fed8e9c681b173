// Whole games with the real engine: whatever is offered has a control at the table. Needs
// build/wasm/warren.wasm (or WARREN_WASM); without it these tests are skipped.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallName, Calls, Choice, Scene } from '../src/engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../src/engine/jack_rabbits';
import {
  aimedAt,
  aims,
  askedCards,
  buttons,
  compose,
  meant,
  meantByExit,
  placeless,
  travels,
} from '../src/games/jack_rabbits/model';
import { startEngine, wasm } from './engine';

// Where the table lets one do this; empty: nowhere.
function control(choice: Choice, scene: Scene<JackRabbitsView>, board: JackRabbitsBoard): string {
  const all = scene.choices;
  if ([...buttons(all), ...placeless(all)].includes(choice)) return 'button';
  if (choice.place === 'off' && choice.cards.length) return 'list'; // a free way leads there, too
  if (choice.verb === 'propose') return 'form';
  if (choice.verb === 'place')
    return aims(all).includes(choice.group) && aimedAt(all, choice.group, choice.place).includes(choice)
      ? 'aim'
      : '';
  if (choice.verb === 'call') return board.called ? 'plate' : '';
  if (choice.verb === 'buy') return scene.view.goods.length || scene.view.laid.length ? 'shop' : '';
  if (!travels(choice)) {
    const asked = askedCards(all);
    const composed = asked && compose(asked.words, choice.cards);
    return composed === choice.notation || `${composed} +` === choice.notation ? 'hand' : '';
  }
  const places = [...board.tiles.map((tile) => tile.id), ...board.ports.map((port) => port.id)];
  if (places.includes(choice.place)) {
    const list = meant(all, choice.place);
    if (list.includes(choice)) return 'place';
    if (list.some((one) => one.steps[0] === choice.notation)) return 'place';
  }
  const side = Number(choice.notation.split(' ')[1]);
  return meantByExit(all, side).includes(choice) ? 'exit' : '';
}

const games: Record<string, Record<string, string>> = {
  standard: {},
  hearts: { hearts_boost: 'displayed', vet_proof: 'hearts_or_queen' },
  diamonds: { diamonds_boost: 'on', advanced_citadel: 'on' },
  capital: { capital_aces: 'on', additional_capital: 'any', windfall: 'on' },
  called: { limit: 'called', seized_surplus: 'on', overtaxed: 'on' },
  explore: { explore: 'on' },
  frontier: { suits: 'frontier', board: 'random' },
  random: { board: 'random', trailing_carrots: 'on', clovers_boost: 'on' },
};

describe.skipIf(!existsSync(wasm))('every offer has a control', () => {
  it.each(Object.entries(games))(
    'in a game of %s',
    async (_, options) => {
      const ask = (await startEngine('en')).call;
      const call = <N extends CallName>(name: N, take: Calls[N]['take']): Calls[N]['give'] =>
        JSON.parse(ask(JSON.stringify({ call: name, ...take })));
      const chairs = [
        { name: 'Ana', bot: '' },
        { name: 'Luis', bot: 'greedy' },
        { name: 'Eva', bot: 'random' },
      ];
      const seen = new Set<string>();
      for (const seed of ['11', '12']) {
        const { table } = call('open', {
          game: 'jack-rabbits',
          options: { players: '3', ...options },
          chairs,
          seed,
          lang: 'en',
        });
        const viewer = 0;
        const lang = 'en' as const;
        const board = call('board', { table, lang }) as JackRabbitsBoard;
        let scene = call('look', { table, viewer, lang }) as Scene<JackRabbitsView>;
        let dice = 12345;
        const any = (n: number) => (dice = (dice * 1103515245 + 12345) % 2147483648) % n;
        for (let i = 0; i < 500 && scene.next.kind !== 'over'; i++) {
          if (scene.next.kind !== 'person') {
            scene = call('step', { table, viewer, lang }).scene as Scene<JackRabbitsView>;
            continue;
          }
          seen.add(scene.view.frame);
          expect(scene.choices.length).toBeGreaterThan(0);
          for (const choice of scene.choices) {
            expect(
              control(choice, scene, board),
              `${scene.view.frame}: ${choice.notation} at ${choice.place}`,
            ).not.toBe('');
          }
          const choice = scene.choices[any(scene.choices.length)];
          const actions = choice.steps.length ? choice.steps : [choice.notation];
          const foreseen = call('preview', { table, lang, seat: viewer, actions });
          expect(foreseen.refused, choice.notation).toBeNull();
          const done = call('act', { table, viewer, lang, seat: viewer, actions });
          expect(done.refused).toBeNull();
          scene = done.scene as Scene<JackRabbitsView>;
        }
        call('close', { table });
      }
      expect(seen.size).toBeGreaterThan(options.explore ? 1 : 4);
    },
    60_000,
  );
});

// Which of several first aces stays is asked in between: a way that pays with them stops there.
describe.skipIf(!existsSync(wasm))('first aces', () => {
  it('are chosen by a button before the journey goes on', async () => {
    const ask = (await startEngine('en')).call;
    const call = <N extends CallName>(name: N, take: Calls[N]['take']): Calls[N]['give'] =>
      JSON.parse(ask(JSON.stringify({ call: name, ...take })));
    const lang = 'en' as const;
    const { table } = call('load', {
      text: 'warren-log 1\ngame jack-rabbits\noption capital_aces=on\nposition\ndice 6 6\nhand p0 AS AH 3C\nend\n',
      lang,
      seed: '1',
      chairs: [
        { name: 'Ana', bot: '' },
        { name: 'Luis', bot: '' },
      ],
    });
    const at = { table, lang, seat: 0 };
    const actions = ['step 0', 'trail 0', 'pay AS AH', 'walk 0'];
    const seen = call('preview', { ...at, actions });
    expect(seen.refused).toBeNull();
    expect(seen.steps).toBe(3);
    const done = call('act', { ...at, viewer: 0, actions: actions.slice(0, seen.steps) });
    const scene = done.scene as Scene<JackRabbitsView>;
    expect(scene.question).toBe('which ace stays before you?');
    expect(buttons(scene.choices).map((choice) => choice.notation)).toEqual(['capital AS', 'capital AH']);
    expect(askedCards(scene.choices)).toBeNull();
    const after = call('act', { ...at, viewer: 0, actions: ['capital AH'] }).scene as Scene<JackRabbitsView>;
    expect(after.view.hands[0].capital).toBe('AH');
  });
});
