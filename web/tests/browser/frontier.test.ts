// A whole match of all eight suits against bots: the first powers are used as soon as they are offered,
// with the pointer and, every third time, with keys alone.
import { expect, it } from 'vitest';
import type { Choice, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { fetchWideSuits } from '../../src/parts/suits';
import { axe } from './axe';
import { logLines, settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { doIt, fits } from './hands';
import { Mirror, startEngine } from './mirror';
import { keyIt } from './paws';

useBrowser();

const draft: Draft = {
  preset: 'frontier',
  options: { suits: 'frontier', board: 'random' },
  chairs: [
    { name: 'Ana', bot: '' },
    { name: 'Luis', bot: 'greedy' },
    { name: 'Eva', bot: 'greedy' },
  ],
  seed: '4',
};

it('a match of the Frontier to its end', async () => {
  await fetchWideSuits(); // for the names of cards
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, 0);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  const used = new Set<string>();
  const kind = (choice: Choice) => choice.notation.split(' ').slice(1, 3).join(' ');
  const power = (choice: Choice) =>
    choice.notation.startsWith('power') && choice.verb === 'power' && choice.cards.length > 0;
  for (let moves = 0; mirror.scene.next.kind !== 'over'; moves++) {
    expect(moves).toBeLessThan(400);
    const scene: Scene = mirror.scene;
    expect(await page.locator('.turn-line .question').textContent()).toBe(scene.question);
    const can = scene.choices.filter((choice) => fits(ask, mirror)(choice, scene));
    const hint = mirror.hint();
    const fresh = can.find((choice) => power(choice) && !used.has(kind(choice)));
    const move = fresh ?? can.find((choice) => choice.notation === hint) ?? can[0];
    if (fresh) {
      used.add(kind(fresh));
      expect(await axe(page)).toEqual([]);
    }
    mirror.choose(move);
    if (fresh) await keyIt(page, move, scene, board);
    else await doIt(page, move, scene, board);
    await settle(page, mirror);
  }
  expect(used.size).toBeGreaterThan(0);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await logLines(page)).toEqual(mirror.sentences());
}, 240_000);
