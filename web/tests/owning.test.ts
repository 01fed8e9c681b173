import { afterEach, describe, expect, it } from 'vitest';
import { createOwning, type Channel, type Owner } from '../src/match/owning';
import type { KeptGame } from '../src/match/reading';

// Tabs with a real channel between them, and no locks: kept.test.ts in the browser has those.
const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((one) => one.close()));
function tab(patience = 400) {
  const channel = new BroadcastChannel('warren-test');
  channels.push(channel);
  return createOwning(channel as unknown as Channel, null, patience);
}
const game = { id: 'a', entries: 138 } as KeptGame;
function player() {
  const did: string[] = [];
  const owner: Owner = {
    game: () => game,
    stop: async () => void did.push('stopped'),
    lost: () => void did.push('lost'),
  };
  return { did, owner };
}

describe('a match', () => {
  it('is played in one tab', async () => {
    const [first, second] = [tab(), tab()];
    expect(await first.claim('a', player().owner)).toBe(true);
    expect(await second.claim('a', player().owner)).toBe(false);
    expect(await second.claim('b', player().owner)).toBe(true);
    expect([first.holds('a'), second.holds('a'), second.holds('b')]).toEqual([true, false, true]);
    expect([...(await first.busy())]).toEqual(['a']);
  });

  it('is handed over in its newest state when another tab asks for it', async () => {
    const [first, second] = [tab(), tab()];
    const ana = player();
    await first.claim('a', ana.owner);
    expect(await second.takeOver('a', player().owner)).toEqual(game);
    expect(ana.did).toEqual(['stopped']);
    expect([first.holds('a'), second.holds('a')]).toEqual([false, true]);
  });

  it('can be had when the tab that had it is gone, or does not answer', async () => {
    const [first, second] = [tab(), tab()];
    const ana = player();
    await first.claim('a', ana.owner);
    first.release('a', player().owner); // somebody else's
    expect(first.holds('a')).toBe(true);
    first.release('a', ana.owner);
    expect(await second.takeOver('a', player().owner)).toBeNull();
    expect(second.holds('a')).toBe(true);
  });

  it('is given up when what is kept shows that another tab went on', async () => {
    const first = tab();
    const ana = player();
    await first.claim('a', ana.owner);
    first.lose('a');
    first.lose('a');
    expect(ana.did).toEqual(['lost']);
    expect(first.holds('a')).toBe(false);
  });

  it('is followed from other tabs', async () => {
    const [first, second] = [tab(), tab()];
    await first.claim('a', player().owner);
    const seen: number[] = [];
    const later = new Promise<void>((done) => {
      const end = second.follow('a', ({ entries }) => {
        seen.push(entries);
        if (entries === 138) first.tell({ ...game, entries: 139 });
        else {
          end();
          done();
        }
      });
    });
    await later;
    expect(seen).toEqual([138, 139]);
  });

  it('is everybody’s own where tabs cannot talk', async () => {
    const alone = createOwning(null, null, 40);
    expect(await alone.claim('a', player().owner)).toBe(true);
    expect(await alone.takeOver('b', player().owner)).toBeNull();
    expect(alone.holds('b')).toBe(true);
  });
});
