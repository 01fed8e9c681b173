// Las palabras de la mesa de Rabbihop que no vienen del motor, en español.
import type { HopWords } from './words_en';

export const hop: HopWords = {
  board: 'La cuadrícula',
  players: 'Jugadores',
  you: 'tú',
  score: (n) => (n === 1 || n === -1 ? `${n} punto` : `${n} puntos`),
  tiles: (n) => (n === 1 ? '1 loseta' : `${n} losetas`),
  pileOf: (name) => `La pila de ${name}`,
  showPile: (name) => `Ver la pila de ${name}`,
  emptyPile: 'Aún no hay losetas.',
  topFirst: 'La loseta de encima va primero.',
  deck: 'Mazo',
  deckLeft: (n) => (n === 1 ? 'Queda 1 loseta en el mazo' : `Quedan ${n} losetas en el mazo`),
  market: 'Mercado',
  aside: 'Tu territorio',
  asideHelp: 'Pulsa las losetas que conservas, una tras otra; la última queda encima de tu pila.',
  here: 'Lo que puedes hacer aquí',
  actions: 'Lo que puedes hacer',
  extra: 'turno extra',
  turnOf: (name) => `Es el turno de ${name}`,
  legend: 'Qué hacen las losetas',
  marks: {
    landing: 'Aquí puedes caer',
    risky: 'Te cuesta algo: una trampa, o vallas en el camino',
    gain: 'Puntos que ahora te daría tomarla',
    can: 'Puedes elegirla',
    chosen: 'La has elegido',
    marked: 'De lo que habla el registro, o una pista',
    fence: 'Una valla: saltarla cuesta la loseta de encima de tu pila',
    border: 'Aquí puede ir una valla',
  },
};
