// Where things are on the grid, and which way the arrow keys go. Cells are 100 wide with a gap for
// fences between them.
export interface Point {
  x: number;
  y: number;
}
interface Rect extends Point {
  w: number;
  h: number;
}

export const cellSize = 100;
export const gap = 14;
export const rim = 34; // room for letters, numbers and what lies beyond
const pitch = cellSize + gap;

export const extent = (side: number) => 2 * rim + side * cellSize + (side - 1) * gap;

export interface Spot {
  row: number;
  column: number;
}

const letters = 'abcdefgh';
export const letterOf = (column: number) => letters[column];
const cellId = (spot: Spot) => letters[spot.column] + String(spot.row + 1);

export function spotOf(cell: string): Spot {
  return { column: letters.indexOf(cell[0]), row: Number(cell.slice(1)) - 1 };
}

export const isBorder = (id: string) => id.includes('-') && !isBeyond(id);
export const isBeyond = (id: string) => id.startsWith('beyond-');
export const isCell = (id: string) => /^[a-h][1-8]$/.test(id);

export function cellRect(id: string): Rect {
  const { row, column } = spotOf(id);
  return { x: rim + column * pitch, y: rim + row * pitch, w: cellSize, h: cellSize };
}

// The strip between two cells.
export function borderRect(id: string): Rect {
  const [a, b] = id.split('-').map(cellRect);
  return a.y === b.y
    ? { x: a.x + cellSize, y: a.y, w: gap, h: cellSize }
    : { x: a.x, y: a.y + cellSize, w: cellSize, h: gap };
}
export const upright = (border: string) => borderRect(border).w === gap;

// Beyond the edge, beside the pawn that would jump there.
export function beyondRect(id: string, side: number, pawn: string): Rect {
  const all = extent(side);
  const at = isCell(pawn) ? cellRect(pawn) : { x: rim, y: rim };
  const thick = rim - 8;
  switch (id) {
    case 'beyond-north':
      return { x: at.x, y: 2, w: cellSize, h: thick };
    case 'beyond-south':
      return { x: at.x, y: all - rim + 6, w: cellSize, h: thick };
    case 'beyond-west':
      return { x: 2, y: at.y, w: thick, h: cellSize };
    default:
      return { x: all - rim + 6, y: at.y, w: thick, h: cellSize };
  }
}

export function rectOf(id: string, side: number, pawn = ''): Rect {
  if (isBeyond(id)) return beyondRect(id, side, pawn);
  return isBorder(id) ? borderRect(id) : cellRect(id);
}

export const middle = (rect: Rect): Point => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

// A border has one name: the western or northern cell first.
export function borderId(a: Spot, b: Spot): string {
  const first = a.row < b.row || (a.row === b.row && a.column < b.column) ? a : b;
  return `${cellId(first)}-${cellId(first === a ? b : a)}`;
}

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';
const steps: Record<Arrow, Spot> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
};
const beyonds: Record<Arrow, string> = {
  ArrowUp: 'beyond-north',
  ArrowRight: 'beyond-east',
  ArrowDown: 'beyond-south',
  ArrowLeft: 'beyond-west',
};
export const isArrow = (key: string): key is Arrow => key in steps;

// The place next to `id` that way, or `id` itself where there is none. `halt`: stop at borders.
export function neighbour(
  id: string,
  key: Arrow,
  side: number,
  halt: boolean,
  known: Set<string>,
  pawn = '',
): string {
  const by = steps[key];
  const plus = (spot: Spot): Spot => ({ row: spot.row + by.row, column: spot.column + by.column });
  const inside = (spot: Spot) => spot.row >= 0 && spot.column >= 0 && spot.row < side && spot.column < side;
  if (isBeyond(id)) {
    const back = Object.entries(beyonds).find(([, name]) => name === id)![0] as Arrow;
    if (steps[back].row !== -by.row || steps[back].column !== -by.column) return id;
    const at = isCell(pawn) ? spotOf(pawn) : { row: 0, column: 0 };
    const last = by.row + by.column < 0 ? side - 1 : 0;
    return cellId(by.row !== 0 ? { row: last, column: at.column } : { row: at.row, column: last });
  }
  if (isBorder(id)) {
    const [a, b] = id.split('-').map(spotOf);
    const along = (a.row === b.row) === (by.row === 0); // across the border: to one of its cells
    if (along) return cellId(by.row + by.column > 0 ? b : a);
    return inside(plus(a)) && inside(plus(b)) ? borderId(plus(a), plus(b)) : id;
  }
  const here = spotOf(id);
  const next = plus(here);
  if (!inside(next)) return known.has(beyonds[key]) ? beyonds[key] : id;
  return halt ? borderId(here, next) : cellId(next);
}

// Where `count` pawns stand on a tile, and how large they are.
export function pawnSpots(count: number): { at: Point[]; size: number } {
  const corners = [
    { x: 18, y: 82 },
    { x: 82, y: 18 },
    { x: 18, y: 18 },
  ];
  if (count <= 3) return { at: corners.slice(0, count), size: 40 };
  const at: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    at.push({ x: 50 + 33 * Math.cos(angle), y: 50 + 33 * Math.sin(angle) });
  }
  return { at, size: count <= 5 ? 33 : 27 };
}

// A hop from one point to another, as the path of an arc.
export function arc(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(70, 18 + far * 0.22);
  const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const mx = (from.x + to.x) / 2 + (level ? 0 : lift);
  const my = (from.y + to.y) / 2 - (level ? lift : 0);
  return `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
}
