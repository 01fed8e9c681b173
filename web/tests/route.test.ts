import { describe, expect, it } from 'vitest';
import { readRoute, writeRoute, type Route } from '../src/route';

describe('a route', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'about' },
    { screen: 'setup', game: 'rabbihop' },
    { screen: 'play', game: 'jack-rabbits', how: '' },
    { screen: 'play', game: 'rabbihop', how: 'guided' },
    { screen: 'play', game: 'rabbihop', how: 'standard' },
    { screen: 'course', game: 'rabbihop' },
    { screen: 'lesson', game: 'jack-rabbits', lesson: 'a-turn' },
    { screen: 'table', id: 'a1b2' },
    { screen: 'replay', id: 'a1b2' },
    { screen: 'rules', game: 'jack-rabbits', section: 'Spades: fights' },
    { screen: 'rules', game: 'rabbihop', section: '' },
    { screen: 'game', data: 'abc-_' },
  ];
  it.each(routes)('is read as it was written: %o', (route) => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });
  it.each([
    '#/setup/chess',
    '#/table',
    '#/what',
    '#/rules/%E0%A4%A',
    '#/play/',
    '#/play/rabbihop/blind',
    '#/learn/chess',
    '#/learn',
  ])('leads nowhere: %s', (hash) => {
    expect(readRoute(hash)).toEqual({ screen: 'nowhere' });
  });
  it('is home without anything', () => {
    for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ screen: 'home' });
  });
});
