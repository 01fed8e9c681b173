import { describe, expect, it } from 'vitest';
import { createKept, memoryStore, newId, newSeed, type KeptGame } from '../src/match/kept';

const game = (id: string, when: number, over = false): KeptGame => ({
  id,
  game: 'rabbihop',
  chairs: [{ name: 'Ana', bot: '' }],
  text: `text of ${id}`,
  entries: 3,
  status: '',
  over,
  when,
  params: null,
});

describe('kept games', () => {
  it('come back as they were, the newest first', () => {
    const kept = createKept(memoryStore());
    kept.put(game('a', 1));
    kept.put(game('b', 3));
    kept.put(game('c', 2));
    expect(kept.list().map((one) => one.id)).toEqual(['b', 'c', 'a']);
    expect(kept.get('a')).toEqual(game('a', 1));
    kept.remove('a');
    expect(kept.get('a')).toBeNull();
  });

  it('live beside what others keep, and what is spoilt', () => {
    const store = memoryStore();
    store.setItem('other', '{}');
    store.setItem('warren.game.spoilt', '{"id":');
    store.setItem('warren.game.strange', '{"id":1,"text":2}');
    const kept = createKept(store);
    expect(kept.list()).toEqual([]);
    expect(kept.get('spoilt')).toBeNull();
  });

  it('make room by giving up the oldest, finished ones first', () => {
    const kept = createKept(memoryStore());
    for (let i = 0; i < 30; i++) kept.put(game(`g${i}`, i, i === 7));
    kept.put(game('new', 100));
    expect(kept.list()).toHaveLength(30);
    expect(kept.get('g7')).toBeNull();
    kept.put(game('newer', 101));
    expect(kept.get('g0')).toBeNull();
  });

  it('give up only finished games when the browser is full', () => {
    const store = memoryStore();
    let room = 2;
    const full = {
      ...store,
      get length() {
        return store.length;
      },
      setItem(key: string, value: string) {
        if (store.getItem(key) === null && store.length >= room) throw new Error('quota');
        store.setItem(key, value);
      },
    };
    const kept = createKept(full);
    expect(kept.put(game('a', 1))).toBe(true);
    expect(kept.put(game('b', 2, true))).toBe(true);
    expect(kept.put(game('c', 3))).toBe(true);
    expect(kept.get('b')).toBeNull();
    expect(kept.put(game('d', 4))).toBe(false);
    expect(kept.list().map((one) => one.id)).toEqual(['c', 'a']);
    room = 3;
    expect(kept.put(game('d', 4))).toBe(true);
  });

  it('have names and seeds of their own', () => {
    expect(newId()).not.toBe(newId());
    expect(newSeed()).toMatch(/^\d{1,20}$/);
  });
});
