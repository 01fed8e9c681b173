// How a match is told: the caption on every size of screen, the log and the recap by turns, what is done by
// itself.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from './axe';
import { people, sitDown, useBrowser, visit, type Visit } from './browser';
import { playOne } from './records';

useBrowser();

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

it('what bots do is told in one place that keeps its height on every size', async () => {
  const page = await visit('', { speed: 'fast' });
  const chairs = people('Ana', 'Luis', 'Eva').map((one) => ({ ...one, bot: 'greedy' }));
  await sitDown(page, 'jack-rabbits', { chairs, seed: '3' });
  await page.evaluate(() => {
    const told = new Map<string, number>(); // how high the bar was
    (window as never as { told: typeof told }).told = told;
    new MutationObserver(() => {
      const caption = document.querySelector<HTMLElement>('.turn-line .caption');
      const bar = document.querySelector('.table-bar')!;
      if (caption?.offsetHeight)
        told.set(caption.textContent!, Math.round(bar.getBoundingClientRect().height));
    }).observe(document.querySelector('.table-bar')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => (window as never as { told: Map<string, number> }).told.clear());
    await page.waitForFunction(() => (window as never as { told: Map<string, number> }).told.size > 4);
    const told = await page.evaluate(() => [...(window as never as { told: Map<string, number> }).told]);
    expect(new Set(told.map(([, height]) => height)).size, JSON.stringify(told)).toBe(1);
    const sentences = told.map(([sentence]) => sentence).join(' ');
    expect(sentences).not.toMatch(/does no more|does not fly/);
  }
  await page.setViewportSize(sizes[0]);
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const moves = await movesSeen(page, 4);
  expect(new Set(moves.map((one) => one.part)).size).toBeGreaterThan(1);
  expect(moves.filter((one) => !one.inSight)).toEqual([]);
  await page.getByRole('button', { name: 'Pause' }).click();
});

// The next rabbits that walk on the board: which part of it was shown as each stood still, and whether all of
// the rabbit was in it. One that only makes room does so at once, not step by step.
const movesSeen = (page: Page, most: number) =>
  page.evaluate((most) => {
    const svg = document.querySelector('.jr .panzoom-svg')!;
    const frame = svg.getBoundingClientRect();
    const look = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const inSight =
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      return { part: svg.getAttribute('viewBox')!, inSight };
    };
    const found: ReturnType<typeof look>[] = [];
    let walks: Node | null = null;
    let steps: ReturnType<typeof look>[] = [];
    return new Promise<typeof found>((done) => {
      const watch = new MutationObserver(([{ target }]) => {
        if (target !== walks && steps.length > 1) found.push(steps[steps.length - 1]);
        if (target !== walks) steps = [];
        walks = target;
        steps.push(look(target as Element));
        if (found.length === most) done(found);
      });
      for (const one of document.querySelectorAll('[data-rabbit] .rabbit-halo'))
        watch.observe(one, { attributeFilter: ['cx', 'cy'] });
    });
  }, most);

it('the log and the recap are told by turns, which open to their sentences', async () => {
  const page = await visit('');
  await sitDown(page, 'rabbihop', { chairs: people('Ana', 'Luis', 'Eva'), seed: '4' });
  for (let i = 0; i < 6; i++) await playOne(page);
  const rows = page.locator('.log-panel .log-turn');
  expect(await rows.first().textContent()).toBe('The tiles are laid out.');
  expect(await rows.nth(1).textContent()).toMatch(/^(Ana|Luis|Eva) .*\.$/);
  expect(await rows.first().getAttribute('aria-expanded')).toBe('false');
  expect(await rows.last().getAttribute('aria-expanded')).toBe('true');
  // By keys: a turn opens, and arrows lead through what it holds.
  await page.keyboard.press('l');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  expect(await rows.first().getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement!.textContent)).toMatch(/^New on /);
  expect(await axe(page)).toEqual([]);

  await page.keyboard.press('r');
  const recap = page.locator('dialog .log-turn');
  const lines = await recap.allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !/^(Luis|Eva) /.test(line))).toEqual([]);
  await recap.first().click();
  expect(await page.locator('dialog [data-line]').count()).toBeGreaterThan(0);
});

// Ana has no card that matches the dice: there is nothing to choose in the lottery.
async function lottery(other: 'greedy' | 'human', how: Visit): Promise<Page> {
  const page = await visit('', how);
  const text =
    `warren-log 1\n# seats Ana=human,Luis=${other}\ngame jack-rabbits\noption players=2\n` +
    'position\nturn p0 1\ndice 6 6\nhand p0 3S 4S\nhand p1 7H 8H\npending hex\npending match\nend\n';
  const file = { name: 'lots.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table-screen[data-busy=false]').waitFor();
  if (other === 'human') await page.locator('.cover .button').click();
  await page.locator('.table-screen[data-busy=false] .jr-hand').waitFor();
  return page;
}
const entries = (page: Page) => page.locator('.table-screen').getAttribute('data-entries');

it('what the hand alone leaves no choice is done by itself where nobody else plays', async () => {
  const page = await lottery('greedy', { alone: true });
  expect(await entries(page)).not.toBe('0');
  expect(await page.locator('.log-panel').textContent()).toContain('Ana shows no card that matches.');
  expect(await entries(await lottery('greedy', { alone: false }))).toBe('0');
  expect(await entries(await lottery('human', { alone: true }))).toBe('0');
});

it('a question in the turn of another says whose turn it is', async () => {
  const page = await visit('', {});
  const text =
    'warren-log 1\n# seats Ana=human,Luis=greedy\ngame jack-rabbits\noption players=2\n' +
    'position\nturn p1 1\ndice 6 6\nrabbits p0 QC p1 QC\nlaid 8S\nattacked p0\nhand p0 9S 2C\nhand p1 10C\n' +
    'pending hex\npending fight p0 8 0 reply\nend\n';
  const file = { name: 'fight.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await page.locator('.turn-line b').textContent()).toBe('Luis’s turn: you are asked');
});
