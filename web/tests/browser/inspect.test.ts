// What is this? By mouse, finger and key, in both games, on every size; looking never acts.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { overlap, type Box } from '../../src/parts/placing';
import { axe } from './axe';
import { desk, people, phone, settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { clickSpot, openPoint } from './hands';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis'), seed: '3' };
const sizes = [desk, phone, { width: 820, height: 1180 }, { width: 1180, height: 820 }];

async function sit(game: 'jack-rabbits' | 'rabbihop', how: Parameters<typeof visit>[1] = {}) {
  const mirror = new Mirror(await startEngine(), game, draft, 0, how.lang ?? 'en');
  const page = await visit('', how);
  await sitDown(page, game, draft);
  await settle(page, mirror);
  const look = (thing: string) =>
    mirror.ask('inspect', { table: mirror.table, lang: how.lang ?? 'en', viewer: 0, thing });
  return { mirror, page, look };
}

const card = (page: Page, thing: string) => page.locator(`.inspector[data-inspected="${thing}"]`);
const spot = (thing: string) => `[data-place="${thing}"]`;
async function rest(page: Page, selector: string) {
  const at = await openPoint(page, selector);
  await page.mouse.move(at.x - 2, at.y);
  await page.mouse.move(at.x, at.y);
}
async function box(page: Page, selector: string): Promise<Box> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x, y, w: width, h: height };
}
async function expectBeside(page: Page, thing: string, selector: string) {
  await card(page, thing).waitFor();
  const { width, height } = page.viewportSize()!;
  const shown = await box(page, '.inspector');
  expect(overlap(shown, await box(page, selector)), `${thing} is covered`).toBe(0);
  expect(overlap(shown, { x: 0, y: 0, w: width, h: height })).toBeCloseTo(shown.w * shown.h, -1);
}
const entries = (page: Page) => page.locator('.table-screen').getAttribute('data-entries');

it.each(['jack-rabbits', 'rabbihop'] as const)('a thing tells what it is beside itself: %s', async (game) => {
  const { page, mirror, look } = await sit(game);
  const ids = mirror.scene.places.map(({ id }) => id);
  const things = game === 'rabbihop' ? ['a1', 'd4'] : ['t0', ids[ids.length - 1]];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const thing of things) {
      await rest(page, spot(thing));
      await expectBeside(page, thing, spot(thing));
      expect(await card(page, thing).textContent()).toContain(look(thing).what);
    }
    // It goes when the pointer leaves.
    await page.mouse.move(2, 2);
    await page.locator('.inspector').waitFor({ state: 'hidden' });
  }
});

it.each(['en', 'es'] as const)(
  'what offers nothing tells what it is instead of refusing, %s',
  async (lang) => {
    const { page, mirror, look } = await sit('rabbihop', { lang });
    const far = mirror.scene.places.find(
      ({ id }) => id.length === 2 && !mirror.scene.choices.some((choice) => choice.place === id),
    )!.id;
    const before = await entries(page);
    await clickSpot(page, far);
    await expectBeside(page, far, spot(far));
    const [why] = look(far).lines;
    expect(why.kind).toBe('cannot');
    await card(page, far).getByText(why.text).waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await entries(page)).toBe(before);
    expect(await axe(page)).toEqual([]);
    await page.locator('.inspector .icon-button').click();
    await page.locator('.inspector').waitFor({ state: 'hidden' });
  },
);

it('I tells of what is in focus, once, and once more opens its rule; Escape puts it away', async () => {
  const { page, look } = await sit('jack-rabbits');
  await page.locator('.jr-card').first().focus();
  const code = `card:${await page.locator('.jr-card').first().getAttribute('data-card')}`;
  await page.keyboard.press('i');
  await expectBeside(page, code, '.jr-card');
  await page.locator('.spoken', { hasText: look(code).what }).waitFor();
  expect((await page.locator('.spoken').textContent())!.split(look(code).what)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.locator('.inspector').waitFor({ state: 'hidden' });
  await page.keyboard.press('b');
  await page.keyboard.press('i');
  await page.locator('.inspector.held').waitFor();
  // The ring round what is in focus lies over the rabbits on it.
  expect(await page.locator('.jr .panzoom-svg > :last-child').getAttribute('class')).toBe('focus-ring');
  expect(await page.locator('.focus-ring polygon').count()).toBe(2);
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'Rules of Jack Rabbits' }).waitFor();
});

it('panels are one stop of Tab each, and arrow keys lead to what they hold', async () => {
  const { page, look } = await sit('jack-rabbits');
  const tell = async (thing: string, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await card(page, thing).and(page.locator('.held')).waitFor();
    expect(await card(page, thing).textContent()).toContain(look(thing).what);
  };
  for (const [panel, ...things] of [
    ['.jr-status', 'dice', 'price'],
    ['.jr-plates', 'p0', 'p1'],
    ['.jr-lot-court', 'court'],
    ['.jr-lot-spent', 'spent'],
    ['.jr-pile', 'pile'],
  ]) {
    const stops = page.locator(`${panel} [tabindex="0"]`);
    expect(await stops.count(), panel).toBe(1);
    await stops.focus();
    if (panel === '.jr-lot-court') await page.keyboard.press('ArrowLeft');
    await tell(things[0], 'i');
    await page.keyboard.press('Escape');
    await tell(things[0], 'Enter');
    if (things[1]) await tell(things[1], 'ArrowRight', 'i');
  }
  expect(await axe(page)).toEqual([]);
});

it('a rabbit tells whose it is, though it lets clicks through to its tile', async () => {
  const { page } = await sit('jack-rabbits');
  for (const seat of [0, 1]) {
    const { x, y, w, h } = await box(page, `[data-rabbit="${seat}"] .token-base`);
    await page.mouse.move(x + w / 2 - 1, y + h / 2);
    await page.mouse.move(x + w / 2, y + h / 2);
    await card(page, `p${seat}`).getByText(['Ana', 'Luis'][seat]).waitFor();
  }
  await page.mouse.down();
  await page.mouse.up();
  await card(page, 't0').waitFor();
});

it('a replay tells what things are, with their rule', async () => {
  const { page } = await sit('rabbihop');
  await page.goto(page.url().replace('table', 'replay'));
  await page.locator('[data-place="d4"]').focus();
  await page.keyboard.press('i');
  await page.locator('.inspector .rule-button').click();
  await page.getByRole('dialog', { name: 'Rules of Rabbihop' }).waitFor();
});

it('a long press tells and does nothing else, on a phone', async () => {
  const { page, mirror } = await sit('rabbihop', { size: phone, touch: true });
  const before = await entries(page);
  const place = mirror.scene.choices.find((choice) => choice.verb === 'jump')!.place;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [await openPoint(page, spot(place))];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expectBeside(page, place, spot(place));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await card(page, place).and(page.locator('.held')).waitFor();
  expect(await entries(page)).toBe(before);
  expect(await page.locator('.draft-bar, .toast').count()).toBe(0);
  await page.locator('.inspector .icon-button').click();
  await page.locator('.inspector').waitFor({ state: 'hidden' });
});

it.each(['en', 'es'] as const)(
  'a long press on a button does nothing either, a short one does: %s',
  async (lang) => {
    const { page } = await sit('jack-rabbits', { size: phone, touch: true, lang });
    const before = await entries(page);
    const button = page.locator('.jr-buttons .button').first();
    const label = (await button.textContent())!;
    const { x, y, width, height } = (await button.boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.locator('.inspector.held').getByText(label, { exact: true }).waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.draft-bar, .toast').count()).toBe(0);
    expect(await entries(page)).toBe(before);
    await page.locator('.inspector .icon-button').click();
    await page.locator('.inspector').waitFor({ state: 'hidden' });
    await button.tap();
    await page.locator(`.draft-bar, .table-screen:not([data-entries="${before}"])`).first().waitFor();
  },
);

it('a long press on a card of the hand stays until the next tap elsewhere', async () => {
  const { page } = await sit('jack-rabbits', { size: phone, touch: true });
  const before = await entries(page);
  const code = await page.locator('.jr-card').first().getAttribute('data-card');
  const held = `.jr-card[data-card="${code}"]`;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [await openPoint(page, held)];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page, `card:${code}`).waitFor();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator(held).focus(); // as the finger leaves it
  await page.locator('.inspector.held .rule-button').waitFor();
  expect(await page.locator(`${held}[aria-pressed=true]`).count()).toBe(0);
  await page.locator('.turn-line').tap();
  await page.locator('.inspector').waitFor({ state: 'hidden' });
  expect(await entries(page)).toBe(before);
});

it('the tip for fingers covers nothing, and goes for good', async () => {
  for (const game of ['jack-rabbits', 'rabbihop'] as const) {
    const { page } = await sit(game, { size: phone, touch: true, told: false });
    for (const size of sizes) {
      await page.setViewportSize(size);
      const tip = await box(page, '.tip');
      for (const part of ['.table-bar', '.table-main', '.tools'])
        expect(overlap(tip, await box(page, part)), part).toBe(0);
    }
    expect(await axe(page)).toEqual([]);
    await page.locator('.tip .icon-button').click();
    await page.locator('.tip').waitFor({ state: 'detached' });
  }
});

it('bots play on while somebody looks', async () => {
  const page = await visit('', { speed: 'normal' });
  const chairs = ['Ana', 'Luis'].map((name) => ({ name, bot: 'greedy' }));
  await sitDown(page, 'jack-rabbits', { chairs, seed: '3' });
  await rest(page, spot('t0'));
  await card(page, 't0').waitFor();
  const before = await entries(page);
  await page.waitForFunction(
    (then) => document.querySelector<HTMLElement>('.table-screen')!.dataset.entries !== then,
    before,
  );
  expect(await card(page, 't0').isVisible()).toBe(true);
});

it('the legend shows the marks of each game, from the menu and from help', async () => {
  for (const game of ['jack-rabbits', 'rabbihop'] as const) {
    const { page } = await sit(game, { lang: 'es' });
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Leyenda' }).click();
    const legend = page.getByRole('dialog', { name: 'Leyenda' });
    await legend.getByText('Las piezas de Luis').waitFor();
    expect(await legend.locator('li').count()).toBeGreaterThan(12);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Leyenda' }).click();
    await legend.waitFor();
  }
});
