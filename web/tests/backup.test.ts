import { describe, expect, it } from 'vitest';
import { bringIn, writeBackup } from '../src/match/backup';
import { createKept, memoryStore, type KeptGame } from '../src/match/kept';

const log = (...lines: string[]) => ['warren-log 1', 'game rabbihop', ...lines].join('\n');
const game = (id: string, ...lines: string[]): KeptGame => ({
  id,
  game: 'rabbihop',
  chairs: [{ name: 'Ana', bot: '' }],
  text: log(...lines),
  entries: lines.length,
  status: '',
  over: false,
  when: 1,
  params: null,
});
function browser(...games: KeptGame[]) {
  const store = memoryStore();
  const kept = createKept(store);
  games.forEach(kept.take);
  return { store, kept };
}
const free = () => true;
const none = { came: 0, had: 0, both: 0, spoilt: 0, noRoom: 0 };

describe('all that is kept', () => {
  it('goes to another browser as one file', () => {
    const from = browser(game('a', 'p0 x'), game('b', 'p0 y'));
    from.store.setItem('warren.settings', '{"lang":"es"}');
    from.store.setItem('warren.game.bad', '{');
    from.store.setItem('others', 'no');
    const to = browser(game('c', 'p0 z'));
    expect(bringIn(writeBackup(from.store, from.kept), to.store, to.kept, free)).toEqual({
      ...none,
      came: 2,
      spoilt: 1,
    });
    expect(to.kept.ids().sort()).toEqual(['a', 'b', 'c']);
    expect(to.kept.get('a')).toEqual(game('a', 'p0 x'));
    expect(to.store.getItem('warren.settings')).toBe('{"lang":"es"}');
    expect(to.store.getItem('others')).toBeNull();
  });

  it('adds to what is here: the longer one stays, and two ways are two games', () => {
    const from = browser(
      game('same', 'p0 x'),
      game('longer', 'p0 x', 'p0 y'),
      game('shorter', 'p0 x'),
      game('other', 'p0 x', 'p0 left'),
      game('played', 'p0 x', 'p0 y'),
    );
    const to = browser(
      game('same', 'p0 x'),
      game('longer', 'p0 x'),
      game('shorter', 'p0 x', 'p0 y'),
      game('other', 'p0 x', 'p0 right', 'p0 on'),
      game('played', 'p0 x'),
    );
    to.store.setItem('warren.settings', '{"lang":"en"}');
    from.store.setItem('warren.settings', '{"lang":"es"}');
    const file = writeBackup(from.store, from.kept);
    expect(bringIn(file, to.store, to.kept, (id) => id !== 'played')).toEqual({
      ...none,
      came: 1,
      had: 2,
      both: 2,
    });
    expect(to.kept.get('longer')?.entries).toBe(2);
    expect(to.kept.get('shorter')?.entries).toBe(2);
    expect(to.kept.get('other')?.entries).toBe(3);
    expect(to.kept.get('played')?.entries).toBe(1);
    expect(to.kept.list().map((one) => one.text)).toContain(log('p0 x', 'p0 left'));
    expect(to.kept.list()).toHaveLength(7);
    expect(to.store.getItem('warren.settings')).toBe('{"lang":"en"}');
  });

  it('leaves a spoilt record where it is', () => {
    const from = browser(game('a', 'p0 x'));
    const to = browser();
    to.store.setItem('warren.game.a', '{');
    expect(bringIn(writeBackup(from.store, from.kept), to.store, to.kept, free)).toEqual({
      ...none,
      came: 1,
    });
    expect(to.store.getItem('warren.game.a')).toBe('{');
    expect(to.kept.list()).toHaveLength(1);
  });

  it('is refused if it is something else', () => {
    const { store, kept } = browser();
    const texts = ['', 'null', '[]', '{}', '{"format":"warren-kept","version":2,"kept":{}}'];
    for (const text of [...texts, '{"format":"warren-kept","version":1,"kept":7}'])
      expect(bringIn(text, store, kept, free), text).toBeNull();
    const odd = '{"format":"warren-kept","version":1,"kept":{"warren.game.a":7,"x":"y"}}';
    expect(bringIn(odd, store, kept, free)).toEqual({ ...none, spoilt: 1 });
    expect(store.length).toBe(0);
  });
});
