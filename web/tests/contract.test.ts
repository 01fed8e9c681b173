// What the real engine answers is what contract.ts says. Needs build/wasm/warren.wasm (or WARREN_WASM).
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameId, Scene } from '../src/engine/contract';
import type { JackRabbitsView } from '../src/engine/jack_rabbits';
import { contract, learn, play, tell, Witness, type Match } from './contract_games';
import { wasm } from './engine';
import { faults, toMeet } from './contract_shapes';
import { everything } from './frontier';

const matches: Record<string, Match> = {
  Rabbihop: {
    game: 'rabbihop',
    options: { market: 'on', molehills: 'on', territory: 'on' },
    bots: ['', 'greedy', ''],
    seed: '18446744073709551615',
    lang: 'es',
  },
  'Rabbihop in the unknown': {
    game: 'rabbihop',
    options: { explorers: 'on', springboard: 'on', molehills: 'on' },
    bots: ['greedy', ''],
    seed: '2',
    lang: 'en',
  },
  'Jack Rabbits': {
    game: 'jack-rabbits',
    options: {},
    bots: ['', 'greedy', 'random', ''],
    seed: '3',
    lang: 'en',
  },
  'Jack Rabbits on a board of their own': {
    game: 'jack-rabbits',
    options: { board: 'built', limit: 'called' },
    bots: ['', 'greedy', ''],
    seed: '4',
    lang: 'es',
  },
};

// What happens too rarely in random games, as logs.
const golden = (name: string) =>
  readFileSync(new URL(`../../tests/golden/${name}.log`, import.meta.url), 'utf8');
const log = (game: GameId, options: string, position: string, entries: string) =>
  ['warren-log 1', `game ${game}`, options, 'position', position, 'end', entries].join('\n');
const stories: Record<string, string> = {
  'an extra turn': golden('rabbihop/by-hand-plus-and-trap'),
  'a territory': golden('rabbihop/by-hand-territory'),
  'a trade, a vetting, an ace that stays': golden('jack-rabbits/options-many-by-hand'),
  'another trade': log(
    'jack-rabbits',
    'option diamonds_boost=on',
    'rabbits p0 JH p1 JH\nhand p0 5D\nhand p1 3S\npending hex',
    'p0 propose p1 taking 3 S for 5\np1 accept\np1 hand over 3S',
  ),
  'a fight with spades laid one by one': log(
    'jack-rabbits',
    'option players=3',
    'turn p1 2\nrabbits p1 JH p2 JH\nhand p1 5S\nhand p2 3S 4S\npending hex',
    'p1 attack p2\np1 spades 5S\np2 spades 3S +\np2 spades 4S',
  ),
  'three royals, far from home': log(
    'jack-rabbits',
    'option players=2',
    'rabbits p0 QH\nhand p0 JC QS KH\npending hex',
    'p0 end',
  ),
  'a flight': log(
    'jack-rabbits',
    'option players=2',
    'rabbits p0 KS\nhand p0 6C 3S\npending hex\npending start',
    'p0 declare 6C',
  ),
  'a visit that two may vet': log(
    'jack-rabbits',
    'option players=3',
    'turn p1 2\ndice 2 3\nrabbits p1 JD\nhand p1 AS 4D\nhand p2 6H\ncrossed 50\npending hex\npending road 50',
    'p1 horse QS\np1 pay AS 4D\np2 allow',
  ),
  'a tile that fits nowhere': log(
    'jack-rabbits',
    'option board=built',
    `laid citadel 0 0\nlaid cave -1 1\nlaid cave 0 0 3\nlaid cave 1 -1
laid tavern 0 -2 3\nlaid tavern -1 -1\nlaid tavern -2 0 5`,
    'p0 flip triangle\nchance flip p0 cave',
  ),
  'a tile taken in free building': log(
    'jack-rabbits',
    'option board=built\noption building=free\noption enforce_guidelines=on',
    'tiles p0 QD cave',
    'p0 take QD',
  ),
  'a tile taken in freestyle building': log(
    'jack-rabbits',
    'option board=built\noption building=freestyle',
    'tiles p0 QD cave',
    'p0 take QD',
  ),
};

const lesson = (name: string) =>
  readFileSync(new URL(`../../lessons/${name}.lesson`, import.meta.url), 'utf8');
const lessonForTheSecond = [
  ...['warren-lesson 1', 'game rabbihop', 'learner p1', 'teaches Jump', 'title', 'en Jump', 'es Salta'],
  ...['position', 'row start c1 c1 c1', 'row c1 . . .', 'row . . . .', 'row . . . .', 'turn p1', 'end'],
  ...['task', 'en East', 'es Al este', 'reach view pawns a1 b1', 'solution jump east'],
  ...['only jump east', 'en Another way.', 'es Hacia otro lado.'],
].join('\n');

// What the contract allows but never occurs, and why.
const oneGame = 'every stage belongs to one game';
const notBuilding = 'only a board that is being built can be finished for somebody';
const allOpen = 'nobody has secrets there';
const neverMet: Record<string, string> = {
  'SceneOf<BuildingView>.game: "rabbihop"': oneGame,
  'SceneOf<JackRabbitsView>.game: "rabbihop"': oneGame,
  'SceneOf<RabbihopView>.game: "jack-rabbits"': oneGame,
  'SceneOf<JackRabbitsView>.canFinish: true': notBuilding,
  'SceneOf<RabbihopView>.canFinish: true': notBuilding,
  'SceneOf<BuildingView>.forced: "hand"': allOpen,
  'SceneOf<RabbihopView>.forced: "hand"': allOpen,
  'SceneOf<BuildingView>.forced: "rules"': 'a tile nearly always fits in more than one place',
  'SceneOf<BuildingView>.result: Result': 'a board that is finished is played on',
};

describe.skipIf(!existsSync(wasm))('the contract', () => {
  let witness: Witness;
  const ends: Record<string, Scene> = {};
  let stopped: unknown = null; // by what
  function meetAll() {
    const { games } = witness.call('catalogue', {});
    witness.call('check', { game: games[0].id, options: { players: 'none' } });
    witness.fail('look', { table: 0, viewer: 0, lang: 'en' });
    witness.fail('load', { text: 'nonsense', lang: 'es', seed: '0' });
    for (const [name, match] of Object.entries(matches)) ends[name] = play(witness, match);
    for (const story of Object.values(stories)) tell(witness, story);
    tell(
      witness,
      everything((name, take) => witness.call(name, take)),
    );
    witness.fail('learn', { text: 'nonsense', lang: 'es' });
    learn(witness, lessonForTheSecond, 'es', 'jump south', [['jump east']]);
    learn(witness, lesson('rabbihop/jumping'), 'en', 'jump west', [
      ['jump east'],
      ['jump east'],
      ['jump east'],
    ]);
    learn(witness, lesson('jack-rabbits/royal-and-home'), 'es', 'end', [
      ['acquire', 'pay 4D 6D'],
      ['walk 3'],
    ]);
  }
  beforeAll(async () => {
    witness = await Witness.begin();
    try {
      meetAll();
    } catch (error) {
      stopped = error; // most likely by something that breaks the contract, which is told first
    }
  }, 60_000);

  it('is kept by every question and every answer', () => {
    expect([...witness.faults.values()]).toEqual([]);
    expect(stopped).toBeNull();
  });
  it('is tried with games that come to an end', () => {
    for (const [name, { next, result }] of Object.entries(ends)) {
      expect([next.kind, result?.reason], name).toEqual(['over', expect.stringMatching(/./)]);
    }
  });
  it('has no call that was never answered', () => {
    expect([...contract.calls.keys()].filter((name) => !witness.answered.has(name))).toEqual([]);
  });
  it('promises nothing that was never met', () => {
    const sides = [...contract.calls.values()].flatMap(({ take, give }) => [take, give]);
    const all = new Set([...sides, contract.problem].flatMap((shape) => toMeet(shape)));
    expect([...all].filter((one) => !witness.met.has(one)).sort()).toEqual(Object.keys(neverMet).sort());
  });
});

// A value with one thing wrong in it, at each of its places in turn; of lists only the first items.
function* spoilt(value: object, path: string): Generator<string> {
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(value).slice(0, Array.isArray(value) ? 2 : undefined)) {
    const [held, place] = [fields[key], `${path}.${key}`];
    fields[key] = { odd: true };
    yield `${place}: another kind`;
    fields[key] = undefined;
    yield `${place}: nothing`;
    fields[key] = held;
    if (held && typeof held === 'object') yield* spoilt(held, place);
  }
  if (Array.isArray(value)) return;
  for (const [key, held] of Object.entries(fields)) {
    delete fields[key];
    yield `${path}.${key}: missing`;
    fields[key] = held;
  }
  fields.odd = 1;
  yield `${path}: a field too many`;
  delete fields.odd;
}

describe.skipIf(!existsSync(wasm))('what breaks the contract is found', () => {
  let look: (game: GameId, options?: Record<string, string>) => Scene;
  const faultsOf = (scene: unknown) => faults(contract.calls.get('look')!.give, scene, 'look');
  beforeAll(async () => {
    const witness = await Witness.begin();
    look = (game, options = {}) => {
      const chairs = [0, 1].map(() => ({ name: '', bot: '' }));
      const { table } = witness.call('open', { game, options, chairs, seed: '1', lang: 'en' });
      let scene = witness.call('look', { table, viewer: 0, lang: 'en' });
      while (scene.next.kind === 'chance')
        scene = witness.call('step', { table, viewer: 0, lang: 'en' }).scene;
      return scene;
    };
  });

  it.each<[string, (scene: any) => void, string[]]>([
    ['nothing', () => {}, []],
    [
      'a field that is missing',
      (scene) => delete scene.view.deck,
      ['look.view.deck: missing, expected a whole number'],
    ],
    [
      'a field that is not spoken of',
      (scene) => (scene.view.cells[3].extra = 1),
      ['look.view.cells[3].extra: the contract knows no such field of CellView'],
    ],
    [
      'a word that is not among those',
      (scene) => (scene.next.kind = 'robot'),
      ['look.next.kind: expected "over" | "chance" | "bot" | "person", got "robot"'],
    ],
    [
      'another kind, deep within',
      (scene) => (scene.view.cells[2].stack[0].score = '1'),
      ['look.view.cells[2].stack[0].score: expected a whole number, got "1"'],
    ],
    ['half a number', (scene) => (scene.turns = 0.5), ['look.turns: expected a whole number, got 0.5']],
    [
      'null where there must be something',
      (scene) => (scene.choices = null),
      ['look.choices: expected a list, got null'],
    ],
    [
      'something else where there may be null',
      (scene) => (scene.result = false),
      ['look.result: expected null | Result, got false'],
    ],
    [
      'a stage that is none',
      (scene) => (scene.stage = 'chess'),
      ['look.stage: expected "jack-rabbits" | "jack-rabbits-building" | "rabbihop", got "chess"'],
    ],
  ])('%s', (_, spoil, found) => {
    const scene = look('rabbihop');
    spoil(scene);
    expect(faultsOf(scene)).toEqual(found);
  });

  it('the view of another stage', () => {
    const scene = { ...look('rabbihop'), view: look('jack-rabbits').view };
    expect(faultsOf(scene)).toContain('look.view.kind: expected "rabbihop", got "jack-rabbits"');
  });
  it('pairs that are no pairs', () => {
    const scene = look('jack-rabbits') as Scene<JackRabbitsView>;
    (scene.view.dice as number[]).splice(0, 2, 1, 2, 3);
    expect(faultsOf(scene)).toEqual(['look.view.dice: expected a list of 2, got [1,2,3]']);
  });
  it.each<[GameId, Record<string, string>]>([
    ['rabbihop', {}],
    ['jack-rabbits', {}],
    ['jack-rabbits', { board: 'built' }],
  ])('anything, anywhere in a scene of %s %o', (game, options) => {
    const scene = look(game, options);
    const missed: string[] = [];
    for (const what of spoilt(scene, 'look')) if (!faultsOf(scene).length) missed.push(what);
    expect(missed).toEqual([]);
    expect(faultsOf(scene)).toEqual([]);
  });
});
