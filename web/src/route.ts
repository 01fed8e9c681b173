// The current screen, kept in the address after the #, so that it works from any path on any host.
import { createSignal } from 'solid-js';
import type { GameId } from './engine/contract';

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: GameId }
  | { screen: 'play'; game: GameId; how: How } // starts at once with sensible options
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: GameId; section: string }
  | { screen: 'course'; game: GameId }
  | { screen: 'lesson'; game: GameId; lesson: string }
  | { screen: 'game'; data: string } // a whole game, in the link
  | { screen: 'about' }
  | { screen: 'nowhere' };

// A first game is offered with a guide; a way that is named is not asked for again.
export type How = '' | 'guided' | 'standard';
const ways: How[] = ['', 'guided', 'standard'];

export const games: GameId[] = ['jack-rabbits', 'rabbihop'];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function readRoute(hash: string): Route {
  const [screen = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const game = games.find((one) => one === first);
  if (screen === '') return { screen: 'home' };
  if (screen === 'about') return { screen };
  if (screen === 'setup' && game) return { screen, game };
  const how = ways.find((one) => one === second);
  if (screen === 'play' && game && how !== undefined) return { screen, game, how };
  if ((screen === 'table' || screen === 'replay') && first) return { screen, id: first };
  if (screen === 'rules' && game) return { screen, game, section: second };
  if (screen === 'learn' && game)
    return second ? { screen: 'lesson', game, lesson: second } : { screen: 'course', game };
  if (screen === 'game' && first) return { screen, data: first };
  return { screen: 'nowhere' };
}

export function writeRoute(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'about':
      return '#/about';
    case 'setup':
      return `#/setup/${route.game}`;
    case 'play':
      return `#/play/${route.game}${route.how ? `/${route.how}` : ''}`;
    case 'table':
    case 'replay':
      return `#/${route.screen}/${part(route.id)}`;
    case 'rules':
      return `#/rules/${route.game}${route.section ? `/${part(route.section)}` : ''}`;
    case 'course':
      return `#/learn/${route.game}`;
    case 'lesson':
      return `#/learn/${route.game}/${part(route.lesson)}`;
    case 'game':
      return `#/game/${route.data}`;
  }
}

const [route, setRoute] = createSignal<Route>(
  typeof location === 'undefined' ? { screen: 'home' } : readRoute(location.hash),
);
export { route };

export function listenToRoute() {
  addEventListener('hashchange', () => setRoute(readRoute(location.hash)));
}

export function go(to: Route, replace = false) {
  const hash = writeRoute(to);
  if (replace) {
    history.replaceState(null, '', hash);
    setRoute(to);
  } else {
    location.hash = hash;
  }
}
