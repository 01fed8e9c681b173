import { describe, expect, it } from 'vitest';
import type { Note } from '../src/engine/contract';
import type { RabbihopView, TileView } from '../src/engine/rabbihop';
import { flightsOf } from '../src/games/rabbihop/flights';
import {
  arc,
  beyondRect,
  borderId,
  borderRect,
  cellRect,
  extent,
  isBeyond,
  isBorder,
  isCell,
  middle,
  neighbour,
  pawnSpots,
  rectOf,
  spotOf,
  upright,
} from '../src/games/rabbihop/geometry';
import { hop as en } from '../src/games/rabbihop/words_en';
import { hop as es } from '../src/games/rabbihop/words_es';

const none = new Set<string>();

describe('places of the grid', () => {
  it('tells cells, borders and what lies beyond apart', () => {
    expect(isCell('b3')).toBe(true);
    expect(isCell('p2')).toBe(false);
    expect(isBorder('b3-c3')).toBe(true);
    expect(isBorder('beyond-north')).toBe(false);
    expect(isBeyond('beyond-north')).toBe(true);
  });

  it('puts borders between their cells', () => {
    const [b3, c3] = [cellRect('b3'), cellRect('c3')];
    const between = borderRect('b3-c3');
    expect(between.x).toBe(b3.x + b3.w);
    expect(between.x + between.w).toBe(c3.x);
    expect(upright('b3-c3')).toBe(true);
    expect(upright('b3-b4')).toBe(false);
    expect(borderId(spotOf('c3'), spotOf('b3'))).toBe('b3-c3');
  });

  it('keeps everything within its extent', () => {
    for (const side of [4, 5, 6]) {
      for (const id of ['beyond-north', 'beyond-east', 'beyond-south', 'beyond-west']) {
        const rect = beyondRect(id, side, 'b2');
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.w).toBeLessThanOrEqual(extent(side));
        expect(rect.y + rect.h).toBeLessThanOrEqual(extent(side));
      }
    }
    expect(middle(rectOf('beyond-north', 4, 'b2')).x).toBe(middle(cellRect('b2')).x);
  });
});

describe('the arrow keys', () => {
  it('go from cell to cell', () => {
    expect(neighbour('b3', 'ArrowUp', 4, false, none)).toBe('b2');
    expect(neighbour('b3', 'ArrowRight', 4, false, none)).toBe('c3');
    expect(neighbour('d4', 'ArrowRight', 4, false, none)).toBe('d4');
  });
  it('stop at borders where borders are asked for', () => {
    expect(neighbour('b3', 'ArrowUp', 4, true, none)).toBe('b2-b3');
    expect(neighbour('b2-b3', 'ArrowUp', 4, true, none)).toBe('b2');
    expect(neighbour('b2-b3', 'ArrowDown', 4, true, none)).toBe('b3');
    expect(neighbour('b2-b3', 'ArrowRight', 4, true, none)).toBe('c2-c3');
    expect(neighbour('d2-d3', 'ArrowRight', 4, true, none)).toBe('d2-d3');
  });
  it('go beyond the edge where that is offered, and back', () => {
    const known = new Set(['beyond-north']);
    expect(neighbour('b1', 'ArrowUp', 4, false, known)).toBe('beyond-north');
    expect(neighbour('a1', 'ArrowLeft', 4, false, known)).toBe('a1');
    expect(neighbour('beyond-north', 'ArrowDown', 4, false, known, 'c1')).toBe('c1');
    expect(neighbour('beyond-north', 'ArrowLeft', 4, false, known, 'c1')).toBe('beyond-north');
  });
});

describe('pawns on a tile', () => {
  it('have a place each, for up to eight', () => {
    for (let count = 1; count <= 8; count++) {
      const { at, size } = pawnSpots(count);
      expect(new Set(at.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
      expect(size).toBeGreaterThanOrEqual(24);
    }
  });
  it('hop in an arc', () => {
    expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0 0Q50 -/);
  });
});

const tile = (id: string): TileView => ({
  id,
  type: id.slice(0, 2),
  shows: '',
  name: id,
  face: '1111',
  score: 1,
});
const piled = (id: string) => ({ ...tile(id), counts: 1, why: '' });
const view = (more: Partial<RabbihopView> = {}): RabbihopView => ({
  kind: 'rabbihop',
  side: 4,
  cells: [
    { id: 'a1', row: 0, column: 0, stack: [tile('start')] },
    { id: 'b1', row: 0, column: 1, stack: [tile('c1.0'), tile('c2.0')] },
  ],
  fences: [],
  pawns: ['a1', 'a1'],
  piles: [
    { score: 0, tiles: [piled('fe.0'), piled('fe.1')] },
    { score: 0, tiles: [] },
  ],
  market: [],
  aside: [],
  deck: 9,
  start: 'a1',
  turn: 0,
  extra: false,
  frame: 'jump',
  chosen: [],
  wanted: '',
  ...more,
});
const note = (kind: string, more: Partial<Note> = {}): Note => ({
  turn: 1,
  kind,
  seat: 0,
  sentence: kind,
  cards: [],
  count: 0,
  from: '',
  to: '',
  weight: 2,
  marks: [],
  incident: null,
  ...more,
});

describe('what is shown of notes', () => {
  it('lets a pawn pay, hop, and fall into a trap', () => {
    const flights = flightsOf(
      [
        note('paid', { from: 'p0', to: 'gone', count: 1 }),
        note('jumped', { from: 'a1', to: 'b1' }),
        note('walked', { to: 'a1' }),
      ],
      view(),
      view(),
    );
    expect(flights).toEqual([
      { kind: 'tile', tile: piled('fe.1'), from: 'p0', to: 'gone' },
      { kind: 'hop', seat: 0, from: 'a1', to: 'b1', high: true },
      { kind: 'hop', seat: 0, from: 'b1', to: 'a1', high: false },
    ]);
  });

  it('slides the map before the hop', () => {
    const flights = flightsOf(
      [note('slid', { seat: -1, from: 'a1', to: 'a2' }), note('jumped', { from: 'a2', to: 'a1' })],
      view(),
      view(),
    );
    expect(flights).toEqual([
      { kind: 'slide', rows: 1, columns: 0 },
      { kind: 'hop', seat: 0, from: 'a2', to: 'a1', high: true },
    ]);
  });

  it('takes the top of a stack, and places what comes from the deck', () => {
    const after = view({ cells: [{ id: 'b1', row: 0, column: 1, stack: [tile('c3.1')] }] });
    expect(flightsOf([note('took', { from: 'b1', to: 'p0' })], view(), after)).toEqual([
      { kind: 'tile', tile: tile('c2.0'), from: 'b1', to: 'p0' },
    ]);
    expect(
      flightsOf([note('placed', { seat: -1, from: 'deck', to: 'b1', cards: ['c3.1'] })], view(), after),
    ).toEqual([{ kind: 'tile', tile: tile('c3.1'), from: 'deck', to: 'b1' }]);
  });

  it('swaps two tiles', () => {
    expect(flightsOf([note('swapped', { from: 'a1', to: 'b1', count: 2 })], view(), view())).toEqual([
      { kind: 'swap', a: 'a1', b: 'b1', tiles: [tile('start'), tile('c2.0')] },
    ]);
  });

  it('says nothing of what nobody sees', () => {
    expect(flightsOf([note('turn-began'), note('ended'), note('finished')], view(), view())).toEqual([]);
  });
});

describe('words', () => {
  it('exist in both languages', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
    expect(en.tiles(1)).toBe('1 tile');
    expect(es.tiles(2)).toBe('2 losetas');
  });
});
