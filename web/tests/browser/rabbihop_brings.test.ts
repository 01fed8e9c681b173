// What a choice of Rabbihop brings is seen, and read out, before it is made.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Lang } from '../../src/engine/contract';
import { axe } from './axe';
import { asked, phone, sideways, useBrowser, visit, type Visit } from './browser';

useBrowser();

// From the start: north a trap, east a carrot behind two fences, south a swap of which Ana has none yet,
// west a teleport without another.
const position = (pawn: string, ask = '') => `warren-log 1
# seats Ana=human,Bea=human
game rabbihop
option players=2
position
row c1.5:1111 c1.7:11-1 c1.9:111- c2.2:111-
row c1.0:1-12 c2.1:21-1 tr.0:1-31 c2.3:1122
row fe.1:1-12 te.0:---- start:1111 c2.6:121-
row ro.1:3212 c2.7:1211 sw.0:3111 c3.2:1211
pawns ${pawn} c3
fence c3-d3 2
pile p0 sw.1 c3.0 fe.0 c1.1
pile p1 sw.2
deck 9
${ask}
end
`;

async function sit(log: string, how: Visit): Promise<Page> {
  const page = await visit('', how);
  const file = { name: 'at.log', mimeType: 'text/plain', buffer: Buffer.from(log) };
  await page.locator('input[type=file]').setInputFiles(file);
  await asked(page, how.lang);
  await page.locator('.table-screen[data-busy=false] .hop-grid').waitFor(); // it is loaded by itself
  return page;
}
const place = (page: Page, id: string) => page.locator(`.hop-cell[data-place="${id}"]`);
const ring = (page: Page, id: string) =>
  place(page, id)
    .locator('.hop-ring')
    .evaluate((one) => {
      const { stroke, strokeDasharray } = getComputedStyle(one);
      return { stroke, dashed: strokeDasharray !== 'none' };
    });
const scores = (page: Page) => page.locator('.hop-score').allTextContents();

const views: [string, Visit & { lang: Lang }][] = [
  ['on a desk', { lang: 'en' }],
  ['on a phone, in Spanish', { lang: 'es', size: phone, theme: 'dark' }],
];

it.each(views)('a trap and a costly landing look other than a good one, %s', async (_, how) => {
  const page = await sit(position('c3'), how);
  // Two triangles for the trap and the fences, two round signs; what can be taken shows its worth.
  expect(await page.locator('.hop-grid .hop-landing').count()).toBe(4);
  expect(await page.locator('.hop-grid .hop-landing.risky .hop-alarm').count()).toBe(2);
  expect(await page.locator('.hop-grid .hop-landing:not(.risky) circle').count()).toBe(2);
  expect((await page.locator('.hop-grid .hop-gain').allTextContents()).sort()).toEqual(['+2', '+3', '−1']);
  const good = await ring(page, 'c4');
  expect(good.dashed).toBe(false);
  for (const risky of ['c2', 'd3']) {
    const { stroke, dashed } = await ring(page, risky);
    expect([dashed, stroke !== good.stroke], risky).toEqual([true, true]);
  }
  // The same in words.
  const es = how.lang === 'es';
  const trap = es
    ? 'Una trampa: pierdes lo que está encima de tu pila'
    : 'A trap: you lose what lies on top of your pile';
  expect(await place(page, 'c2').getAttribute('aria-label')).toContain(trap);
  expect(await place(page, 'd3').getAttribute('aria-label')).toContain(
    es ? 'pagas 2 losetas' : 'you pay 2 tiles',
  );
  await place(page, 'c2').focus();
  await page.keyboard.press('i');
  await page.locator('.inspector').getByText(trap).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.hop-legend-marks li').count()).toBe(4);
  expect(await sideways(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
});

it('a take says what it is worth, and brings just that', async () => {
  const page = await sit(position('c4', 'ask handle landed'), {});
  expect((await scores(page))[0]).toBe('+2');
  // With a second swap Ana has most of them: both count +1 instead of -1.
  await page
    .getByRole('button', { name: 'take swap (+3 for now: you would have the most)', exact: true })
    .click();
  await page.locator('.hop-score', { hasText: '+5' }).first().waitFor();
});

it.each(views)('an action that can do nothing says so before it ends the turn, %s', async (_, how) => {
  const page = await sit(position('b3', 'ask handle landed'), how);
  const use = page.locator('.hop-at .hop-do.warned');
  const why =
    how.lang === 'es' ? 'No hace nada, y ese habrá sido tu turno' : 'It does nothing, and that was your turn';
  await page.locator('.hop-at').getByText(why).waitFor();
  const described = await use.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toContain(why);
  expect(await page.locator('.hop-at .hop-do:not(.warned)').innerText()).toContain('(−1)');
  expect(await axe(page)).toEqual([]);
});
