import { expect, it } from 'vitest';
import { ranked } from '../src/screens/table/ranking';

const said = (scores: number[], winners: number[]) =>
  ranked({ scores, winners }).map(({ seat, place, tied }) => `${place}${tied ? '=' : ''} p${seat}`);

it('equals share their place, and the next one comes after all of them', () => {
  expect(said([3, 9, 3, 1], [1])).toEqual(['1 p1', '2= p0', '2= p2', '4 p3']);
  expect(said([9, 2, 9], [0, 2])).toEqual(['1= p0', '1= p2', '3 p1']);
  expect(said([5, 4], [0])).toEqual(['1 p0', '2 p1']);
});

it('who won stands before who has as many points', () => {
  expect(said([5, 5], [1])).toEqual(['1 p1', '2 p0']);
});
