// What the engine shows while a board is built (scene/jack_rabbits/building_scene.cc).

export interface Point {
  x: number;
  y: number;
}

export interface HeldTile {
  kind: string; // "wood", "QD"
  shape: 'hex' | 'rhombus' | 'triangle';
  name: string;
  count: number;
}

// A way the tile in the viewer's hand may lie. What is warned of is "T", "X" or "!".
export interface BuildingSpot {
  notation: string;
  kind: string;
  label: string; // what it brings: "roads joined: 2, left open: 1"
  centre: Point;
  corners: Point[];
  turn: number; // see `faces`
  warnings: string[];
}

export interface BuildingBoard {
  kind: 'jack-rabbits-building';
  light: string; // style sheets of the drawing
  dark: string;
}

export interface BuildingView {
  kind: 'jack-rabbits-building';
  how: 'strict' | 'free' | 'freestyle';
  enforced: boolean; // guidelines are rules
  turn: number;
  laid: number;
  total: number;
  viewBox: [number, number, number, number];
  svg: string; // the board as far as it is built: our own markup
  tiles: { id: string; shape: HeldTile['shape']; name: string; centre: Point; corners: Point[] }[];
  broken: { sign: string; at: Point }[]; // guidelines, as the board lies
  shares: {
    tiles: HeldTile[]; // that lie open
    faceDown: [number, number, number]; // hexes, rhombi, triangles
    taken: string; // the kind in hand; empty: none
    takenName: string;
  }[];
  aside: HeldTile[];
  spots: BuildingSpot[]; // for the tile in the viewer's hand, the best first
  faces: { turn: number; centre: Point; svg: string }[]; // that tile drawn, each way it can be turned
}
