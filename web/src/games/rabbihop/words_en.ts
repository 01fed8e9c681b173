// The words of the Rabbihop table that do not come from the engine, in English.
export const hop = {
  board: 'The grid',
  players: 'Players',
  you: 'you',
  score: (n: number) => (n === 1 || n === -1 ? `${n} point` : `${n} points`),
  tiles: (n: number) => (n === 1 ? '1 tile' : `${n} tiles`),
  pileOf: (name: string) => `The pile of ${name}`,
  showPile: (name: string) => `Show the pile of ${name}`,
  emptyPile: 'No tile yet.',
  topFirst: 'The tile on top comes first.',
  deck: 'Deck',
  deckLeft: (n: number) => (n === 1 ? '1 tile left in the deck' : `${n} tiles left in the deck`),
  market: 'Market',
  aside: 'Your territory',
  asideHelp: 'Click the tiles you keep, one after the other; the last one lies on top of your pile.',
  here: 'What you can do here',
  actions: 'What you can do',
  extra: 'extra turn',
  turnOf: (name: string) => `It is ${name}’s turn`,
  legend: 'What the tiles do',
  marks: {
    landing: 'You can land here',
    risky: 'It costs you something: a trap, or fences on the way',
    gain: 'Points that taking it would bring you now',
    can: 'You can choose this',
    chosen: 'You have chosen it',
    marked: 'What the log, or a hint, speaks of',
    fence: 'A fence: jumping over it costs the top tile of your pile',
    border: 'A fence can go here',
  },
};

export type HopWords = typeof hop;
