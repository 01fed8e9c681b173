// A whole match against bots, with the pointer alone. The engine beside the page plays the same game
// from the same seed: it says what to point at, and what the page must tell in the end.
import { expect, it } from 'vitest';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { logLines, settle, sitDown, useBrowser, visit } from './browser';
import { doIt, fits } from './hands';
import { match } from './match';
import { Mirror, startEngine } from './mirror';
import { Rider, wanted } from './rider';

useBrowser();

it('a match of Jack Rabbits in which everything happens', async () => {
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', match, 0);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const rider = new Rider();
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', match);
  await settle(page, mirror);
  for (let moves = 0; mirror.scene.next.kind !== 'over'; moves++) {
    expect(moves).toBeLessThan(150);
    const { scene } = mirror;
    expect(await page.locator('.turn-line .question').textContent()).toBe(scene.question);
    const move = rider.next(mirror, fits(ask, mirror));
    mirror.choose(move);
    await doIt(page, move, scene, board);
    await settle(page, mirror);
  }
  const result = page.locator('dialog.dialog');
  const [winner] = mirror.scene.result!.winners;
  const lost = `You lost: ${mirror.scene.chairs[winner].name} wins`;
  await result.getByText(winner === 0 ? 'You win!' : lost, { exact: true }).waitFor();
  expect(await result.textContent()).toContain(mirror.scene.result!.reason);
  const told = await logLines(page);
  expect(told).toEqual(mirror.sentences());
  for (const [what, sentence] of Object.entries(wanted)) {
    expect(told.filter((line) => sentence.test(line)).length, what).toBeGreaterThan(0);
  }
});
