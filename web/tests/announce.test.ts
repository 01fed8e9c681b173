// What the live region says, and what it does not repeat.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, hush, spoken } from '../src/announce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hush();
  vi.useRealTimers();
});

it('joins what follows closely, and says nothing of it twice', () => {
  for (const each of ['Ana rolls.', 'Ride to K♠? You lose 7♠.', 'Ana rolls.', 'You lose 7♠.', ''])
    announce(each);
  expect(spoken()).toBe('');
  vi.advanceTimersByTime(300);
  expect(spoken()).toBe('Ana rolls. Ride to K♠? You lose 7♠.');
  announce('Ana rolls.');
  vi.advanceTimersByTime(300);
  expect(spoken()).toBe('Ana rolls.');
});

it('drops what was not read out yet when another person has the device', () => {
  announce('Your hand: 7♠.');
  hush();
  vi.advanceTimersByTime(300);
  expect(spoken()).toBe('');
});
