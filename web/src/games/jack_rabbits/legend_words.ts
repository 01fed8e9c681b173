// What the legend says; loaded with it.
import { lang } from '../../settings';

const en = {
  free: 'You can go or act here, free of charge',
  costs: 'You can go here for cards',
  picked: 'What you have chosen; point at it again to go',
  passed: 'On the way there',
  marked: 'What the log, or a hint, speaks of',
  exit: 'A road out of your tile',
  route: 'Your way: along roads, and dotted where you ride, sail or hop',
  carrot: 'A carrot: the royal of this hex is in this player’s hand',
  cave: 'The number of a cave; all lead to the Underground',
  port: 'An open road end where a boat can land',
  off: 'Off the board: rabbits here come back by the Underground',
  toll: 'Cards of these suits pay for what this tile offers',
};
const es: typeof en = {
  free: 'Aquí puedes ir o actuar, gratis',
  costs: 'Aquí puedes ir si pagas con cartas',
  picked: 'Lo que has elegido; señálalo otra vez para ir',
  passed: 'De camino',
  marked: 'De lo que habla el registro, o una pista',
  exit: 'Un camino que sale de tu pieza',
  route: 'Tu ruta: por caminos, y punteada donde cabalgas, navegas o pasas por cuevas',
  carrot: 'Una zanahoria: la real de este hexágono está en la mano de este jugador',
  cave: 'El número de una cueva; todas llevan al Subsuelo',
  port: 'Un extremo abierto donde puede llegar un barco',
  off: 'Destierro: los conejos de aquí vuelven por el Subsuelo',
  toll: 'Con cartas de estos palos se paga lo que ofrece esta pieza',
};
export const legendWords = () => (lang() === 'es' ? es : en);
