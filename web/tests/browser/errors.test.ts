// Whatever goes wrong, the page says so and leads home.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { excused, people, sitDown, url, useBrowser, visit } from './browser';
import { playOne, shownEntries } from './records';

useBrowser();

const home = async (page: Page) => {
  await page.getByRole('link', { name: 'To the start page' }).first().click();
  await page.getByText('Your games').waitFor();
};

it('an address with nothing behind it leads home', async () => {
  const page = await visit('');
  for (const hash of ['nowhere', 'table/none', 'replay/none', 'setup/chess', 'table/%E0%A4%A', 'game/xyz']) {
    await page.goto(url(`#/${hash}`));
    await page.getByRole('heading', { name: /nothing here|not kept|could not be read/ }).waitFor();
    expect(await axe(page), hash).toEqual([]);
    await home(page);
  }
});

it.each(['#/play/rabbihop/standard', '#/setup/rabbihop'])(
  'without the engine %s leads home',
  async (hash) => {
    const page = await visit('');
    await page.getByText('Your games').waitFor();
    await page.context().route('**/*.wasm', (route) => route.abort());
    await page.reload();
    await page.goto(url(hash));
    await page.getByText('The engine could not be loaded.').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await home(page);
    // Once it is there, it works.
    await page.context().unroute('**/*.wasm');
    await page.goto(url(hash));
    await page.locator('.hop-grid, form.setup').first().waitFor();
    excused();
  },
);

it('a part of the page that cannot be loaded leads home, and can be tried again', async () => {
  const page = await visit('');
  await page.getByText('Your games').waitFor();
  await page.context().route('**/later-*.js', (route) => route.abort());
  await page.goto(url('#/setup/rabbihop'));
  await page.getByText('A part of the page could not be loaded.').waitFor();
  await home(page);
  await page.goto(url('#/setup/rabbihop'));
  await page.getByText('A part of the page could not be loaded.').waitFor();
  await page.context().unroute('**/later-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('form.setup').waitFor();
  excused();
});

it('a page that breaks while it is drawn leads home, by its link or by the address', async () => {
  const page = await visit('');
  await page.getByText('Your games').waitFor();
  expect(await axe(page)).toEqual([]); // it needs random numbers, too, to begin with
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto(url('#/play/rabbihop/standard'));
  await page.getByRole('heading', { name: 'That did not work' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await home(page);
  await page.goto(url('#/play/rabbihop/standard'));
  await page.getByText('broken on purpose').waitFor();
  await page.goto(url('#/about'));
  await page.getByRole('heading', { name: 'About Warren' }).waitFor();
  excused();
});

it('the engine breaks down in mid-game: the game goes on where it was', async () => {
  const page = await visit('');
  await sitDown(page, 'rabbihop', { chairs: people('Ana', 'Luis'), seed: '6' });
  await playOne(page);
  const entries = await shownEntries(page);
  await page.workers()[0].evaluate(() => {
    self.onmessage = () => self.postMessage({ id: 0, fatal: 'broken on purpose' });
  });
  await page.locator('.tool', { hasText: 'Hint' }).click();
  await page.getByRole('heading', { name: 'The engine stumbled' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on with the kept game' }).click();
  await page.locator('.hop-grid').waitFor();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await shownEntries(page)).toBe(entries);
  await playOne(page);
});

it('what comes to nothing is told, and the screen stays', async () => {
  const page = await visit('#/about');
  await page.getByRole('heading', { name: 'About Warren' }).waitFor();
  await page.evaluate(() => void Promise.reject(new Error('broken on purpose')));
  await page.getByRole('alert').getByText('That did not work.').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('heading', { name: 'About Warren' }).waitFor();
  excused();
});

it('a page whose script does not come offers to try again', async () => {
  const page = await visit('');
  await page.context().route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: /try again/ }).waitFor();
  await page.context().unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: /try again/ }).click();
  await page.getByText('Your games').waitFor();
  excused();
});
