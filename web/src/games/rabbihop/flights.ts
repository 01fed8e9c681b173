// What to animate for a list of notes: who hops where, which tile moves from where to where.
import type { Note } from '../../engine/contract';
import type { RabbihopView, TileView } from '../../engine/rabbihop';
import { isCell, spotOf } from './geometry';

// A spot is a cell, "p2", "deck", "market", "aside" or "gone".
export type Flight =
  | { kind: 'hop'; seat: number; from: string; to: string; high: boolean }
  | { kind: 'tile'; tile: TileView | null; from: string; to: string } // null: face down
  | { kind: 'swap'; a: string; b: string; tiles: [TileView | null, TileView | null] }
  | { kind: 'slide'; rows: number; columns: number }
  | { kind: 'fence'; border: string; added: boolean }
  | { kind: 'lie'; cell: string }
  | { kind: 'flash'; ids: string[] };

const seatOf = (id: string) => (/^p\d$/.test(id) ? Number(id.slice(1)) : -1);

export function flightsOf(notes: Note[], before: RabbihopView, after: RabbihopView): Flight[] {
  const out: Flight[] = [];
  const pawns = [...before.pawns];
  const cells = new Map(before.cells.map((cell) => [cell.id, [...cell.stack]]));
  const piles = before.piles.map((pile) => [...pile.tiles]);
  const find = (id: string): TileView | null => {
    const seen = [
      ...after.cells.flatMap((cell) => cell.stack),
      ...after.market,
      ...before.market,
      ...before.aside,
      ...before.piles.flatMap((pile) => pile.tiles),
    ];
    return seen.find((tile) => tile.id === id) ?? null;
  };
  const hop = (note: Note, to: string, high: boolean) => {
    const from = pawns[note.seat] ?? '';
    if (isCell(from) && from !== to) out.push({ kind: 'hop', seat: note.seat, from, to, high });
    pawns[note.seat] = to;
  };
  const lift = (spot: string): TileView | null =>
    (seatOf(spot) >= 0 ? piles[seatOf(spot)] : cells.get(spot))?.pop() ?? null;
  const travel = (note: Note) => {
    for (let i = 0; i < Math.max(1, Math.min(note.count, 4)); i++) {
      const tile = lift(note.from) ?? (note.cards[0] ? find(note.cards[0]) : null);
      out.push({ kind: 'tile', tile, from: note.from, to: note.to });
    }
  };
  for (const note of notes) {
    switch (note.kind) {
      case 'jumped':
        if (isCell(note.from)) pawns[note.seat] = note.from; // the map may have slid
        hop(note, note.to, true);
        break;
      case 'teleported':
      case 'walked':
        hop(note, note.to, false);
        break;
      case 'slid': {
        const from = spotOf(note.from);
        const to = spotOf(note.to);
        out.push({ kind: 'slide', rows: to.row - from.row, columns: to.column - from.column });
        break;
      }
      case 'placed':
      case 'opened':
      case 'kept':
        out.push({ kind: 'tile', tile: find(note.cards[0] ?? ''), from: note.from, to: note.to });
        break;
      case 'discarded':
        out.push({ kind: 'tile', tile: find(note.cards[0] ?? ''), from: note.from, to: note.to });
        break;
      case 'took':
        // The whole stack goes; its top is what is seen.
        out.push({ kind: 'tile', tile: lift(note.from), from: note.from, to: note.to });
        cells.set(note.from, []);
        break;
      case 'paid':
      case 'stole':
      case 'skipped':
      case 'destroyed':
      case 'stacked':
        travel(note);
        break;
      case 'swapped':
        out.push({ kind: 'swap', a: note.from, b: note.to, tiles: [lift(note.from), lift(note.to)] });
        break;
      case 'fenced':
      case 'lifted':
      case 'laid':
        out.push({ kind: 'fence', border: note.from || note.to, added: note.from === '' });
        break;
      case 'turned':
      case 'spun':
      case 'oriented':
        out.push({ kind: 'lie', cell: note.to });
        break;
      case 'did':
      case 'claimed':
      case 'chose':
        out.push({ kind: 'flash', ids: note.marks.filter((id) => seatOf(id) < 0) });
        break;
      default:
        break;
    }
  }
  return out;
}
