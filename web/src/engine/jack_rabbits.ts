// What the engine shows of Jack Rabbits (table/jack_rabbits/scene.cc) and of building its board.

export interface Point {
  x: number;
  y: number;
}

// A tile of the board, in the units of `viewBox`. Places are "t12" (a tile), "underground", "off",
// "port3" (an open road end).
export interface TileShape {
  id: string;
  shape: 'hex' | 'rhombus' | 'triangle';
  name: string; // "the Queen of Spades' palace", "a wood"
  royal: string; // "QS", "citadel", or empty
  centre: Point;
  corners: Point[];
  exits: { side: number; at: Point; to: string }[]; // roads over its sides, and the place behind
}

export interface JackRabbitsBoard {
  kind: 'jack-rabbits';
  viewBox: [number, number, number, number];
  svg: string; // the board drawn, without tokens: our own markup, safe to set as is
  tiles: TileShape[];
  ports: { id: string; at: Point; name: string }[];
  cards: string[]; // all of this game's deck, in the order they are shown
}

export interface HandView {
  count: number;
  cards: string[]; // the viewer's own; empty for others
  known: string[]; // all know that they are there
  seen: string[]; // only the viewer knows it
  displayed: string[]; // hearts laid out
  royals: string[];
  capital: string; // the ace before this player; empty: none
}

export interface JackRabbitsView {
  kind: 'jack-rabbits';
  rabbits: { place: string; tile: string; at: Point }[]; // of each seat; `at` on the board
  hands: HandView[];
  order: number[];
  turn: number;
  court: string[];
  spent: string[];
  laid: string[];
  pile: number;
  dice: [number, number]; // 0: not rolled
  price: number;
  phase: string; // what goes on, in few words
  frame: string; // what is asked: "hex", "road", "pay", "vet" …
  need: { suits: string[]; amount: number } | null; // of a payment
  goods: string[]; // that can be bought here
  fight: { attacker: number; defender: number; attackerSpades: number; defenderSpades: number } | null;
  trade: { proposer: number; other: number; give: string; want: string } | null;
  objective: string; // in a sentence
  limit: number; // cards in a hand
}

export interface BuildingBoard {
  kind: 'jack-rabbits-building';
}

export interface BuildingView {
  kind: 'jack-rabbits-building';
  viewBox: [number, number, number, number];
  svg: string; // the board as far as it is built
  tiles: TileShape[];
  shares: { tiles: { kind: string; name: string; count: number }[] }[]; // of each seat
  // Where a tile could lie: what is warned of is T, X or !
  spots: { notation: string; kind: string; centre: Point; corners: Point[]; turn: number; warnings: string[] }[];
}
