// Hands that are called out: the page counts for nobody, and calling somebody out takes one click or key,
// whoever's turn it is.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from './axe';
import { holdTime, logLines, useBrowser, url, visit, type Visit } from './browser';
import { tabTo } from './keys';

useBrowser();

const many = 'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C 2D';
const few = 'AH 2H';

// Ana's turn. Whoever is a bot holds too many cards; nobody else could call it out. Without powers nobody is
// asked anything in the turns of others.
async function open(seats: Record<string, 'human' | 'random'>, how: Visit = {}): Promise<Page> {
  const chairs = Object.entries(seats);
  const hands = chairs.map(
    ([, kind], seat) => `hand p${seat} ${kind === 'random' ? many : ['3S 4S', few][seat]}\n`,
  );
  const text =
    `warren-log 1\n# seats ${chairs.map((one) => one.join('=')).join()}\ngame jack-rabbits\n` +
    `option players=${chairs.length}\noption limit=called\noption powers=off\nposition\n${hands.join('')}pending hex\nend\n`;
  const page = await visit('', how);
  const file = { name: 'called.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL((where) => where.href.startsWith(url('#/table/')));
  await page.locator('.jr-plates, .cover').first().waitFor();
  return page;
}
const plate = (page: Page, seat: number) => page.locator(`.jr-plate[data-anchor=p${seat}]`);
const backs = (page: Page, seat: number) => plate(page, seat).locator('.jr-hidden .card').count();
const rest = (page: Page) => page.locator('.table-screen[data-busy=false]').waitFor();
const line = (page: Page, text: string) => page.locator('.log-panel .log').getByText(text).waitFor();

it('shows the backs of cards, and no number of them, and hears a call on the own turn', async () => {
  const page = await open({ Ana: 'human', Luis: 'random' });
  await rest(page);
  expect(await page.locator('.jr-plates').textContent()).not.toMatch(/\d/);
  const said = await page
    .locator('.jr-plates [aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  // Each back is heard for itself; nothing says how many there are.
  expect(said.filter((label) => /\d/.test(label))).toEqual([]);
  expect(said.filter((label) => label === 'a hidden card')).toHaveLength(11);
  expect([await backs(page, 0), await backs(page, 1)]).toEqual([0, 11]);
  expect(await page.locator('.jr-buttons > button').getByText('Call out').count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await page.keyboard.press('b');
  await tabTo(page, (one) => one.text === 'Call out Luis');
  await page.keyboard.press('Enter');
  await line(page, 'Ana calls out Luis, who holds too many cards.');
  await rest(page);
  expect((await logLines(page)).some((one) => one.startsWith('Luis discards '))).toBe(true);
  expect(await backs(page, 1)).toBe(9);
  expect(await page.locator('.turn-line b').first().textContent()).toBe('Your turn');

  // Twice in a turn is once too often: the table says why.
  await page.getByRole('button', { name: 'Call out Luis' }).click();
  await page.locator('.toasts').getByText('You have called out Luis in this turn already.').waitFor();
});

it("hears a call in the middle of another's turn", async () => {
  const page = await open({ Ana: 'human', Luis: 'random' }, { speed: 'normal', lang: 'es' });
  await rest(page);
  await page.locator('.jr-buttons').getByText('Quedarse: tomar carta y acabar', { exact: true }).click();
  await line(page, 'Empieza el turno de Luis.');
  const goOn = await holdTime(page, 100);
  await page.getByRole('button', { name: 'Señalar a Luis', exact: true }).click();
  await goOn();
  await line(page, 'Ana señaló a Luis'); // in the line of the turn, which stays when the turn is folded
  await page.keyboard.press('s');
  await rest(page);
  const lines = await logLines(page);
  const at = (text: string) => lines.findIndex((one) => one.startsWith(text));
  expect(at('Ana señala a Luis')).toBeGreaterThan(at('Empieza el turno de Luis.'));
  expect(at('Ana señala a Luis')).toBeLessThan(at('Empieza el turno de Ana.'));
});

it('says who calls where several share the device', async () => {
  const page = await open({ Ana: 'human', Luis: 'human', Eva: 'random' });
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await page.locator('.cover').waitFor({ state: 'detached' });
  await rest(page);
  expect(await plate(page, 0).locator('.jr-call').allTextContents()).toEqual(['Luis calls out Ana']);
  expect(await plate(page, 2).locator('.jr-call').allTextContents()).toEqual([
    'Ana calls out Eva',
    'Luis calls out Eva',
  ]);
  await page.getByRole('button', { name: 'Luis calls out Eva' }).click();
  await line(page, 'Luis calls out Eva, who holds too many cards.');
});
