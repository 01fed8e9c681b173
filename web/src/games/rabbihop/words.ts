// The words of the Rabbihop table that do not come from the engine.
import type { Lang } from '../../engine/contract';
import { lang } from '../../settings';

const minus = (n: number) => String(n).replace('-', '−');

const en = {
  board: 'The grid',
  players: 'Players',
  you: 'you',
  score: (n: number) => `${minus(n)} ${n === 1 || n === -1 ? 'point' : 'points'}`,
  tiles: (n: number) => (n === 1 ? '1 tile' : `${n} tiles`),
  pileOf: (name: string) => `The pile of ${name}`,
  showPile: (name: string) => `Show the pile of ${name}`,
  emptyPile: 'No tile yet.',
  topFirst: 'The tile on top comes first.',
  deck: 'Deck',
  lastTile: 'Last tile',
  deckLeft: (n: number) => (n === 1 ? '1 tile left in the deck' : `${n} tiles left in the deck`),
  market: 'Market',
  aside: 'Your territory',
  asideHelp: 'Click the tiles you keep, one after the other; the last one lies on top of your pile.',
  here: 'What you can do here',
  howFar: (place: string) => `How far to turn ${place}?`,
  actions: 'What you can do',
  extra: 'extra turn',
  turnOf: (name: string) => `It is ${name}’s turn`,
  legend: 'What the tiles do',
  marks: {
    landing: 'You can jump here',
    cost: 'Tiles that you pay for fences on the way',
    risky: 'It costs you something: a trap, or fences on the way',
    gain: 'Points that taking it would bring you now',
    can: 'You can choose this',
    chosen: 'You have chosen it',
    marked: 'What the log, or a hint, speaks of',
    fence: 'A fence: jumping over it costs the top tile of your pile',
    border: 'A fence can go here',
  },
};
type HopWords = typeof en;

const es: HopWords = {
  board: 'La cuadrícula',
  players: 'Jugadores',
  you: 'tú',
  score: (n) => `${minus(n)} ${n === 1 || n === -1 ? 'punto' : 'puntos'}`,
  tiles: (n) => (n === 1 ? '1 loseta' : `${n} losetas`),
  pileOf: (name) => `La pila de ${name}`,
  showPile: (name) => `Ver la pila de ${name}`,
  emptyPile: 'Aún no hay losetas.',
  topFirst: 'La loseta de encima va primero.',
  deck: 'Mazo',
  lastTile: 'Última loseta',
  deckLeft: (n) => (n === 1 ? 'Queda 1 loseta en el mazo' : `Quedan ${n} losetas en el mazo`),
  market: 'Mercado',
  aside: 'Tu territorio',
  asideHelp: 'Pulsa las losetas que conservas, una tras otra; la última queda encima de tu pila.',
  here: 'Lo que puedes hacer aquí',
  howFar: (place) => `¿Cuánto giras ${place}?`,
  actions: 'Lo que puedes hacer',
  extra: 'turno extra',
  turnOf: (name) => `Es el turno de ${name}`,
  legend: 'Qué hacen las losetas',
  marks: {
    landing: 'Aquí puedes saltar',
    cost: 'Losetas que pagas por vallas en el camino',
    risky: 'Te cuesta algo: una trampa, o vallas en el camino',
    gain: 'Puntos que ahora te daría tomarla',
    can: 'Puedes elegirla',
    chosen: 'La has elegido',
    marked: 'De lo que habla el registro, o una pista',
    fence: 'Una valla: saltarla cuesta la loseta de encima de tu pila',
    border: 'Aquí puede ir una valla',
  },
};

export const hopWordsOf: Record<Lang, HopWords> = { en, es };
export const hopWords = (): HopWords => hopWordsOf[lang()];
