// Two tabs on one game: one plays, the other is told, and nothing is ever rolled back.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import {
  anotherTab,
  logLines,
  people,
  phone,
  sideways,
  sitDown,
  url,
  useBrowser,
  visit,
  type Draft,
} from './browser';
import { keptEntries, playOne, shownEntries } from './records';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis'), seed: '6' };
const settled = (page: Page) => page.locator('.table-screen[data-busy=false]').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('the second tab follows, or takes over openly', async () => {
  const first = await visit('');
  await sitDown(first, 'rabbihop', draft);
  await playOne(first);
  const hash = new URL(first.url()).hash;
  const id = hash.split('/').pop()!;
  const second = await anotherTab(first, hash);
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  expect(await axe(second)).toEqual([]);
  expect(await second.locator('main').evaluate((one) => one === document.activeElement)).toBe(true);

  await button(second, 'Follow it');
  await second.locator('.hop-grid').waitFor();
  for (let i = 0; i < 2; i++) {
    await playOne(first);
    await second.locator(`.table-screen[data-entries="${await shownEntries(first)}"]`).waitFor();
  }
  await expect.poll(() => logLines(second)).toEqual(await logLines(first));
  expect(await second.locator('.tool').count()).toBe(0);
  expect(await axe(second)).toEqual([]);

  await button(second, 'Play here');
  await settled(second);
  await first.getByRole('heading', { name: 'This game went on in another tab.' }).waitFor();
  expect(await shownEntries(second)).toBe(await keptEntries(first, id));
  await playOne(second);
  const entries = await shownEntries(second);
  await expect.poll(() => keptEntries(second, id)).toBe(entries);

  // And back, with all that happened in between.
  await button(first, 'Play here');
  await settled(first);
  expect(await shownEntries(first)).toBe(entries);
  await second.getByRole('heading', { name: 'This game went on in another tab.' }).waitFor();
  await playOne(first);
  const last = await shownEntries(first);
  await expect.poll(() => keptEntries(first, id)).toBe(last);

  // The tab that plays is reloaded, and then closed.
  await first.reload();
  await settled(first);
  expect(await shownEntries(first)).toBe(last);
  await first.close();
  await second.reload();
  await settled(second);
  expect(await shownEntries(second)).toBe(last);
});

it('a game nobody has touched yet can be followed and taken over, on a phone and in Spanish', async () => {
  const first = await visit('', { lang: 'es', size: phone });
  await sitDown(first, 'jack-rabbits', draft);
  await settled(first);
  const second = await anotherTab(first, new URL(first.url()).hash);
  await second.getByRole('heading', { name: 'Esta partida está abierta en otra pestaña.' }).waitFor();
  await button(second, 'Seguirla');
  await second.locator('.jr [data-part=board]').waitFor();
  expect(await sideways(second)).toBeLessThanOrEqual(0);
  expect(await shownEntries(second)).toBe(await shownEntries(first));
  expect(await axe(second)).toEqual([]);
  await button(second, 'Jugar aquí');
  await settled(second);
  await first.getByRole('heading', { name: 'Esta partida ha seguido en otra pestaña.' }).waitFor();
  await first.getByRole('link', { name: 'A la página de inicio' }).click();
  await first.getByText('Tus partidas').waitFor();
  await playOne(second);
  await first.locator('.kept-what a').waitFor(); // the start page has seen it
});

it('a tab that does not answer loses the game to the one that asks', async () => {
  const first = await visit('');
  // It holds the game, but neither hears nor says anything.
  await first.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await first.reload();
  await sitDown(first, 'rabbihop', draft);
  await playOne(first);
  const entries = await shownEntries(first);
  const hash = new URL(first.url()).hash;
  await expect.poll(() => keptEntries(first, hash.split('/').pop()!)).toBe(entries);
  const second = await anotherTab(first, hash);
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  await button(second, 'Play here');
  await settled(second);
  expect(await shownEntries(second)).toBe(entries);
  await first.getByRole('heading', { name: 'This game went on in another tab.' }).waitFor();
});

it('leaving the table at once loses no move, and one can come back at once', async () => {
  const page = await visit('');
  await sitDown(page, 'rabbihop', draft);
  await playOne(page);
  const hash = new URL(page.url()).hash;
  for (let i = 0; i < 3; i++) {
    await page.evaluate((to) => {
      location.hash = '#/';
      setTimeout(() => (location.hash = to));
    }, hash);
    await settled(page);
    await playOne(page);
  }
  const entries = await shownEntries(page);
  await page.goto(url('#/'));
  await expect.poll(() => keptEntries(page, hash.split('/').pop()!)).toBe(entries);
});

it('without locks and messages no tab rolls back what another one kept', async () => {
  const first = await visit('');
  await first.context().addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  await first.reload();
  await sitDown(first, 'rabbihop', draft);
  await playOne(first);
  const hash = new URL(first.url()).hash;
  const id = hash.split('/').pop()!;
  await expect.poll(() => keptEntries(first, id)).toBe(await shownEntries(first));
  const second = await anotherTab(first, hash);
  await settled(second);
  for (let i = 0; i < 3; i++) await playOne(first);
  const entries = await shownEntries(first);
  await expect.poll(() => keptEntries(first, id)).toBe(entries);
  expect(await shownEntries(second)).toBeLessThan(entries);
  await second.locator('.tool', { hasText: 'Hint' }).click();
  await second.locator('.hint-toast .button').click();
  await second.getByRole('heading', { name: 'This game went on in another tab.' }).waitFor();
  expect(await keptEntries(second, id)).toBe(entries);
  await button(second, 'Play here');
  await settled(second);
  expect(await shownEntries(second)).toBe(entries);
});
