// Both tables in several moments, the result and the replay, light and dark: axe finds nothing.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { axe } from './axe';
import { people, settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { doIt, clickSpot, fits, wayTo } from './hands';
import { clickHinted } from './hops';
import { Mirror, startEngine } from './mirror';

useBrowser();

const themes = ['light', 'dark'] as const;
const fine = async (page: Page, what: string) => expect(await axe(page), what).toEqual([]);

it.each(themes)('the table of Jack Rabbits, %s', async (theme) => {
  const draft: Draft = { chairs: people('Ana', 'Luis', 'Eva'), seed: '3' };
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, 0);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const page = await visit('', { theme });
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  const frames = new Set<string>();
  let seenWay = false;
  for (let moves = 0; moves < 40 && frames.size < 4 && mirror.scene.next.kind !== 'over'; moves++) {
    const { scene } = mirror;
    const frame = (scene.view as { frame: string }).frame;
    const can = scene.choices.filter((choice) => fits(ask, mirror)(choice, scene));
    const place = can.find((choice) => wayTo(choice, scene, board)?.by === 'place');
    if (!frames.has(frame)) {
      frames.add(frame);
      await fine(page, frame);
      if (place && !seenWay) {
        seenWay = true;
        await clickSpot(page, place.place);
        await page.locator('.jr-way').waitFor();
        await fine(page, `${frame}: a way`);
        await page.keyboard.press('Escape');
      }
    }
    const notation = mirror.hint();
    const choice = can.find((one) => one.notation === notation) ?? place ?? can[0];
    mirror.choose(choice);
    await doIt(page, choice, scene, board);
    await settle(page, mirror);
  }
  expect(frames.size).toBeGreaterThan(2);
  expect(seenWay).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await fine(page, 'menu');
});

it.each(themes)('the table of Rabbihop, its end and its replay, %s', async (theme) => {
  const draft: Draft = { preset: 'market', chairs: people('Ana', 'Luis'), seed: '2' };
  draft.options = { molehills: 'on', market: 'on', springboard: 'on', deck_size: '10' };
  const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
  const page = await visit('', { theme });
  await sitDown(page, 'rabbihop', draft);
  await settle(page, mirror);
  const frames = new Set<string>();
  while (mirror.scene.next.kind !== 'over') {
    const { scene } = mirror;
    const frame = (scene.view as { frame: string }).frame;
    if (!frames.has(frame) && frames.size < 3) await fine(page, frame);
    frames.add(frame);
    await clickHinted(page, mirror);
    await settle(page, mirror);
  }
  expect(frames.size).toBeGreaterThan(1);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await fine(page, 'result');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator(`.table-screen[data-entries="${mirror.scene.entries}"]`).waitFor();
  await fine(page, 'replay');
});
