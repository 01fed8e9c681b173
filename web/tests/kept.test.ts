import { describe, expect, it } from 'vitest';
import { createKept, memoryStore, newId, newSeed, type KeptGame, type Store } from '../src/match/kept';

// A match of Ana's with so many entries.
const log = (entries: number) =>
  [
    'warren-log 1',
    'game rabbihop',
    'chance x',
    ...Array.from({ length: entries }, (_, i) => `p0 hop ${i}`),
  ].join('\n');
const game = (id: string, when: number, more: Partial<KeptGame> = {}): KeptGame => ({
  id,
  game: 'rabbihop',
  chairs: [
    { name: 'Ana', bot: '' },
    { name: 'Luis', bot: 'greedy' },
  ],
  text: log(2),
  entries: 3,
  status: '',
  over: false,
  when,
  params: null,
  ...more,
});
const grown = (id: string, entries: number) =>
  game(id, entries, { text: log(entries), entries: entries + 1 });

// Has room for so many records.
function smallStore(room: { left: number }): Store {
  const store = memoryStore();
  return {
    ...store,
    get length() {
      return store.length;
    },
    setItem(key: string, value: string) {
      if (store.getItem(key) === null && store.length >= room.left) throw new Error('quota');
      store.setItem(key, value);
    },
  };
}

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

  it('live beside what others keep, and what is spoilt stays as it is', () => {
    const store = memoryStore();
    store.setItem('other', '{}');
    store.setItem('warren.game.spoilt', '{"id":');
    store.setItem('warren.game.strange', '{"id":1,"text":2}');
    const kept = createKept(store);
    kept.put(game('a', 1));
    expect(kept.list().map((one) => one.id)).toEqual(['a']);
    expect(kept.get('spoilt')).toBeNull();
    expect(kept.spoilt().map((one) => one.raw)).toEqual(['{"id":', '{"id":1,"text":2}']);
    expect(kept.spoiltAt('a')).toBeNull();
    expect(store.getItem('warren.game.spoilt')).toBe('{"id":');
    kept.remove('spoilt');
    expect(kept.spoiltAt('spoilt')).toBeNull();
  });

  it('are never given up for others, however many there are', () => {
    const kept = createKept(memoryStore());
    for (let i = 0; i < 200; i++) kept.put(game(`g${i}`, i, { over: i % 2 === 0 }));
    expect(kept.list()).toHaveLength(200);
  });

  it('are not given up when the browser is full; the new one lasts as long as the tab', () => {
    const store = smallStore({ left: 2 });
    const session = memoryStore();
    const first = createKept(store, session);
    first.put(game('a', 1));
    first.put(game('b', 2, { over: true }));
    expect(first.put(game('c', 3))).toBe('full');
    expect(first.get('c')).toEqual(game('c', 3));
    const kept = createKept(store, session); // after a reload
    expect(kept.list().map((one) => one.id)).toEqual(['c', 'b', 'a']);
    expect(kept.get('c')).toEqual(game('c', 3));
    expect(kept.unsaved().map((one) => one.id)).toEqual(['c']);
    expect(kept.ids()).toEqual(['a', 'b']);
    kept.remove('b'); // somebody made room
    expect(kept.unsaved()).toEqual([]);
    expect(kept.ids()).toEqual(['a', 'c']);
    expect(session.length).toBe(0);
  });

  it('find room in another tab, too', () => {
    const room = { left: 0 };
    const store = smallStore(room);
    const here = createKept(store);
    expect(here.put(grown('a', 2))).toBe('full');
    room.left = 1;
    createKept(store).put(grown('a', 3));
    here.retry();
    expect(here.unsaved()).toEqual([]);
    expect(here.get('a')?.entries).toBe(4);
  });

  it('are listed once somebody has done something', () => {
    const store = memoryStore();
    const session = memoryStore();
    const kept = createKept(store, session);
    kept.begin(grown('a', 0));
    kept.put({ ...grown('a', 0), text: `${log(0)}\np1 hop`, entries: 2 }); // only the bot did
    expect(kept.list()).toEqual([]);
    expect(createKept(store, session).get('a')?.entries).toBe(2); // after a reload
    kept.put({ ...grown('a', 0), text: `${log(0)}\np1 hop\np0 hop`, entries: 3 });
    expect(kept.list().map((one) => one.id)).toEqual(['a']);
    expect(session.length).toBe(0);
  });

  it('that begin in the middle of another are listed once somebody goes on', () => {
    const kept = createKept(memoryStore());
    kept.begin(grown('a', 5));
    kept.put(grown('a', 5));
    expect(kept.list()).toEqual([]);
    kept.put(grown('a', 6));
    expect(kept.list()).toHaveLength(1);
  });

  it('among bots alone are listed once these play', () => {
    const kept = createKept(memoryStore());
    const bots = { chairs: [{ name: 'Luis', bot: 'greedy' }] };
    kept.begin({ ...grown('a', 0), ...bots });
    kept.put({ ...grown('a', 0), ...bots });
    expect(kept.list()).toEqual([]);
    kept.put({ ...grown('a', 1), ...bots });
    expect(kept.list()).toHaveLength(1);
  });

  it('are never replaced by an older state, or by another way', () => {
    const store = memoryStore();
    const here = createKept(store);
    const there = createKept(store);
    here.put(grown('a', 122));
    there.openedFrom(there.get('a')!);
    here.put(grown('a', 138));
    expect(there.put(grown('a', 123))).toBe('elsewhere');
    const otherWay = { ...grown('a', 150), text: log(150).replace('hop 130', 'stay') };
    expect(there.put(otherWay)).toBe('elsewhere');
    expect(there.take(otherWay)).toBe('elsewhere');
    expect(here.get('a')?.entries).toBe(139);
    expect(there.put(grown('a', 150))).toBe('kept'); // the same way, further on
  });

  it('go on from what another version wrote', () => {
    const store = memoryStore();
    const kept = createKept(store);
    const old = { ...grown('a', 3), text: log(3).replaceAll('hop', 'jump') };
    store.setItem('warren.game.a', JSON.stringify(old));
    expect(kept.put(grown('a', 4))).toBe('elsewhere');
    kept.openedFrom(old);
    expect(kept.put(grown('a', 4))).toBe('kept');
  });

  it('have names and seeds of their own', () => {
    expect(newId()).not.toBe(newId());
    expect(newSeed()).toMatch(/^\d{1,20}$/);
  });
});
