import { describe, expect, it } from 'vitest';
import { freeLook, lookOf, readLooks, withLook } from '../src/looks';

describe('the rabbits of the seats', () => {
  it('are as the seats stand, unless somebody chose', () => {
    expect([0, 3, 9].map(lookOf)).toEqual([0, 3, 1]);
  });

  it('are exchanged, so that no two are alike', () => {
    expect(withLook([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
    expect(withLook([0, 1, 2], 1, 7)).toEqual([0, 7, 2]);
    expect(withLook([0, 1, 2], 1, 1)).toEqual([0, 1, 2]);
    expect(freeLook([0, 1, 3])).toBe(2);
  });

  it('are read with care', () => {
    expect(readLooks([6, 2], 2)).toEqual([6, 2]);
    for (const bad of [undefined, null, 'ab', [6], [6, 6], [6, 8], [-1, 0], [0.5, 1], ['0', '1']])
      expect(readLooks(bad, 2)).toBeUndefined();
  });
});
