// What is said only while a board is built; the rest comes from the engine.
import type { Lang } from '../../engine/contract';
import { lang } from '../../settings';

const en = {
  board: 'The board so far',
  yours: 'Your tiles',
  others: 'What is left',
  faceDown: (shape: string, count: number) => `${count} face down: ${shape}`,
  shapes: ['hexes', 'rhombi', 'triangles'],
  inHand: (name: string) => `In your hand: ${name}`,
  noneInHand: 'Choose a tile, then the place where it shall lie.',
  wherever: 'Choose one of the outlined places, on the board or with the arrow keys.',
  place: 'Lay it here',
  turn: 'Turn it',
  turnOf: (now: number, all: number) => `Turn ${now} of ${all}`,
  cancel: 'Another place',
  aside: 'Set aside: they fitted nowhere',
  progress: (laid: number, total: number) => `${laid} of ${total} tiles lie`,
  warning: {
    T: 'T: a road runs into a closed edge',
    X: 'X: a road straight from hex to hex',
    '!': '!: triangles share an edge',
  } as Record<string, string>,
  marks: {
    site: 'The tile can lie here',
    warned: 'Here it would break a guideline',
    chosen: 'The place you have chosen',
  },
  fine: 'No guideline is broken here.',
  enforced: 'Guidelines are enforced.',
  advice: 'Guidelines are advice: what breaks one is marked T, X or !',
  spot: (count: number, best: string) => (count > 1 ? `${best}; can be turned ${count} ways` : best),
  left: (count: number) => `${count} left`,
};

const es: typeof en = {
  board: 'El tablero hasta ahora',
  yours: 'Tus piezas',
  others: 'Lo que queda',
  faceDown: (shape: string, count: number) => `${count} boca abajo: ${shape}`,
  shapes: ['hexágonos', 'rombos', 'triángulos'],
  inHand: (name: string) => `En tu mano: ${name}`,
  noneInHand: 'Elige una pieza y luego el lugar donde va.',
  wherever: 'Elige uno de los lugares marcados, en el tablero o con las flechas.',
  place: 'Colócala aquí',
  turn: 'Gírala',
  turnOf: (now: number, all: number) => `Giro ${now} de ${all}`,
  cancel: 'Otro lugar',
  aside: 'Aparte: no cabían en ningún sitio',
  progress: (laid: number, total: number) => `${laid} de ${total} piezas puestas`,
  warning: {
    T: 'T: un camino da en un lado cerrado',
    X: 'X: un camino recto de hexágono a hexágono',
    '!': '!: dos triángulos comparten un lado',
  } as Record<string, string>,
  marks: {
    site: 'Aquí puede ir la pieza',
    warned: 'Aquí infringiría una pauta',
    chosen: 'El lugar que has elegido',
  },
  fine: 'Aquí no se infringe ninguna pauta.',
  enforced: 'Las pautas son obligatorias.',
  advice: 'Las pautas son consejos: lo que infringe una se marca con T, X o !',
  spot: (count: number, best: string) => (count > 1 ? `${best}; se puede girar de ${count} maneras` : best),
  left: (count: number) => `quedan ${count}`,
};

const all: Record<Lang, typeof en> = { en, es };
export const buildingWords = (): typeof en => all[lang()];
