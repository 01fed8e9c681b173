// What the page works out for Jack Rabbits without the engine: geometry, orders, how an action is written
// together. Nothing here knows a rule; what is possible is what the engine offers or does not refuse.
import type { Choice } from '../../engine/contract';
import type { JackRabbitsBoard, JackRabbitsView, Point, TileShape } from '../../engine/jack_rabbits';
import { cardFace } from '../../words/cards';

// --- going from place to place with arrow keys ---------------------------------------------------

export interface Spot extends Point {
  id: string;
}

export function spotsOf(board: JackRabbitsBoard): Spot[] {
  return [
    ...board.tiles.map((tile) => ({ id: tile.id, ...tile.centre })),
    ...board.ports.map((port) => ({ id: port.id, ...port.at })),
  ];
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string) => key in directions;

// The nearest spot in that direction; distance to the side counts more.
export function neighbour(spots: Spot[], from: string, key: string): string {
  const here = spots.find((spot) => spot.id === from);
  const way = directions[key];
  if (!here || !way) return from;
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - here.x;
    const dy = spot.y - here.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (spot.id === from || ahead <= 0 || aside > 1.8 * ahead) continue;
    const far = Math.hypot(ahead, aside) + aside;
    if (far < least) [best, least] = [spot.id, far];
  }
  return best;
}

// --- what of the picture is shown ---------------------------------------------------------------

const trim = 250; // less of the sea than on the picture by itself
const aside = 56; // room for the buttons at the right, in pixels

// The part shown in a frame of this size, so that no part of the board is under the buttons.
export function shownPart(
  [x, y, w, h]: readonly [number, number, number, number],
  width: number,
  height: number,
): readonly [number, number, number, number] {
  const inner = [x + trim, y + trim, w - 2 * trim, h - 2 * trim] as const;
  if (width <= aside || height <= 0) return inner;
  const free = width - inner[2] * Math.min(width / inner[2], height / inner[3]);
  if (free >= 2 * aside) return inner;
  const scale = Math.min((width - aside) / inner[2], height / inner[3]);
  return [inner[0], inner[1], Math.round(inner[2] + aside / scale), inner[3]];
}

// --- routes --------------------------------------------------------------------------------------

export interface Drawn {
  road: string; // path data along roads
  jump: string; // by horse, boat, cave or on wings
  end: Point;
}

const at = (p: Point) => `${Math.round(p.x)} ${Math.round(p.y)}`;

// The way from a place over others, along the drawn roads where there are any.
export function drawRoute(board: JackRabbitsBoard, from: string, path: string[], start?: Point): Drawn {
  const tiles = new Map(board.tiles.map((tile) => [tile.id, tile]));
  const port = (id: string) => board.ports.find((one) => one.id === id);
  const middle = (id: string): Point => tiles.get(id)?.centre ?? port(id)?.at ?? board.off;
  const exit = (tile: TileShape | undefined, to: string) => tile?.exits.find((one) => one.to === to);
  let road = '';
  let jump = '';
  let here = from;
  let point = start ?? middle(from);
  let entry: TileShape['exits'][number] | undefined;
  for (const next of path) {
    if (next === here) continue;
    const tile = tiles.get(here);
    const leave = exit(tile, next);
    if (tile && leave) {
      road += `M${at(point)}`;
      if (entry && !tile.meet) road += `C${at(entry.bend)} ${at(leave.bend)} ${at(leave.at)}`;
      else if (entry || start === undefined || here !== from) road += `L${at(tile.centre)}L${at(leave.at)}`;
      else road += `L${at(leave.at)}`;
      point = leave.at;
      entry = exit(tiles.get(next), here);
      if (port(next)) {
        road += `L${at(port(next)!.at)}`;
        point = port(next)!.at;
      }
    } else {
      const end = middle(next);
      jump += arc(point, end);
      point = end;
      entry = undefined;
    }
    here = next;
  }
  if (entry) {
    const end = middle(here);
    road += `M${at(point)}L${at(end)}`;
    point = end;
  }
  return { road, jump, end: point };
}

export function arc(from: Point, to: Point): string {
  const lift = Math.min(1600, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return `M${at(from)}Q${at(mid)} ${at(to)}`;
}

// --- choices -------------------------------------------------------------------------------------

const travel = [
  'go',
  'way',
  'walk',
  'step',
  'trail',
  'horse',
  'boat',
  'release',
  'hop',
  'down',
  'back',
  'land',
];
export const travels = (choice: Choice) => travel.includes(choice.verb);

// What pointing at a place can mean, the likeliest first: a whole journey with its payment before
// the single action it begins with.
export function meant(choices: Choice[], place: string): Choice[] {
  const here = choices.filter(
    (choice) =>
      choice.place === place && (travels(choice) || choice.verb === 'acquire' || choice.verb === 'joker'),
  );
  const whole = new Set(here.filter((choice) => choice.steps.length).map((choice) => choice.steps[0]));
  const rank = (choice: Choice) =>
    choice.verb === 'acquire'
      ? 0
      : choice.verb === 'walk' || choice.verb === 'land'
        ? 1
        : choice.verb === 'go'
          ? 2
          : 3;
  return here
    .filter((choice) => choice.steps.length > 0 || !(whole.has(choice.notation) && isPaid(choice)))
    .sort((a, b) => rank(a) - rank(b) || a.cards.length - b.cards.length);
}
const isPaid = (choice: Choice) => ['horse', 'boat', 'trail', 'hop'].includes(choice.verb);

// Powers that put something on a place, and those by which one's own rabbit goes somewhere, are first
// chosen by a button that says what it is; then pointing at a place means that.
export function aims(choices: Choice[]): string[] {
  const some = choices.filter(({ verb, group }) => group && (verb === 'place' || verb === 'way'));
  return [...new Set(some.map(({ group }) => group))];
}
// What pointing at a place means while that is chosen.
export const aimedAt = (choices: Choice[], group: string, place: string): Choice[] =>
  choices.filter((choice) => choice.group === group && choice.place === place);

// Leaving by a side of the tile the rabbit is on.
export function meantByExit(choices: Choice[], side: number): Choice[] {
  const order = ['walk', 'step', 'trail'];
  return choices
    .filter((choice) => order.includes(choice.verb) && choice.notation === `${choice.verb} ${side}`)
    .sort((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb));
}

// The ways out of the tile on which the viewer's rabbit is, as far as they are offered.
export interface Exit extends Spot {
  side: number;
  centre: Point; // of the tile
  choices: Choice[];
}
export function exitsOf(board: JackRabbitsBoard, view: JackRabbitsView, me: number, all: Choice[]): Exit[] {
  const tile = board.tiles.find(({ id }) => id === view.rabbits[me]?.tile);
  if (!tile || view.turn !== me || tile.id === 'underground') return [];
  return tile.exits
    .map(({ side, at }) => ({
      id: `exit${side}`,
      ...at,
      side,
      centre: tile.centre,
      choices: meantByExit(all, side),
    }))
    .filter((exit) => exit.choices.length);
}

// What cards of the hand are asked for: the words before them, and the cards that some offer names.
export interface Asking {
  words: string; // "pay", "give up"
  offers: Choice[];
  cards: Set<string>;
}
export function askedCards(choices: Choice[]): Asking | null {
  const offers = choices.filter(
    (choice) => choice.cards.length > 0 && choice.verb !== 'go' && choice.verb !== 'buy',
  );
  if (!offers.length) return null;
  const [first] = offers;
  const words = first.notation.slice(0, first.notation.indexOf(first.cards[0])).trim();
  return { words, offers, cards: new Set(offers.flatMap((choice) => choice.cards)) };
}

export const compose = (words: string, cards: string[]) => [words, ...cards].join(' ');

export const sameCards = (a: string[], b: string[]) =>
  a.length === b.length && a.every((card) => b.includes(card));

export const toggled = (cards: string[], card: string) =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

// What stands as a button of its own: neither a way on the board, nor cards, nor what has a form.
const elsewhere = ['propose', 'buy', 'call', 'place']; // a form, the shop, the players' plates, the board
export function buttons(choices: Choice[]): Choice[] {
  return choices.filter(
    (choice) => !travels(choice) && !choice.cards.length && !elsewhere.includes(choice.verb),
  );
}
// Journeys that lead to no place on the board. What costs cards and ends off the board stays in the list of all
// choices: hardly anybody wants it.
export function placeless(choices: Choice[]): Choice[] {
  return choices.filter(
    (choice) =>
      travels(choice) &&
      ['', 'off'].includes(choice.place) &&
      !(choice.place === 'off' && choice.cards.length),
  );
}
// What plainly moves the game on stands out; all else, above all what costs or loses, is quiet.
export function leads(choice: Choice, all: Choice[]): boolean {
  const buys = (one: Choice) => one.verb === 'acquire' && !one.warning;
  if (all.length === 1 || choice.verb === 'roll' || buys(choice)) return true;
  return choice.verb === 'end' && !all.some((one) => travels(one) || buys(one));
}

// --- hands ---------------------------------------------------------------------------------------

export type Order = 'suit' | 'rank' | 'own';
export const orders: Order[] = ['suit', 'rank', 'own'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', ''];

export function arranged(cards: string[], order: Order, own: string[]): string[] {
  if (order === 'own') {
    const kept = own.filter((card) => cards.includes(card));
    return [...kept, ...cards.filter((card) => !kept.includes(card))];
  }
  if (order === 'suit') return [...cards];
  const rank = (card: string) => ranks.indexOf(cardFace(card).rank);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

export function shifted(cards: string[], card: string, by: number): string[] {
  const from = cards.indexOf(card);
  const to = Math.max(0, Math.min(cards.length - 1, from + by));
  if (from < 0 || from === to) return cards;
  const out = cards.filter((one) => one !== card);
  out.splice(to, 0, card);
  return out;
}
