// The tables on every size of screen: the board has its share and keeps it, nothing lies over anything,
// everybody is in sight, and what is written can be read.
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { JackRabbitsView } from '../../src/engine/jack_rabbits';
import type { KeptGame } from '../../src/match/reading';
import { desk, people, phone, sideways, url, useBrowser, visit, type Draft } from './browser';
import { clickSpot } from './hands';
import { startEngine } from './mirror';
import { playOne, recordAt, writeGames } from './records';

useBrowser();

const tablet = { width: 820, height: 1180 };
const landscape = { width: 1180, height: 820 };
const small = { width: 360, height: 640 };
const zoomed = { width: 683, height: 384 }; // a desk at 200 %

const names = ['Hopper', 'Bramble', 'Clover', 'Thistle'];
const games: Record<string, KeptGame> = {};
beforeAll(async () => {
  const ask = await startEngine();
  const view = (scene: { view: unknown }) => scene.view as JackRabbitsView;
  const jack: Draft = { chairs: people(...names), seed: '10' };
  const three = (seed: string): Draft => ({ chairs: people(...names.slice(0, 3)), seed });
  const hops: Draft = { chairs: people(...names), seed: '10', options: { market: 'on' } };
  const built: Draft = { ...three('10'), options: { board: 'built', building: 'free' } };
  const make = (id: string, draft: Draft, until: Parameters<typeof recordAt>[4]) =>
    (games[id] = recordAt(ask, id, id === 'hops' ? 'rabbihop' : 'jack-rabbits', draft, until));
  make('middle', jack, ({ choices }, n) => n > 14 && choices.some((one) => one.place && one.cards.length));
  make('fight', three('5'), (scene) => view(scene).fight !== null);
  make('vetting', three('10'), (scene) => view(scene).vetting !== null);
  make('building', built, (_, n) => n > 5);
  make('hops', hops, (_, n) => n > 8);
});

const boardOf = '.jr-board-frame, .hop-grid .panzoom-svg, .building-board';
const parts =
  `${boardOf}, .jr-tray, .jr-hand, .jr-plates, .jr-status, .jr-lots, .tools, ` +
  '.table-bar, .log-panel, .replay-bar, .hop-players, .hop-supply, .hop-dock, .hop-legend, .building-desk';

async function open(page: Page, id: string, screen = 'table') {
  await page.goto(url('#/'));
  await page.goto(url(`#/${screen}/${id}`));
  await page.locator(boardOf).waitFor();
  if (screen === 'table') await page.locator('.table-screen[data-busy=false]').waitFor();
}

const boxOf = (page: Page, selector = boardOf) =>
  page.locator(selector).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });

// Parts that lie over each other.
const overlaps = (page: Page) =>
  page.locator(parts).evaluateAll((all) => {
    const seen = all.filter((one) => one.checkVisibility());
    // What lies in something that scrolls ends where that ends.
    const shown = (one: Element) => {
      const box = one.getBoundingClientRect();
      let { bottom } = box;
      for (let around = one.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY === 'auto' && around.getClientRects().length)
          bottom = Math.min(bottom, around.getBoundingClientRect().bottom);
      return new DOMRect(box.x, box.y, box.width, Math.max(0, bottom - box.y));
    };
    const out: string[] = [];
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1)) {
        const [p, q] = [shown(a), shown(b)];
        const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (w > 1 && h > 1 && !a.contains(b)) out.push(`${a.className} and ${b.className}`);
      }
    return out;
  });

// Ranks that are cut off by the edge of their card, or too small to read.
const illegible = (page: Page) =>
  page.locator('.jr .card').evaluateAll((all) =>
    all.flatMap((card) => {
      const rank = card.querySelector<SVGTextElement>('.card-rank');
      if (!rank || !card.checkVisibility()) return [];
      const edge = card.querySelector('.card-paper')!.getBoundingClientRect();
      const box = rank.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(rank).fontSize);
      const px = size * rank.getScreenCTM()!.a;
      const top = Number(rank.getAttribute('y')) - 0.75 * size; // of a capital
      const inside = box.left >= edge.left && box.right <= edge.right && top > 1;
      return inside && px >= 11 ? [] : [`${card.getAttribute('aria-label')}: ${px} px`];
    }),
  );

// What a finger could miss.
const tiny = (page: Page) =>
  page.locator('.table-screen :is(button, a, summary, select)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('.jr-lots'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 39.9)
      .map(({ one, box }) => `${one.className} ${one.textContent}: ${box.width}×${box.height}`),
  );

const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(
        (box) =>
          Math.min(box.left, box.top) < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
      )
      .map((box) => JSON.stringify(box)),
  );

// Parts that do not scroll, and are too small for what they hold.
const cut = (page: Page) =>
  page.locator('.jr-status, .jr-words, .jr-plate-cards, .jr-name, .jr-side, .turn-line').evaluateAll((all) =>
    all
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one.getClientRects().length && getComputedStyle(one).display !== 'contents')
      .map((one) => `${one.className}: ${one.textContent}`),
  );

async function fine(page: Page, what: string) {
  expect(await sideways(page), what).toBeLessThanOrEqual(0);
  expect(await overlaps(page), what).toEqual([]);
  expect(await illegible(page), what).toEqual([]);
}

it.each([
  ['desk', desk],
  ['phone', phone],
  ['tablet', tablet],
  ['landscape', landscape],
  ['small', small],
])('the board of Jack Rabbits has its share and keeps it: %s', async (name, size) => {
  const page = await visit('', { size });
  await writeGames(page, ...Object.values(games));
  await page.reload();
  await open(page, 'middle');
  const board = await boxOf(page);
  const main = await boxOf(page, '.table-main');
  if (name === 'desk') expect(board.width).toBeGreaterThanOrEqual(size.width / 2);
  if (name === 'phone') expect(board.height).toBeGreaterThanOrEqual(0.42 * size.height);
  if (name === 'tablet' || name === 'landscape')
    expect(board.width * board.height).toBeGreaterThan((main.width * main.height) / 2);
  const same = async (what: string) => {
    expect(await boxOf(page), what).toEqual(board);
    await fine(page, what);
    if (name !== 'small') expect(await cut(page), what).toEqual([]);
  };
  const touched = async (what: string) => {
    if (size.width < 400) expect(await tiny(page), what).toEqual([]);
  };
  await same('asked');
  await touched('asked');
  expect(await outside(page, '.jr-plate, .jr-card, .tool:visible, .jr-tray')).toEqual([]);
  // Every size it takes from now on.
  await page.locator(boardOf).evaluate((one) => {
    const sizes = new Set<string>();
    new ResizeObserver(() => {
      const { x, y, width, height } = one.getBoundingClientRect();
      one.setAttribute('data-sizes', [...sizes.add(`${x} ${y} ${width} ${height}`)].join(', '));
    }).observe(one);
  });
  const place = await page.locator('.spot.costs').first().getAttribute('data-place');
  await clickSpot(page, place!);
  await page.locator('.jr-way .jr-confirm').waitFor();
  await same('a way');
  await touched('a way');
  expect(await outside(page, '.jr-way .jr-confirm')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.tool', { hasText: 'Hint' }).click();
  await page.locator('.toast').waitFor();
  await same('a hint');
  const bar = await boxOf(page, '.table-bar');
  const toast = await boxOf(page, '.toast');
  if (name === 'landscape') expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
  await page.keyboard.press('Escape');
  await playOne(page);
  await same('the others have moved');
  expect(await page.locator(boardOf).getAttribute('data-sizes')).not.toContain(',');
  for (const moment of ['fight', 'vetting']) {
    await open(page, moment);
    await page.locator('.jr-talk').waitFor();
    await same(moment);
    const card = page.locator('.jr-card.usable').first();
    if (await card.count()) {
      await card.click({ position: { x: 7, y: 20 } });
      await page.locator('.jr-choose .jr-confirm').waitFor();
      await same(`${moment}: a card`);
      expect(await outside(page, '.jr-choose .jr-confirm')).toEqual([]);
    }
  }
  if (name === 'phone') await onItsSide(page);
});

// A phone that is turned shows everything at once, the board beside the rest.
async function onItsSide(page: Page) {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const [id, most] of [
    ['middle', 0.65],
    ['hops', 0.8],
  ] as const) {
    await open(page, id);
    await fine(page, `${id} on its side`);
    expect((await boxOf(page)).height).toBeGreaterThan(most * 390);
    expect(await outside(page, `${boardOf}, .jr-plate, .jr-tray, .hop-players, .tool:visible`)).toEqual([]);
  }
}

it.each([
  ['desk', desk],
  ['phone', phone],
  ['tablet', tablet],
  ['landscape', landscape],
])('Rabbihop, the building of a board and a replay use their room: %s', async (name, size) => {
  const page = await visit('', { size });
  await writeGames(page, ...Object.values(games));
  await page.reload();
  for (const [id, screen] of [
    ['hops', 'table'],
    ['building', 'table'],
    ['hops', 'replay'],
    ['middle', 'replay'],
  ] as const) {
    await open(page, id, screen);
    await fine(page, `${id} ${screen}`);
    const board = await boxOf(page);
    const main = await boxOf(page, '.table-main');
    const across = name === 'phone' || name === 'tablet' ? 0.9 : 0.5;
    expect(board.width, `${id} ${screen}`).toBeGreaterThanOrEqual(across * size.width);
    if (screen === 'table' && name !== 'phone')
      expect(board.width * board.height, id).toBeGreaterThan((main.width * main.height) / 2);
    if (name === 'phone') expect(await tiny(page), `${id} ${screen}`).toEqual([]);
    if (id === 'hops') expect(await outside(page, '.hop-player')).toEqual([]);
  }
});

// How large the boards are on a desk.
const usual: Record<string, { width: number; height: number }> = {};
const stacked = ['middle', 'hops', 'building'];

it.each([
  ['letters', desk, 200],
  ['the page', zoomed, 100],
])('with %s at 200 % the table stacks, and the board does not shrink', async (_, size, textSize) => {
  const page = await visit('');
  await writeGames(page, ...Object.values(games));
  await page.reload();
  for (const id of stacked.filter((one) => !usual[one])) {
    await open(page, id);
    usual[id] = await boxOf(page);
  }
  await page.setViewportSize(size);
  await page.evaluate((textSize) => {
    const settings = JSON.parse(localStorage.getItem('warren.settings')!) as object;
    localStorage.setItem('warren.settings', JSON.stringify({ ...settings, textSize }));
  }, textSize);
  await page.reload();
  for (const id of stacked) {
    await open(page, id);
    await fine(page, id);
    const scale = desk.width / size.width;
    const [was, is] = [usual[id], await boxOf(page)];
    const side = (box: typeof was) => Math.min(box.width, box.height); // Rabbihop's grid is a square
    expect(side(is) * scale, id).toBeGreaterThanOrEqual(side(was) - 4);
    for (const part of id === 'hops' ? ['.hop-dock, .hop-supply'] : ['.jr-hand, .building-desk'])
      expect((await boxOf(page, part)).y, part).toBeGreaterThan(is.y + is.height - 1);
    await page.locator('.tools').scrollIntoViewIfNeeded();
    expect(await outside(page, '.tools')).toEqual([]);
  }
});
