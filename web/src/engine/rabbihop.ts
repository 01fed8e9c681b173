// What the engine shows of Rabbihop (scene/rabbihop/view.cc).
//
// Places are cells ("b3"), borders ("b3-c3") and, where a jump of an explorer leads there, what lies
// beyond the edge ("beyond-north"). Notes also name "p2" (a player and that player's pile), "deck",
// "market", "aside" (a territory's tiles) and "gone" (out of the game). A choice's `cards` are the
// tile that is chosen or kept, or how a tile lies when it has been turned.

export interface TileView {
  id: string; // "c1.4"
  type: string; // "c1": see `types` of the board
  shows: string; // the type that a score modifier shows; empty: it is none
  name: string;
  face: string; // edges as it lies, north east south west: "12-3"; empty: it has none
  score: number;
}

export interface PileTileView extends TileView {
  counts: number; // points now
  why: string; // it counts that; empty: as printed
}

export interface RabbihopBoard {
  kind: 'rabbihop';
  market: boolean; // it is in play
  // Those in play. `effect`: what else they bring; empty: nothing.
  types: { type: string; name: string; action: string; effect: string; score: number }[];
}

export interface CellView {
  id: string;
  row: number;
  column: number;
  stack: TileView[]; // from below; may be empty
}

export interface RabbihopView {
  kind: 'rabbihop';
  side: number; // the grid is side × side
  cells: CellView[];
  fences: { id: string; count: number }[]; // "b3-c3"
  pawns: string[]; // the cell of each seat
  piles: { score: number; tiles: PileTileView[] }[]; // from below
  market: TileView[];
  aside: TileView[]; // of a territory, while somebody chooses among them
  deck: number; // tiles still to be drawn, those of the market among them
  start: string; // the cell of the start tile
  turn: number; // the seat, -1: nobody
  extra: boolean; // it is an extra turn
  frame: string; // what is asked: "jump", "handle", "rotate" …
  chosen: string[]; // cells or borders chosen so far in this action
  wanted: string; // the cell that waits for a tile, or for how it shall lie
}
