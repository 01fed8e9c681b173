// Every screen, light and dark: axe finds nothing.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { url, useBrowser, visit } from './browser';

useBrowser();

const themes = ['light', 'dark'] as const;
const fine = async (page: Page, what: string) => expect(await axe(page), what).toEqual([]);

it.each(themes)('screens without a table, %s', async (theme) => {
  const page = await visit('', { theme });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fine(page, 'start page');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await fine(page, 'settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await fine(page, 'help');
  await page.keyboard.press('Escape');
  for (const [hash, landmark] of [
    ['#/about', 'About Warren'],
    ['#/setup/jack-rabbits', 'Set up Jack Rabbits'],
    ['#/setup/rabbihop', 'Set up Rabbihop'],
    ['#/rules/jack-rabbits', 'Rules of Jack Rabbits'],
    ['#/rules/rabbihop', 'Rules of Rabbihop'],
  ]) {
    await page.goto(url(hash));
    await page.getByRole('heading', { level: 1, name: landmark }).waitFor();
    await fine(page, hash);
    if (!hash.startsWith('#/rules/')) continue;
    for (const leaf of ['Rules', 'Words']) {
      await page.getByRole('button', { name: leaf, exact: true }).click();
      await page
        .locator(leaf === 'Rules' ? '.rules-contents' : '.rules-words dt')
        .first()
        .waitFor();
      await fine(page, `${hash}, ${leaf}`);
    }
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('start');
    await page.locator('.rules-results mark').first().waitFor();
    await fine(page, `${hash}, search`);
    await page.locator('.rules-results ul .section-link').first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  }
});
