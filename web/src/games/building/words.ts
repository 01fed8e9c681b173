// What is said only while a board is built; the rest comes from the engine.
import type { Lang } from '../../engine/contract';
import { lang } from '../../settings';

const en = {
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

const es: typeof en = {
  board: 'El tablero hasta ahora',
  yours: 'Tus piezas',
  others: 'Piezas que quedan',
  faceDown: (shape: string, count: number) => `${count} boca abajo: ${shape}`,
  shapes: ['hexágonos', 'rombos', 'triángulos'],
  inHand: (name: string) => `En tu mano: ${name}`,
  noneInHand: 'Elige una pieza y luego el lugar donde va.',
  wherever: 'Elige uno de los lugares marcados, en el tablero o con las flechas.',
  place: 'Colócala aquí',
  turn: 'Gírala',
  turnOf: (now: number, all: number) => `${now} de ${all}`,
  cancel: 'Otro lugar',
  aside: 'Apartadas, porque no caben en ningún sitio',
  progress: (laid: number, total: number) => `${laid} de ${total} piezas colocadas`,
  warning: {
    T: 'Sin salida: un camino da en un lado cerrado (T)',
    X: 'Sin pieza en medio: un camino directo de hexágono a hexágono (X)',
    '!': 'Dos triángulos juntos (!)',
  } as Record<string, string>,
  marks: {
    site: 'Aquí puede ir la pieza',
    warned: 'Aquí infringiría una pauta',
    chosen: 'El lugar que has elegido',
  },
  fine: 'Aquí no se infringe ninguna pauta.',
  enforced: 'Aquí las pautas son obligatorias: ninguna pieza puede infringirlas.',
  advice:
    'Las pautas son solo consejos. T marca un camino sin salida, X un camino directo de hexágono a hexágono, ! dos triángulos juntos.',
  spot: (count: number, best: string) => (count > 1 ? `${best}; se puede girar de ${count} maneras` : best),
  left: (count: number) => `quedan ${count}`,
};

const all: Record<Lang, typeof en> = { en, es };
export const buildingWords = (): typeof en => all[lang()];
