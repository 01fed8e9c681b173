// Options of Rabbihop that are more than a tick, chosen at the set-up.
import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser';

useBrowser();

it('a deck of all there is and drawn start numbers are chosen, and played with', async () => {
  const page = await visit('#/setup/rabbihop', { lang: 'es' });
  await page.getByLabel('Números de la salida').selectOption('drawn');
  const number = page.getByLabel('Tamaño del mazo', { exact: true });
  await number.fill('3');
  const all = page.getByLabel('Tamaño del mazo: todo lo que hay');
  await all.check();
  expect(await number.isDisabled()).toBe(true);
  expect(await number.inputValue()).toBe('');
  await page.locator('#seed').fill('4');
  await page.locator('form.setup button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  const deck = page.locator('.hop-deck b');
  await deck.waitFor();
  // 82 tiles beside the start, of which a grid takes 15, 24 or 35; the shortest deck would be 20.
  expect(Number(await deck.textContent())).toBeGreaterThan(40);
});
