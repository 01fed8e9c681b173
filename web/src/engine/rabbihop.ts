// What the engine shows of Rabbihop (table/rabbihop/scene.cc).

export interface TileView {
  id: string; // "c1.4"
  type: string; // "c1": see `types` of the board
  name: string;
  face: string; // edges as it lies, north east south west: "12-3"; empty: it has none
  score: number;
}

export interface RabbihopBoard {
  kind: 'rabbihop';
  types: { type: string; name: string; action: string; score: number }[];
}

export interface RabbihopView {
  kind: 'rabbihop';
  side: number; // the grid is side × side
  cells: { id: string; row: number; column: number; stack: TileView[] }[]; // from below; may be empty
  fences: { border: string; count: number }[]; // "b3-c3"
  pawns: string[]; // the cell of each seat
  piles: { score: number; tiles: TileView[] }[]; // from below
  market: TileView[];
  deck: number; // tiles still to be drawn
  start: string; // the cell of the start tile
  turn: number; // the seat, -1: nobody
  frame: string; // what is asked: "jump", "handle", "rotate" …
  chosen: string[]; // cells or borders chosen so far in this action
}
