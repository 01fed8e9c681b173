// An engine that plays a tiny game: seats in turn say "add N"; chance throws a die after each. The
// first to reach `goal` wins. What it gives has the shape of the contract, nothing more.
import type { Engine } from '../src/engine/client';
import type {
  CallName,
  Calls,
  Chair,
  Choice,
  Done,
  Happening,
  Note,
  Scene,
  TurnLine,
} from '../src/engine/contract';

const note = (seat: number, sentence: string, marks: string[] = []): Note => ({
  turn: 0,
  kind: 'said',
  seat,
  sentence,
  cards: [],
  count: 0,
  from: '',
  to: '',
  weight: 2,
  marks,
  incident: null,
});

export const choice = (notation: string, more: Partial<Choice> = {}): Choice => ({
  notation,
  verb: notation.split(' ')[0],
  label: notation,
  place: '',
  cost: 0,
  group: '',
  steps: [],
  gain: null,
  cards: [],
  warning: '',
  ...more,
});

export interface Fake extends Engine {
  calls: { name: CallName; take: Record<string, unknown> }[];
  happenings: Happening[];
  // At this total there is but one choice.
  only: { total: number; action: string; forced: Scene['forced'] } | null;
  own: number; // at this total it is the turn of the first seat
  breaks: Partial<Record<CallName, Error>>; // what these calls end in
}

export function fakeEngine(chairs: Chair[], goal = 1000): Fake {
  let total = 0;
  let die = false; // chance is next
  let turn = 0;
  const happenings: Happening[] = [];
  const lines: TurnLine[] = [{ turn: 0, seat: -1, line: 'all sit down' }];
  const tell = (one: Note) =>
    happenings.push({ entry: happenings.length + 1, notes: [{ ...one, turn: lines.length - 1 }] });
  const over = () => total >= goal;

  function scene(viewer: number, lang: string): Scene {
    const bot = chairs[turn].bot !== '';
    const next: Scene['next'] = over()
      ? { kind: 'over', seat: -1 }
      : die
        ? { kind: 'chance', seat: -1 }
        : { kind: bot ? 'bot' : 'person', seat: turn };
    const asked = next.kind === 'person' && turn === viewer;
    const only = asked && fake.only?.total === total ? fake.only : null;
    return {
      game: 'rabbihop',
      stage: 'rabbihop',
      viewer,
      chairs,
      entries: happenings.length,
      turns: 1,
      next,
      asked,
      status: `${total}`,
      question: lang === 'es' ? '¿cuánto?' : 'how much?',
      choices: only
        ? [choice(only.action)]
        : asked
          ? [choice('add 1', { place: 'a1' }), choice('add 2', { cards: ['7C'] })]
          : [],
      forced: only?.forced ?? '',
      hints: true,
      canUndo: asked,
      canFinish: false,
      result: over() ? { winners: [0], scores: [total], reason: 'enough', reckoning: '' } : null,
      places: [],
      view: { kind: 'rabbihop', viewer, turn: total === fake.own ? 0 : -1 } as never,
    };
  }
  function add(seat: number, amount: number) {
    total += amount;
    die = true;
    turn = (turn + 1) % chairs.length;
    lines.push({ turn: lines.length, seat, line: `${seat} came to ${total}` });
    tell(note(seat, `${seat} adds ${amount}`, ['a1']));
  }
  const done = (from: number, take: Record<string, unknown>, refused: Done['refused'] = null): Done => ({
    happenings: happenings.slice(from),
    lines: [...lines],
    refused,
    scene: scene(take.viewer as number, take.lang as string),
  });

  function answer(name: CallName, take: Record<string, unknown>): unknown {
    const from = happenings.length;
    switch (name) {
      case 'look':
        return scene(take.viewer as number, take.lang as string);
      case 'board':
        return { kind: 'rabbihop', types: [] };
      case 'log':
        return { happenings: happenings.slice(Math.max(0, (take.from as number) - 1)), lines };
      case 'story':
        return { happenings, lines, turns: [], over: over() };
      case 'moment':
        return { ...scene(take.viewer as number, take.lang as string), entries: take.at, asked: false };
      case 'save':
        return { text: `entries ${happenings.length}` };
      case 'step':
        if (die) {
          die = false;
          tell(note(-1, 'a die falls'));
        } else if (chairs[turn].bot && !over()) {
          add(turn, 1);
        }
        return done(from, take);
      case 'act': {
        const actions = (take.actions as string[]).slice(-1);
        if (actions[0].startsWith('call ')) {
          tell(note(take.seat as number, `${take.seat} says ${actions[0]}`));
          return done(from, take);
        }
        if (!/^add \d$/.test(actions[0])) {
          return done(from, take, { code: 'no', section: 'A turn', reason: 'no such thing' });
        }
        add(take.seat as number, Number(actions[0].slice(4)));
        return done(from, take);
      }
      case 'rehearse': {
        // "begin" is the first of two actions: what it is about is said by the second.
        const [first, second] = take.actions as string[];
        const known = first === 'begin' ? !second || /^add \d$/.test(second) : /^add \d$/.test(first);
        const now = scene(take.seat as number, take.lang as string);
        return {
          refused: known ? null : { code: 'no', section: 'A turn', reason: 'no such thing' },
          scene:
            first === 'begin' && !second ? { ...now, entries: now.entries + 1, question: 'begun' } : null,
          lasting: first !== 'add 1',
          costs: first === 'add 3',
        };
      }
      case 'undo':
        tell(note(take.seat as number, 'undone'));
        return done(from, take);
      case 'why': // nobody is heard before the die has fallen
        return { refused: die ? { code: 'not-now', section: 'A turn', reason: 'not now' } : null };
      case 'hint':
        return { notation: 'add 2', label: 'add two', reason: 'It is more.' };
      case 'inspect':
        return { title: take.thing === 'nothing' ? '' : 'A far place', what: 'far', lines: [], rule: 'Jump' };
      case 'preview':
        return { path: ['a1', 'b1'], end: 'b1', cards: [], steps: 1 };
      default:
        return {};
    }
  }

  const fake: Fake = {
    calls: [],
    happenings,
    only: null,
    own: -1,
    breaks: {},
    learn: async () => {},
    async call<N extends CallName>(name: N, take: Calls[N]['take']) {
      fake.calls.push({ name, take: take as Record<string, unknown> });
      await Promise.resolve();
      const broken = fake.breaks[name];
      if (broken) throw broken;
      return answer(name, take as Record<string, unknown>) as Calls[N]['give'];
    },
  };
  return fake;
}
