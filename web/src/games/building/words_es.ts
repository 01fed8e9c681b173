// Lo que se dice solo mientras se construye un tablero, en español; lo demás viene del motor.
import type { BuildingWords } from './words_en';

export const building: BuildingWords = {
  board: 'El tablero hasta ahora',
  yours: 'Tus piezas',
  others: 'Piezas que quedan',
  faceDown: (shape: string, count: number) => `${count} boca abajo: ${shape}`,
  shapes: ['hexágonos', 'rombos', 'triángulos'],
  inHand: (name: string) => `En tu mano: ${name}`,
  noneInHand: 'Elige una pieza y luego el lugar donde va.',
  wherever: 'Elige uno de los lugares marcados, en el tablero o con las flechas.',
  place: 'Colocarla aquí',
  turn: 'Girarla',
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
