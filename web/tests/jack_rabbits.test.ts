import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/engine/contract';
import type { JackRabbitsBoard, TileShape } from '../src/engine/jack_rabbits';
import {
  arranged,
  askedCards,
  buttons,
  compose,
  drawRoute,
  leads,
  meant,
  meantByExit,
  neighbour,
  placeless,
  sameCards,
  shifted,
  shownPart,
  toggled,
} from '../src/games/jack_rabbits/model';

function choice(notation: string, more: Partial<Choice> = {}): Choice {
  const verb = notation.split(' ')[0];
  const none = { place: '', cost: 0, group: '', steps: [], warning: '', gain: null, cards: [] };
  return { notation, verb, label: notation, ...none, ...more };
}

describe('arrow keys', () => {
  const spots = [
    { id: 'mid', x: 0, y: 0 },
    { id: 'right', x: 100, y: 10 },
    { id: 'far', x: 250, y: 0 },
    { id: 'up', x: 10, y: -80 },
    { id: 'aside', x: 60, y: -90 },
  ];
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowUp', 'up'],
    ['ArrowLeft', 'mid'],
    ['ArrowDown', 'mid'],
    ['x', 'mid'],
  ])('%s leads to %s', (key, to) => expect(neighbour(spots, 'mid', key)).toBe(to));
});

describe('what pointing means', () => {
  const choices = [
    choice('walk 1', { place: 't3' }),
    choice('step 1', { place: 't2' }),
    choice('horse QS', { place: 't9' }),
    choice('go QS', { place: 't9', steps: ['horse QS', 'pay 7D'], cards: ['7D'] }),
    choice('trail 1', { place: 't2' }),
    choice('acquire', { place: 't0' }),
    choice('end', { place: 't0' }),
  ];
  it('is the whole journey rather than its first action', () => {
    expect(meant(choices, 't9').map((one) => one.notation)).toEqual(['go QS']);
  });
  it('is a royal where one stands, never the end of the turn', () => {
    expect(meant(choices, 't0').map((one) => one.notation)).toEqual(['acquire']);
  });
  it('is every way by an exit', () => {
    expect(meantByExit(choices, 1).map((one) => one.notation)).toEqual(['walk 1', 'step 1', 'trail 1']);
  });
  it('leaves buttons for the rest', () => {
    expect(buttons(choices).map((one) => one.notation)).toEqual(['acquire', 'end']);
  });
});

describe('buttons of the tray', () => {
  const away = choice('go off', { place: 'off', cards: ['3C'], steps: ['walk 1', 'trail 2', 'pay 3C'] });
  it('leave out a way off the board that costs cards', () => {
    const free = choice('walk 1', { place: 'off' });
    expect(placeless([away])).toEqual([]);
    expect(placeless([away, free])).toEqual([free]);
  });
  it('are filled where they move the game on, and quiet where they cost or lose', () => {
    const [walk, end, attack, acquire] = ['walk 1', 'end', 'attack p1', 'acquire'].map((one) => choice(one));
    const filled = (...all: Choice[]) => all.filter((one) => leads(one, all)).map((one) => one.verb);
    expect(filled(walk, attack, away, end)).toEqual([]);
    expect(filled(acquire, attack, end)).toEqual(['acquire']);
    expect(filled(attack, end)).toEqual(['end']);
    expect(filled(choice('pass'))).toEqual(['pass']);
    expect(filled(choice('roll'), choice('declare 7C', { cards: ['7C'] }))).toEqual(['roll']);
  });
});

describe('cards', () => {
  it('are asked for with the words before them', () => {
    const asked = askedCards([
      choice('give up KS', { cards: ['KS'] }),
      choice('give up QH', { cards: ['QH'] }),
      choice('go QS', { cards: ['7D'], steps: ['x'] }),
    ]);
    expect(asked?.words).toBe('give up');
    expect([...asked!.cards]).toEqual(['KS', 'QH']);
    expect(askedCards([choice('give in'), choice('buy 2S', { cards: ['2S'] })])).toBeNull();
  });
  it('are written behind them', () => {
    expect(compose('pay', ['7C', '3S'])).toBe('pay 7C 3S');
    expect(compose('hand over', [])).toBe('hand over');
  });
  it('are chosen and let go', () => {
    expect(toggled(['7C'], '3S')).toEqual(['7C', '3S']);
    expect(toggled(['7C', '3S'], '7C')).toEqual(['3S']);
    expect(sameCards(['7C', '3S'], ['3S', '7C'])).toBe(true);
    expect(sameCards(['7C'], ['3S'])).toBe(false);
  });
  it('lie in the order one likes', () => {
    const hand = ['10C', 'AS', 'QH', 'red', '2D'];
    expect(arranged(hand, 'suit', [])).toEqual(hand);
    expect(arranged(hand, 'rank', [])).toEqual(['AS', '2D', '10C', 'QH', 'red']);
    expect(arranged(hand, 'own', ['2D', 'KC', 'AS'])).toEqual(['2D', 'AS', '10C', 'QH', 'red']);
    expect(shifted(hand, 'AS', 2)).toEqual(['10C', 'QH', 'red', 'AS', '2D']);
    expect(shifted(hand, 'AS', -9)).toEqual(['AS', '10C', 'QH', 'red', '2D']);
    expect(shifted(hand, '5H', 1)).toEqual(hand);
  });
});

describe('a route', () => {
  const p = (x: number, y: number) => ({ x, y });
  const tile = (id: string, meet: boolean, x: number, exits: TileShape['exits']): TileShape => ({
    id,
    shape: 'hex',
    kind: 'wood',
    name: id,
    royal: '',
    cave: -1,
    meet,
    centre: p(x, 0),
    corners: [],
    exits,
  });
  const board: JackRabbitsBoard = {
    kind: 'jack-rabbits',
    viewBox: [0, 0, 1000, 1000],
    svg: '',
    styles: { light: '', dark: '' },
    tiles: [
      tile('t0', true, 0, [{ side: 0, at: p(50, 0), bend: p(40, 0), to: 't1' }]),
      tile('t1', false, 100, [
        { side: 0, at: p(50, 0), bend: p(60, 0), to: 't0' },
        { side: 1, at: p(150, 0), bend: p(140, 0), to: 't2' },
      ]),
      tile('t2', true, 200, [
        { side: 0, at: p(150, 0), bend: p(160, 0), to: 't1' },
        { side: 1, at: p(250, 0), bend: p(240, 0), to: 'port0' },
      ]),
      tile('t3', true, 900, []),
    ],
    ports: [{ id: 'port0', tile: 't2', at: p(300, 0), name: '' }],
    off: p(999, 999),
    cards: [],
    suits: [],
    objective: '',
    limit: 9,
    called: false,
  };
  it('follows the bends of the roads', () => {
    const drawn = drawRoute(board, 't0', ['t1', 't2']);
    expect(drawn.road).toBe('M0 0L0 0L50 0M50 0C60 0 140 0 150 0M150 0L200 0');
    expect(drawn.jump).toBe('');
    expect(drawn.end).toEqual(p(200, 0));
  });
  it('jumps where no road leads', () => {
    const drawn = drawRoute(board, 't0', ['t3']);
    expect(drawn.road).toBe('');
    expect(drawn.jump).toMatch(/^M0 0Q450 -198 900 0$/);
  });
  it('ends on a landing stage, or off the board', () => {
    expect(drawRoute(board, 't2', ['port0']).end).toEqual(p(300, 0));
    expect(drawRoute(board, 't2', ['off']).end).toEqual(p(999, 999));
  });
});

describe('the part of the picture that is shown', () => {
  const all = [0, 0, 8500, 10500] as const;
  it('is all of it without the rim while the frame is not known', () => {
    expect(shownPart(all, 0, 0)).toEqual([250, 250, 8000, 10000]);
  });
  it('needs no more where the sea leaves room for the buttons', () => {
    expect(shownPart(all, 800, 500)).toEqual([250, 250, 8000, 10000]);
  });
  it('is wider where it would not', () => {
    const [, , w, h] = shownPart(all, 400, 500);
    expect(h).toBe(10000);
    const scale = Math.min(400 / w, 500 / h);
    expect((w - 8000) * scale).toBeGreaterThanOrEqual(55);
  });
});
