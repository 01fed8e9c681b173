// Options that are more than a tick, what is shown of them, and rabbits of one's own choice.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { phone, useBrowser, visit } from './browser';

useBrowser();

const unfold = (page: Page, group: string) => page.locator('summary', { hasText: group }).click();
const begin = (page: Page) => page.locator('form.setup button[type=submit]').click();

it('a deck of all there is and drawn start numbers are chosen, and played with', async () => {
  const page = await visit('#/setup/rabbihop', { lang: 'es' });
  await unfold(page, 'Variantes');
  await page.getByLabel('Números de la salida').selectOption('drawn');
  await unfold(page, 'Duración');
  const number = page.getByLabel('Tamaño del mazo', { exact: true });
  await number.fill('3');
  const all = page.getByLabel('Tamaño del mazo: todo lo que hay');
  await all.check();
  expect(await number.isDisabled()).toBe(true);
  expect(await number.inputValue()).toBe('');
  await page.locator('#seed').fill('4');
  await begin(page);
  await page.waitForURL(/#\/table\//);
  const deck = page.locator('.hop-deck b');
  await deck.waitFor();
  // 82 tiles beside the start, of which a grid takes 15, 24 or 35; the shortest deck would be 20.
  expect(Number(await deck.textContent())).toBeGreaterThan(40);
});

it('only what matters is asked, by groups that tell what was changed', async () => {
  const page = await visit('#/setup/jack-rabbits', { size: phone });
  const group = page.locator('.options-group').filter({ hasText: 'Board and suits' });
  await group.locator('summary').click();
  const built = page.getByLabel('How a board is built');
  await built.waitFor({ state: 'detached' });
  await page.getByLabel('Board', { exact: true }).selectOption('built');
  await built.selectOption('freestyle');
  expect(await group.locator('summary').textContent()).toContain('Board: built by the players');
  // Out of sight its value is kept, and it does not count as changed.
  await page.getByLabel('Board', { exact: true }).selectOption('sample');
  await built.waitFor({ state: 'detached' });
  expect(await page.locator('.options-head .count').count()).toBe(0);
  await page.getByLabel('Board', { exact: true }).selectOption('built');
  expect(await built.inputValue()).toBe('freestyle');
  // What stands against something else is never hidden.
  await unfold(page, 'Powers in detail');
  await page.getByLabel('Clovers boost').check();
  await unfold(page, 'The game');
  await page.getByLabel('Powers of the suits', { exact: true }).uncheck();
  await page.locator('.verdict.bad').waitFor();
  expect(await page.getByLabel('Clovers boost').isVisible()).toBe(true);
  await page.getByLabel('Hearts boost').waitFor({ state: 'detached' });
  // Printed rulebooks are known by what stands on them.
  await unfold(page, 'As a printed rulebook has it');
  await page.getByLabel(/Spanish and English rulebook/).check();
  await page.getByText('This rulebook calls it: Full game').waitFor();
  expect(await axe(page)).toEqual([]);
});

it('players have the rabbits that were chosen, at the table, in its list and in the replay', async () => {
  const page = await visit('#/setup/rabbihop');
  const shape = (of: string) => page.locator(`${of} .token-base`).first().getAttribute('d');
  const star = page.getByTitle('teal, star');
  await page.getByRole('button', { name: /^Hopper’s rabbit: russet, circle/ }).click();
  await star.click();
  await page.getByRole('button', { name: /^Hopper’s rabbit: teal, star/ }).waitFor();
  // Whoever had a rabbit gets the other one for it.
  await page.getByRole('button', { name: /^Bramble’s rabbit/ }).click();
  await star.nth(1).click();
  await page.getByRole('button', { name: /^Hopper’s rabbit: blue, square/ }).waitFor();
  const chosen = await shape('.seat-row:nth-child(2)');
  await page.locator('#seed').fill('4');
  await begin(page);
  await page.locator('.hop-player').first().waitFor();
  const colour = () =>
    page
      .locator('.hop-player')
      .nth(1)
      .evaluate((one) => getComputedStyle(one).getPropertyValue('--seat'));
  const teal = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--seat-5'),
  );
  expect(await shape('.hop-player:nth-child(2)')).toBe(chosen);
  expect(await colour()).toBe(teal);
  await page.reload();
  await page.locator('.hop-player').first().waitFor();
  expect(await shape('.hop-player:nth-child(2)')).toBe(chosen);
  expect(await colour()).toBe(teal);
  await page.evaluate(() => (location.hash = location.hash.replace('table', 'replay')));
  await page.locator('.replay-bar').waitFor();
  await page.locator('.hop-player').first().waitFor();
  expect(await colour()).toBe(teal);
  await page.evaluate(() => (location.hash = '#/setup/rabbihop'));
  await page.locator('.seat-row').first().waitFor();
  expect(await shape('.seat-row:nth-child(2)')).toBe(chosen);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--worn-1'))).toBe('');
});
