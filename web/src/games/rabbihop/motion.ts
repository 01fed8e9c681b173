// Shows flights one after the other, and tells the grid what has already moved.
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { TileView } from '../../engine/rabbihop';
import type { Flight } from './flights';
import { cellSize, gap } from './geometry';

export interface Ghost {
  key: number;
  tile: TileView | null; // null: face down, or a pawn
  seat: number; // a pawn; -1: a tile
  from: DOMRect;
  to: DOMRect;
  high: boolean;
  ms: number;
}

export interface Motion {
  ghosts(): Ghost[];
  pawnAt(seat: number): string | undefined;
  flying(seat: number): boolean;
  gone(cell: string): number; // tiles of a stack that have left
  faceAt(cell: string): string | undefined;
  fenceAt(border: string): boolean;
  setMap(element: SVGGElement): void;
  landed(key: number): void;
  show(flights: Flight[], faces: (cell: string) => string, ms: number, skipped: AbortSignal): Promise<void>;
  clear(): void; // the scene is as the flights left it
}

// Where something is on the screen: a place of the grid, a pile, the deck.
function rectAt(spot: string): DOMRect | null {
  const all = document.querySelectorAll(`[data-hole="${spot}"], [data-spot="${spot}"]`);
  for (const one of all) {
    const rect = one.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
}

export function createMotion(mark: (ids: string[]) => void): Motion {
  const [ghosts, setGhosts] = createSignal<Ghost[]>([]);
  const [moved, setMoved] = createStore<{
    pawns: Record<number, string | undefined>;
    flying: Record<number, boolean>;
    gone: Record<string, number>;
    faces: Record<string, string | undefined>;
    fences: Record<string, boolean>;
  }>({ pawns: {}, flying: {}, gone: {}, faces: {}, fences: {} });
  let map: SVGGElement | undefined;
  let last = 0;
  let slid: Animation | undefined;
  const waiting = new Map<number, () => void>();

  function fly(ghost: Omit<Ghost, 'key'>, skipped: AbortSignal): Promise<void> {
    const key = ++last;
    return new Promise((resolve) => {
      const done = () => {
        if (!waiting.delete(key)) return;
        // If the map has slid, the pawn is drawn at its place only once the scene is updated.
        if (!slid || ghost.seat < 0) setGhosts((list) => list.filter((one) => one.key !== key));
        resolve();
      };
      waiting.set(key, done);
      skipped.addEventListener('abort', done);
      setTimeout(done, ghost.ms + 200); // a page in the background runs no animation
      setGhosts((list) => [...list, { ...ghost, key }]);
    });
  }
  const rest = (ms: number, skipped: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      skipped.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const lose = (cell: string) => setMoved('gone', cell, (count) => (count ?? 0) + 1);

  async function tile(flight: Flight & { kind: 'tile' }, ms: number, skipped: AbortSignal) {
    const from = rectAt(flight.from);
    const to = rectAt(flight.to) ?? (from && new DOMRect(from.x + from.width / 2, from.y - 40, 0, 0));
    if (/^[a-h]\d$/.test(flight.from)) lose(flight.from);
    if (from && to) await fly({ tile: flight.tile, seat: -1, from, to, high: false, ms }, skipped);
  }

  async function one(flight: Flight, faces: (cell: string) => string, ms: number, skipped: AbortSignal) {
    switch (flight.kind) {
      case 'hop': {
        const from = rectAt(flight.from);
        const to = rectAt(flight.to);
        if (from && to) {
          setMoved('flying', flight.seat, true);
          await fly({ tile: null, seat: flight.seat, from, to, high: flight.high, ms }, skipped);
        }
        if (slid) return;
        setMoved('pawns', flight.seat, flight.to);
        setMoved('flying', flight.seat, false);
        return;
      }
      case 'tile':
        return tile(flight, ms, skipped);
      case 'swap': {
        const [tileA, tileB] = flight.tiles;
        await Promise.all([
          tile({ kind: 'tile', tile: tileA, from: flight.a, to: flight.b }, ms, skipped),
          tile({ kind: 'tile', tile: tileB, from: flight.b, to: flight.a }, ms, skipped),
        ]);
        return;
      }
      case 'slide': {
        const far = cellSize + gap;
        const by = `translate(${flight.columns * far}px, ${flight.rows * far}px)`;
        const run = map?.animate([{ transform: 'none' }, { transform: by }], {
          duration: ms,
          easing: 'ease-in-out',
          fill: 'forwards',
        });
        await rest(ms, skipped);
        run?.finish();
        slid = run;
        return;
      }
      case 'fence':
        setMoved('fences', flight.border, flight.added);
        mark([flight.border]);
        await rest(ms, skipped);
        mark([]);
        return;
      case 'lie':
        setMoved('faces', flight.cell, faces(flight.cell));
        mark([flight.cell]);
        await rest(ms, skipped);
        mark([]);
        return;
      case 'flash':
        mark(flight.ids);
        await rest(ms, skipped);
        mark([]);
        return;
    }
  }

  return {
    ghosts,
    pawnAt: (seat) => moved.pawns[seat],
    flying: (seat) => moved.flying[seat] ?? false,
    gone: (cell) => moved.gone[cell] ?? 0,
    faceAt: (cell) => moved.faces[cell],
    fenceAt: (border) => moved.fences[border] ?? false,
    setMap: (element) => (map = element),
    landed: (key) => waiting.get(key)?.(),
    async show(flights, faces, ms, skipped) {
      if (!flights.length) return rest(ms, skipped);
      const each = ms / flights.length;
      for (const flight of flights) {
        if (skipped.aborted) return;
        await one(flight, faces, each, skipped);
      }
    },
    clear() {
      slid?.cancel();
      slid = undefined;
      setGhosts([]);
      setMoved({ pawns: {}, flying: {}, gone: {}, faces: {}, fences: {} });
    },
  };
}
