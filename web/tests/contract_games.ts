// Plays whole games with the real engine, makes every call on the way, and holds what is sent and what
// comes back against contract.ts. Knows no game: which ones are played is said in contract.test.ts.
import { fileURLToPath } from 'node:url';
import type { CallName, Calls, Chair, GameId, Lang, Scene } from '../src/engine/contract';
import { faults, readContract, type Shape } from './contract_shapes';
import { startEngine } from './engine';

export const contract = readContract(fileURLToPath(new URL('../src/engine/contract.ts', import.meta.url)));

// The engine, with a record of what it was asked and answered.
export class Witness {
  readonly faults = new Map<string, string>();
  readonly met = new Set<string>();
  readonly answered = new Set<string>(); // calls, not counting problems
  readonly verbs = new Map<string, number>(); // of what people did
  private constructor(private readonly engine: (text: string) => string) {}

  static async begin() {
    return new Witness((await startEngine('en', 'es')).call);
  }
  call<N extends CallName>(name: N, take: Calls[N]['take']): Calls[N]['give'] {
    const answer = this.ask(name, take);
    if (name !== 'check' && 'problem' in answer) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    this.hold(contract.calls.get(name)!.give, answer, name);
    this.answered.add(name);
    return answer as Calls[N]['give'];
  }
  // A call that cannot be done.
  fail<N extends CallName>(name: N, take: Calls[N]['take']) {
    this.hold(contract.problem, this.ask(name, take), name);
  }
  private ask(name: CallName, take: object): object {
    this.hold(contract.calls.get(name)!.take, take, `${name} (take)`);
    return JSON.parse(this.engine(JSON.stringify({ call: name, ...take })));
  }
  // The same fault of another item, or with another value, is not told again.
  private hold(shape: Shape, value: unknown, path: string) {
    for (const fault of faults(shape, value, path, this.met))
      this.faults.set(fault.replace(/\d+|, got .*/g, ''), fault);
  }
}

export interface Match {
  game: GameId;
  options: Record<string, string>;
  bots: string[]; // of each chair; empty: a person
  seed: string;
  lang: Lang; // of names that are given to chairs
}
const chairsOf = (bots: string[]): Chair[] => bots.map((bot, seat) => ({ name: 'ABCDEFGH'[seat], bot }));

// One game to its end, seen by everybody in turn and by a spectator, in both languages.
export function play(witness: Witness, match: Match): Scene {
  const { game, options, bots, seed } = match;
  const chairs = chairsOf(bots);
  const all = { ...options, players: String(chairs.length) };
  witness.call('check', { game, options: all });
  const { table } = witness.call('open', { game, options: all, chairs, seed, lang: match.lang });
  const person = new Person(witness, table, Number(BigInt(seed) % 1000n));
  let scene = witness.call('look', { table, viewer: -1, lang: 'en' });
  let stage = '';
  for (let i = 0; i < 3000 && scene.next.kind !== 'over'; i++) {
    const lang = i % 3 ? 'en' : 'es';
    const viewer = (i % (chairs.length + 1)) - 1;
    if (scene.stage !== stage || i % 90 === 0) lookRound(witness, table, chairs);
    stage = scene.stage;
    scene =
      scene.next.kind === 'person'
        ? person.decide(scene.next.seat, lang)
        : witness.call('step', { table, viewer, lang }).scene;
  }
  lookRound(witness, table, chairs);
  witness.call('close', { table });
  return scene;
}

// Calls that change nothing: for each viewer, and as the game once stood, loaded at a new table.
function lookRound(witness: Witness, table: number, chairs: Chair[]) {
  const { text } = witness.call('save', { table });
  for (const lang of ['en', 'es'] as const) {
    const { kind } = witness.call('board', { table, lang });
    for (let viewer = -1; viewer < chairs.length; viewer++) {
      const { entries, stage } = witness.call('look', { table, viewer, lang });
      if (kind !== stage) throw new Error(`board: of ${kind} instead of ${stage}`);
      witness.call('log', { table, viewer, lang, from: viewer < 0 ? 0 : Math.max(0, entries - 5) });
    }
    lookBack(witness, table, chairs, lang);
    const seed = '18446744073709551615';
    const whole = witness.call('load', { text, lang, seed });
    const until = Math.floor(whole.entries / 2);
    const half = witness.call('load', { text, lang, seed, until, chairs: [...chairs].reverse() });
    if (half.entries !== until) throw new Error(`load: ${half.entries} entries instead of ${until}`);
    for (const loaded of [whole, half]) {
      witness.call('look', { table: loaded.table, viewer: 0, lang });
      witness.call('close', { table: loaded.table });
    }
  }
}

// Calls of a replay. Hands can be opened once the game is over, and no earlier.
function lookBack(witness: Witness, table: number, chairs: Chair[], lang: Lang) {
  const story = { table, viewer: -1, lang };
  const { happenings, over } = witness.call('story', { ...story, open: false });
  const half = Math.floor(happenings.length / 2);
  witness.call('board', { table, lang, at: half });
  for (let viewer = -1; viewer < chairs.length; viewer++)
    for (const at of [0, half, happenings.length]) {
      witness.call('moment', { table, viewer, lang, open: over, at });
      witness.call('inspect', { table, viewer, lang, open: over, at, thing: 'p0' });
    }
  if (over) witness.call('story', { ...story, open: true });
  else witness.fail('moment', { ...story, open: true, at: half });
}

// A log as everybody sees it after each of its entries.
export function tell(witness: Witness, text: string) {
  const { table, entries } = witness.call('load', { text, lang: 'en', seed: '1' });
  const { chairs } = witness.call('look', { table, viewer: -1, lang: 'en' });
  lookRound(witness, table, chairs);
  witness.call('close', { table });
  for (let until = 0; until < entries; until++) {
    const then = witness.call('load', { text, lang: 'en', seed: '1', until });
    for (let viewer = -1; viewer < chairs.length; viewer++) {
      const { choices } = witness.call('look', { table: then.table, viewer, lang: 'es' });
      for (const { notation } of choices.slice(0, 3))
        witness.call('rehearse', { table: then.table, seat: viewer, lang: 'es', actions: [notation] });
    }
    witness.call('close', { table: then.table });
  }
}

// Decides for people: asks about everything, and does what was done least often so far, so that
// everything occurs.
class Person {
  private undone = 0;
  private decided = 0;
  constructor(
    private readonly witness: Witness,
    private readonly table: number,
    private dice: number,
  ) {}

  private below(n: number): number {
    this.dice = (this.dice * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.dice / 2147483648) * n);
  }
  private any<T>(list: T[]): T {
    return list[this.below(list.length)];
  }

  decide(seat: number, lang: Lang): Scene {
    const { witness, table } = this;
    const at = { table, lang, seat };
    const scene = witness.call('look', { table, viewer: seat, lang });
    this.askAround(seat, scene, lang, []);
    const by = { ...at, viewer: seat };
    if (++this.decided % 7 === 0) witness.call('act', { ...by, actions: ['nonsense'] });
    if (this.decided % 9 === 0 && (!scene.canUndo || ++this.undone < 12))
      return witness.call('undo', by).scene;
    if (scene.canFinish && this.decided > 12) return witness.call('finish', by).scene;
    if (scene.hints && this.below(3) === 0) {
      const { notation } = witness.call('hint', at);
      return witness.call('act', { ...by, actions: [notation] }).scene;
    }
    const actions = this.choose(scene);
    witness.call('preview', { ...at, actions });
    // Put together before it is sent; now and then it is sent half done.
    for (let more = witness.call('rehearse', { ...at, actions }); more.scene && this.below(5);) {
      this.askAround(seat, more.scene, lang, actions);
      if (more.scene.hints) witness.call('hint', { ...at, draft: actions });
      actions.push(...this.choose(more.scene));
      more = witness.call('rehearse', { ...at, actions });
    }
    witness.call('rehearse', { ...at, actions: [...actions, 'nonsense'] });
    return witness.call('act', { ...by, actions }).scene;
  }

  private choose(scene: Scene): string[] {
    const times = ({ verb }: { verb: string }) => this.witness.verbs.get(verb) ?? 0;
    const least = Math.min(...scene.choices.map(times));
    const choice = this.any(scene.choices.filter((one) => times(one) === least));
    this.witness.verbs.set(choice.verb, least + 1);
    return choice.steps.length ? [...choice.steps] : [choice.notation];
  }

  private askAround(seat: number, scene: Scene, lang: Lang, draft: string[]) {
    const { witness, table } = this;
    const at = { table, lang, seat, ...(draft.length ? { draft } : {}) };
    const choice = this.any(scene.choices);
    witness.call('why', { ...at, action: choice.notation });
    witness.call('why', { ...at, action: 'nonsense' });
    const look = { table, lang, viewer: seat, ...(draft.length ? { draft } : {}) };
    witness.call('inspect', { ...look, thing: this.any(scene.places).id });
    witness.call('inspect', { ...look, thing: choice.cards[0] ? `card:${choice.cards[0]}` : 'p0' });
    witness.call('guide', look);
    witness.call('preview', { ...at, actions: [...choice.steps, choice.notation] });
    const journey = scene.choices.find((one) => one.steps.some((step) => step.startsWith('pay')));
    if (journey) witness.call('preview', { ...at, actions: journey.steps });
  }
}

// A lesson to its end, one list of actions for each task; in the last task something wrong first.
export function learn(witness: Witness, text: string, lang: Lang, wrong: string, tasks: string[][]) {
  const { table, learner } = witness.call('learn', { text, lang });
  const act = (actions: string[]) => {
    witness.call('act', { table, viewer: learner, lang, seat: learner, actions });
    return witness.call('lesson', { table, lang });
  };
  for (const [number, actions] of tasks.entries()) {
    const last = number + 1 === tasks.length;
    if (last) {
      const answered = act([wrong]);
      const { next, result } = witness.call('look', { table, viewer: learner, lang });
      if (answered.state !== 'wrong' || !answered.said || next.kind !== 'over' || result)
        throw new Error(`${wrong} is answered by ${JSON.stringify(answered)}`);
      witness.call('again', { table, lang });
    }
    const after = act(actions);
    if (after.state !== 'done' || after.task !== number || after.over !== last)
      throw new Error(`${actions} leads to ${JSON.stringify(after)}`);
    if (!last) witness.call('onward', { table, lang });
  }
  witness.call('close', { table });
}
