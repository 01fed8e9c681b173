// What the engine shows of Jack Rabbits (scene/jack_rabbits/scene_*.cc) and of building its board.

export interface Point {
  x: number;
  y: number;
}

// A tile of the board, in the units of `viewBox`. Places are "t12" (a tile), "underground", "off",
// "port3" (an open road end).
export interface TileShape {
  id: string;
  shape: 'hex' | 'rhombus' | 'triangle';
  kind: string; // "wood", "QS", "citadel", "underground"
  name: string; // "Queen of Spades' palace", "Wood"
  royal: string; // "QS", or empty
  cave: number; // its number; -1: it is no cave
  meet: boolean; // its roads run to its middle; else each bends from side to side
  centre: Point;
  corners: Point[];
  // Roads over its sides, with the place behind; a road bends at `bend`.
  exits: { side: number; at: Point; bend: Point; to: string }[];
}

export interface JackRabbitsBoard {
  kind: 'jack-rabbits';
  viewBox: [number, number, number, number];
  svg: string; // the board drawn, without tokens: our own markup, safe to set as is
  styles: { light: string; dark: string }; // of the classes in `svg`
  tiles: TileShape[]; // the Underground is the last
  ports: { id: string; tile: string; at: Point; name: string }[];
  off: Point; // where rabbits wait that are off the board
  cards: string[]; // all of this game's deck, in the order they are shown
  suits: string[]; // in play: "C", "S" …
  objective: string; // in a sentence
  limit: number; // cards in a hand
  called: boolean; // whoever holds more is called out by others; nobody counts for them
}

export interface HandView {
  count: number | null; // null: nobody counts hands here
  hidden: number; // cards of which the viewer sees the back
  cards: string[]; // the viewer's own; empty for others, unless all hands are open
  known: string[]; // all know that they are there
  seen: string[]; // only the viewer knows it
  displayed: string[]; // hearts and shields laid out
  royals: string[];
  capital: string; // the ace before this player; empty: none
  standing: string; // how far from winning: "2 of 3", of royals; empty: nothing to tell
  ready: boolean; // has only to get home
}

export interface JackRabbitsView {
  kind: 'jack-rabbits';
  // Of each seat: the place that counts, the one it stands on (on a journey), and where that is; `where`
  // names it for those off the board and Underground, `then` says what comes next.
  rabbits: { place: string; tile: string; at: Point; where: string; then: string }[];
  carrots: { tile: string; royal: string; seat: number; at: Point }[];
  // What powers of suits have put on the board, and beside it.
  tokens: { id: string; name: string; tile: string; at: Point }[];
  seals: { tile: string; seat: number; at: Point }[]; // hexes closed by cards laid out
  heaps: { id: string; name: string; worth: number; cards: string[] }[];
  hands: HandView[];
  order: number[];
  turn: number; // -1: nobody's
  asked: number[]; // who must decide now
  court: string[];
  spent: string[];
  laid: string[];
  sealed: string[]; // the viewer's own answer, until it is opened
  pile: number;
  dice: [number, number]; // 0: not rolled
  price: number; // 0: not known yet
  club: string; // shown for a flight that is not yet flown; empty: none
  phase: string; // what goes on, in few words
  frame: string; // what is asked: "hex", "road", "pay", "vet" …
  need: Need | null; // of a payment, or what hearts must be worth
  goods: string[]; // that can be bought here
  fight: {
    attacker: number;
    defender: number;
    attackerSpades: number;
    defenderSpades: number;
    attackerCards: string[]; // of those that are laid
    defenderCards: string[];
    reply: boolean; // the defender is to answer
    begun: boolean; // within an answer
  } | null;
  vetting: {
    visitor: number;
    place: string;
    asked: number[];
    answered: number[];
    challenger: number; // -1: nobody has contested yet
    cards: string[]; // that the challenger has shown
  } | null;
  // What the turn's player and the other are to give.
  trade: { proposer: number; other: number; give: Need; take: Need; answered: number[] } | null;
  aim: string; // what the present question is for
  priceMeans: string; // empty while there is no price
  goal: string; // how near the viewer is to winning, or who is
  urgent: boolean; // somebody has only to get home
  stakes: Stake[]; // of what is asked now
}

// What a side of a fight, a visit, a trade or a flight may win and lose.
export interface Stake {
  seat: number;
  good: string;
  bad: string;
}

// Cards out of these suits worth at least so much.
export interface Need {
  suits: string[];
  amount: number;
  purpose: string; // "a horse to Q♠"; empty where it is obvious
}

