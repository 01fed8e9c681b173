// What is said only while a board is built, in English; the rest comes from the engine.
export const building = {
  board: 'The board so far',
  yours: 'Your tiles',
  others: 'Tiles left',
  faceDown: (shape: string, count: number) => `${count} face down: ${shape}`,
  shapes: ['hexes', 'rhombi', 'triangles'],
  inHand: (name: string) => `In your hand: ${name}`,
  noneInHand: 'Choose a tile, then a place for it.',
  wherever: 'Choose one of the outlined places, on the board or with the arrow keys.',
  place: 'Lay it here',
  turn: 'Turn it',
  turnOf: (now: number, all: number) => `${now} of ${all}`,
  cancel: 'Another place',
  aside: 'Set aside, as they fit nowhere',
  progress: (laid: number, total: number) => `${laid} of ${total} tiles placed`,
  warning: {
    T: 'Dead end: a road runs into a closed edge (T)',
    X: 'No tile between: a road straight from hex to hex (X)',
    '!': 'Triangles side by side (!)',
  } as Record<string, string>,
  marks: {
    site: 'The tile can lie here',
    warned: 'Here it would break a guideline',
    chosen: 'The place you have chosen',
  },
  fine: 'No guideline is broken here.',
  enforced: 'The guidelines are rules here: no tile may break one.',
  advice:
    'The guidelines are only advice. T marks a dead end, X a road straight from hex to hex, ! triangles side by side.',
  spot: (count: number, best: string) => (count > 1 ? `${best}; can be turned ${count} ways` : best),
  left: (count: number) => `${count} left`,
};

export type BuildingWords = typeof building;
