// The board on a phone, with one finger and with two. Buttons are clicked: where a page may scroll, a busy
// browser cancels a touch that is not handled at once.
import { expect, it } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import type { BuildingView } from '../../src/engine/building';
import type { JackRabbitsBoard, JackRabbitsView, Point } from '../../src/engine/jack_rabbits';
import { meant } from '../../src/games/jack_rabbits/model';
import { logLines, people, phone, settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { doIt, openPoint, sentence } from './hands';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis'), seed: '3' };

// Fingers that move in straight lines, each from its first point to its second.
async function fingers(cdp: CDPSession, ...lines: [Point, Point][]) {
  const steps = 8;
  const at = (share: number) =>
    lines.map(([from, to], id) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      id,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= steps; i++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(i / steps) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const svg = '.jr .panzoom-svg';

// Which part of the board is shown.
async function shown(page: Page) {
  const [x, y, w, h] = (await page.locator(svg).getAttribute('viewBox'))!.split(' ').map(Number);
  return { x, y, w, h };
}

// The point of the board that lies at a point of the window.
const under = (page: Page, at: Point) =>
  page.locator(svg).evaluate((one, { x, y }) => {
    const matrix = (one as SVGSVGElement).getScreenCTM()!.inverse();
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }, at);

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

it('two fingers zoom, one finger moves, and the buttons lead back', async () => {
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', draft, 0);
  const page = await visit('', { size: phone, touch: true });
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  const cdp = await page.context().newCDPSession(page);
  const box = (await page.locator(svg).boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside = (dx: number, dy = 0) => ({ x: middle.x + dx, y: middle.y + dy });
  const all = await shown(page);

  // Apart: three times as large, about the point between the fingers.
  const held = await under(page, middle);
  await fingers(cdp, [beside(-30), beside(-90)], [beside(30), beside(90)]);
  const near = await shown(page);
  expect(all.w / near.w).toBeGreaterThan(2.7);
  expect(all.w / near.w).toBeLessThan(3.3);
  expect(near.w / near.h).toBeCloseTo(all.w / all.h, 3);
  expect(far(await under(page, middle), held)).toBeLessThan(near.w * 0.03);

  // One finger drags the board and chooses nothing.
  const grabbed = await under(page, beside(40, 30));
  await fingers(cdp, [beside(40, 30), beside(-40, -20)]);
  const moved = await shown(page);
  expect(moved.w).toBeCloseTo(near.w, 3);
  expect(moved.x).toBeGreaterThan(near.x);
  expect(moved.y).toBeGreaterThan(near.y);
  expect(far(await under(page, beside(-40, -20)), grabbed)).toBeLessThan(near.w * 0.03);
  expect(await page.locator('.jr-way, .toast').count()).toBe(0);

  // Both fingers the same way: it moves, and stays as large.
  const both = await under(page, middle);
  await fingers(cdp, [beside(-40), beside(-10, 30)], [beside(40), beside(70, 30)]);
  const slid = await shown(page);
  expect(slid.w / moved.w).toBeCloseTo(1, 1);
  expect(far(await under(page, beside(30, 30)), both)).toBeLessThan(near.w * 0.06);

  // Together again, but never smaller than all of it.
  await fingers(cdp, [beside(-90), beside(-70)], [beside(90), beside(70)]);
  const back = await shown(page);
  expect(back.w).toBeGreaterThan(slid.w);
  expect(back.w).toBeLessThan(all.w);
  await fingers(cdp, [beside(-120), beside(-10)], [beside(120), beside(10)]);
  expect(await shown(page)).toEqual(all);

  await fingers(cdp, [beside(-30), beside(-90)], [beside(30), beside(90)]);
  expect((await shown(page)).w).toBeLessThan(all.w / 2);
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await shown(page)).toEqual(all);

  // The button brings the viewer's rabbit into view.
  const { at } = (mirror.scene.view as JackRabbitsView).rabbits[0];
  await page.getByRole('button', { name: 'Find me' }).click();
  const here = await shown(page);
  expect(here.w).toBeLessThan(all.w / 2);
  expect(at.x).toBeGreaterThan(here.x);
  expect(at.x).toBeLessThan(here.x + here.w);
  expect(at.y).toBeGreaterThan(here.y);
  expect(at.y).toBeLessThan(here.y + here.h);
  const rabbit = (await page.locator('.jr-rabbit').first().boundingBox())!;
  expect(rabbit.x).toBeGreaterThan(box.x);
  expect(rabbit.x + rabbit.width).toBeLessThan(box.x + box.width);
  expect(rabbit.y).toBeGreaterThan(box.y);
  expect(rabbit.y + rabbit.height).toBeLessThan(box.y + box.height);

  // A tap chooses a place; a second tap confirms.
  const board = mirror.ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const walk = () => mirror.scene.choices.find((choice) => choice.verb === 'walk' && choice.place);
  for (let moves = 0; !walk(); moves++) {
    expect(moves).toBeLessThan(5);
    const { scene } = mirror;
    const choice = scene.choices.find((one) => one.verb === 'pass') ?? scene.choices[0];
    mirror.choose(choice);
    await doIt(page, choice, scene, board);
    await settle(page, mirror);
  }
  const { place, label, notation } = meant(mirror.scene.choices, walk()!.place)[0];
  const goal = await openPoint(page, `[data-place="${place}"]`);
  await page.touchscreen.tap(goal.x, goal.y);
  await page.locator('.jr-way-name').getByText(sentence(label), { exact: true }).waitFor();
  mirror.act([notation]);
  await page.touchscreen.tap(goal.x, goal.y);
  await settle(page, mirror);
  expect(await logLines(page)).toEqual(mirror.sentences());
});

it('a tile is dragged to its place with a finger', async () => {
  const building: Draft = { ...draft, options: { board: 'built', building: 'free' } };
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', building, 0);
  const page = await visit('', { size: phone, touch: true });
  await sitDown(page, 'jack-rabbits', building);
  await settle(page, mirror);
  const cdp = await page.context().newCDPSession(page);
  const { label } = mirror.scene.choices.find((choice) => choice.notation === 'take wood')!;
  const pile = page.getByRole('button', { name: label, exact: true });
  await pile.scrollIntoViewIfNeeded();
  const from = (await pile.boundingBox())!;
  mirror.draft(['take wood']);
  await pile.click();
  await settle(page, mirror);
  const [spot] = (mirror.scene.view as BuildingView).spots;
  const site = `[data-place="${spot.centre.x},${spot.centre.y}"]`;
  const to = await openPoint(page, site);
  mirror.cancel();
  await page.getByRole('button', { name: 'Undo' }).click();
  await settle(page, mirror);
  await fingers(cdp, [{ x: from.x + 20, y: from.y + 20 }, to]);
  mirror.act(['take wood']);
  await settle(page, mirror);
  await page.locator(`.building-site.chosen${site}`).waitFor();
  mirror.act([spot.notation]);
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await settle(page, mirror);
  expect(await logLines(page)).toEqual(mirror.sentences());
});
