import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { createUndoing } from '../src/match/undoing';

describe('undo', () => {
  const begin = () => createRoot(() => createUndoing());
  it('is not offered for what was done by itself alone', () => {
    const undoing = begin();
    expect(undoing.worthwhile()).toBe(true); // before anything is known
    undoing.did('alone', ['pass']);
    expect(undoing.worthwhile()).toBe(false);
    undoing.did('own', ['walk 1']);
    expect(undoing.worthwhile()).toBe(true);
    expect(undoing.back()).toBe(false);
    expect(undoing.worthwhile()).toBe(false);
  });
  it('goes back before what was done by itself', () => {
    const undoing = begin();
    undoing.did('own', ['horse QS', 'pay 7D']);
    undoing.did('alone', ['end']);
    expect([undoing.back(), undoing.back()]).toEqual([true, false]);
    undoing.none();
    expect(undoing.worthwhile()).toBe(true);
  });
});
