// Spanish, small screens, large letters, strange names, refusals.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import {
  excused,
  logLines,
  people,
  phone,
  settle,
  sideways,
  sitDown,
  url,
  useBrowser,
  visit,
  type Draft,
} from './browser';
import { clickSpot, doIt, fits } from './hands';
import { clickHinted } from './hops';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis', 'Eva'), seed: '3' };

// All that can be seen or heard.
const spoken = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) out.push(node.textContent!.trim());
      if (node instanceof Element && !node.closest('[lang=en] button[lang], button[lang=en]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          out.push(node.getAttribute(name) ?? '');
    }
    return out.filter(Boolean);
  });
// Words no Spanish sentence has.
const english =
  /\b(the|you|your|with|and|this|that|what|when|turn|card|cards|player|players|settings|close|rules|undo|hint|menu|board|choose)\b/i;
const notSpanish = (texts: string[]) => texts.filter((text) => english.test(text.replace(commands, '')));
// Commands and options are called the same in all languages.
const commands = /warren board random|--board|board=built/g;

it('in Spanish no word of English is left on any screen', async () => {
  const page = await visit('', { lang: 'es' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seen: string[] = [];
  const look = async (what: string) => {
    const texts = await spoken(page);
    seen.push(...texts);
    expect(notSpanish(texts), what).toEqual([]);
  };
  await look('start page');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await look('help');
  await page.keyboard.press('Escape');
  for (const hash of [
    '#/about',
    '#/setup/jack-rabbits',
    '#/setup/rabbihop',
    '#/rules/jack-rabbits',
    '#/rules/rabbihop',
    '#/nowhere',
  ]) {
    await page.goto(url(hash));
    await page.locator('main h1').waitFor();
    await look(hash);
  }
  for (const game of ['jack-rabbits', 'rabbihop'] as const) {
    const mirror = new Mirror(await startEngine(), game, draft, 0, 'es');
    await sitDown(page, game, draft);
    await settle(page, mirror);
    expect(await page.locator('.turn-line b').textContent()).toBe('Tu turno');
    expect(await logLines(page)).toEqual(mirror.sentences());
    await look(game);
    await page.getByRole('button', { name: 'Menú' }).click();
    await look(`menu of ${game}`);
    await page.keyboard.press('Escape');
  }
  expect(seen.length).toBeGreaterThan(500);
});

it('the language can be changed in mid-game, and the log is told anew', async () => {
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, 0);
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  expect(await logLines(page)).toEqual(mirror.sentences('en'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  // Not without the engine's words.
  await page.context().route('**/warren*.words-es-*', (route) => route.abort());
  await page.getByText('Español', { exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Español could not be loaded' }).waitFor();
  await page.context().unroute('**/warren*.words-es-*');
  excused();
  await page.getByText('Español', { exact: true }).click();
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.turn-line b', { hasText: 'Tu turno' }).waitFor();
  await page.waitForFunction(
    (lines) =>
      JSON.stringify(
        [...document.querySelectorAll('.log-panel [data-line]')].map((one) => one.textContent),
      ) === lines,
    JSON.stringify(mirror.sentences('es')),
  );
  expect(mirror.sentences('es')).not.toEqual(mirror.sentences('en'));
  expect(notSpanish(await spoken(page))).toEqual([]);
});

it('the language can be changed while a game is set up', async () => {
  const page = await visit('#/setup/jack-rabbits');
  await page.locator('form').waitFor();
  expect(notSpanish(await spoken(page))).not.toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  expect(notSpanish(await spoken(page))).toEqual([]);
});

// Whether it lies within the window, all of it.
async function inside(page: Page, selector: string): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes = await page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length)
        .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(boxes.length, selector).toBeGreaterThan(0);
  return boxes
    .filter((box) => box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
    .map((box) => `${selector} ${JSON.stringify(box)}`);
}

it('on a phone nothing important is off screen', async () => {
  const ask = await startEngine();
  const page = await visit('', { size: phone, touch: true });
  for (const hash of [
    '#/',
    '#/about',
    '#/setup/jack-rabbits',
    '#/setup/rabbihop',
    '#/rules/jack-rabbits',
    '#/rules/rabbihop',
  ]) {
    await page.goto(url(hash));
    await page.locator('main h1').waitFor();
    expect(await sideways(page), hash).toBeLessThanOrEqual(0);
  }
  let mirror = new Mirror(ask, 'jack-rabbits', draft, 0);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  for (let moves = 0; moves < 4; moves++) {
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    for (const part of ['.turn-line', '[data-part=board]', '.tools', '.jr-card', '.jr-buttons > button'])
      if (await page.locator(part).count()) expect(await inside(page, part)).toEqual([]);
    const { scene } = mirror;
    const choice = scene.choices.find((one) => fits(ask, mirror)(one, scene))!;
    mirror.choose(choice);
    await doIt(page, choice, scene, board);
    await settle(page, mirror);
  }
  mirror = new Mirror(ask, 'rabbihop', draft, 0);
  await sitDown(page, 'rabbihop', draft);
  await settle(page, mirror);
  for (let moves = 0; moves < 4; moves++) {
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    for (const part of ['.turn-line', '.hop-cell', '.tools', '.hop-player'])
      expect(await inside(page, part)).toEqual([]);
    await clickHinted(page, mirror);
    await settle(page, mirror);
  }
});

it.each([['desk', undefined] as const, ['phone', phone] as const])(
  'letters twice as large fit, %s',
  async (_, size) => {
    const page = await visit('', { textSize: 200, size });
    // Words that are cut off, or that lie outside of what they belong to.
    const cut = () =>
      page.locator('button, a, h1, h2, label, summary, .turn-line, .verdict').evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length && getComputedStyle(one).overflowX !== 'visible')
          .filter((one) => one.scrollWidth > one.clientWidth + 2)
          .map((one) => `${one.tagName}.${one.className}: ${one.textContent}`),
      );
    for (const hash of ['#/', '#/about', '#/setup/jack-rabbits', '#/rules/rabbihop']) {
      await page.goto(url(hash));
      await page.locator('main h1').waitFor();
      expect(await sideways(page), hash).toBeLessThanOrEqual(0);
      expect(await cut(), hash).toEqual([]);
    }
    for (const game of ['jack-rabbits', 'rabbihop'] as const) {
      const mirror = new Mirror(await startEngine(), game, draft, 0);
      await sitDown(page, game, draft);
      await settle(page, mirror);
      expect(await sideways(page), game).toBeLessThanOrEqual(0);
      expect(await cut(), game).toEqual([]);
      expect(await inside(page, '.turn-line')).toEqual([]);
      await page.locator('.tools').scrollIntoViewIfNeeded();
      expect(await inside(page, '.tools')).toEqual([]);
    }
  },
);

it('strange names are text and nothing else', async () => {
  const names = ['<img src=1 onerror=a=1>', '"\'><b>&lt;&amp;{{0}}', '🐇👩‍👩‍👧‍👦ñ\u202e', 'W'.repeat(24)];
  const strange: Draft = {
    chairs: names.map((name, seat) => ({ name, bot: seat ? 'random' : '' })),
    seed: '9',
  };
  for (const game of ['jack-rabbits', 'rabbihop'] as const) {
    const mirror = new Mirror(await startEngine(), game, strange, 0);
    const page = await visit('');
    await sitDown(page, game, strange);
    await settle(page, mirror);
    const lines = await logLines(page);
    expect(lines).toEqual(mirror.sentences());
    expect(lines.some((line) => line.includes(names[0]))).toBe(true);
    const whole = await page.locator('body').innerText();
    for (const chair of mirror.scene.chairs) expect(whole).toContain(chair.name);
    expect(await page.locator('main img, aside img, main b b').count()).toBe(0);
    expect(await page.evaluate(() => 'a' in window)).toBe(false);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // A game is kept once somebody has done something.
    const { entries } = mirror.scene;
    await page.locator('.tool', { hasText: 'Hint' }).click();
    await page.locator('.hint-toast .button').click();
    await page.locator(`.table-screen[data-busy=false]:not([data-entries="${entries}"])`).waitFor();
    await page.goto(url('#/'));
    await page.getByText('Your games').waitFor();
    expect(await page.locator('.kept-list').innerText()).toContain(names[0]);
    expect(await page.locator('.kept-list img').count()).toBe(0);
  }
});

it.each(['en', 'es'] as const)('what offers nothing says what it is: %s', async (lang) => {
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, 0, lang);
  const page = await visit('', { lang });
  await sitDown(page, 'jack-rabbits', draft);
  await settle(page, mirror);
  const board = ask('board', { table: mirror.table, lang }) as JackRabbitsBoard;
  const look = (thing: string) => ask('inspect', { table: mirror.table, lang, viewer: 0, thing });
  const place = board.tiles.find((tile) => {
    if (mirror.scene.choices.some((choice) => choice.place === tile.id)) return false;
    return look(tile.id).rule !== '';
  })!.id;
  await clickSpot(page, place);
  const card = page.locator(`.inspector[data-inspected="${place}"]`);
  await card.getByText(look(place).what).waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  await card.locator('.rule-button').click();
  const dialog = page.getByRole('dialog', {
    name: lang === 'es' ? 'Reglas de Jack Rabbits' : 'Rules of Jack Rabbits',
  });
  await dialog.locator('h2:focus, h3:focus, h4:focus').waitFor();
  const heading = dialog.locator(':focus');
  expect(await heading.textContent()).toBe(look(place).rule);
  const box = (await heading.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThan(400);
});
