// A first game with a guide, from "Play now" to its end, as somebody plays it who follows the hints.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Lang } from '../../src/engine/contract';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { axe } from './axe';
import { asked, desk, phone, sideways, url, useBrowser, visit, type Visit } from './browser';

useBrowser();

const words = { en, es };
const guide = (page: Page) => page.locator('.guide');
const tool = (page: Page, label: string): Locator => page.locator('.tool', { hasText: label });

// Words that only one of the languages has, and few sentences do without.
const only: Record<Lang, RegExp> = {
  en: /\b(the|you|your|and|or|with|for|is)\b/i,
  es: /\b(el|la|los|las|un|una|de|tu|tus|por|con|en|o|y|ahora)\b/i,
};
const other: Record<Lang, RegExp> = {
  en: /\b(tienes|puedes|estás|elige|los)\b/i,
  es: /\b(the|you|your|with)\b/i,
};

// Until the guide speaks of what the table shows, and of another question than before.
async function told(page: Page, before = '') {
  await page.waitForFunction((old) => {
    const table = document.querySelector<HTMLElement>('.table-screen')?.dataset;
    const told = document.querySelector<HTMLElement>('.guide')?.dataset.told;
    const now = table?.busy === 'false' && told !== old && told?.split(' ')[1] === table.entries;
    return now || document.querySelector('dialog, [data-confirm]') !== null;
  }, before);
}

// What the guide says and points at, and where it and the game lie: left, top, right, bottom.
const seen = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const box = (selector: string) => {
      const { left, top, right, bottom } = find(selector).getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    };
    return {
      topic: find('.guide').dataset.topic!,
      line: find('.guide-line').innerText,
      all: find('.guide-text').innerText,
      explains: document.querySelectorAll('.guide-lessons').length,
      points: document.querySelectorAll('[data-guided]').length,
      guide: box('.guide'),
      game: box('.table-main'),
    };
  });

// It has something to say, in this language, points at something, and lies over nothing of the game.
async function speaks(page: Page, lang: Lang, table: number[]) {
  const now = await seen(page);
  expect(now.line.length).toBeGreaterThan(10);
  expect(now.all).toMatch(only[lang]);
  expect(now.all).not.toMatch(other[lang]);
  expect(now.all).not.toMatch(/[{}]|undefined/);
  expect(now.points, now.line).toBeGreaterThan(0);
  expect(now.game, 'the table stays where it is').toEqual(table);
  const [left, top, right, bottom] = now.guide;
  const apart = right <= table[0] || left >= table[2] || bottom <= table[1] || top >= table[3];
  expect(apart, 'it lies beside the game').toBe(true);
  return now;
}

async function followHint(page: Page, lang: Lang) {
  const before = (await guide(page).getAttribute('data-told'))!;
  await tool(page, words[lang].table.hint).click();
  await page.locator('.hint-toast .button').click();
  await told(page, before);
  const confirm = page.locator('[data-confirm]');
  if (!(await confirm.count())) return;
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await told(page, before);
}

async function leaveAndCallBack(page: Page, lang: Lang) {
  const { guide: said, app, setup } = words[lang];
  await page.getByRole('button', { name: said.leave }).click();
  await guide(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-guided], .guide-arrow').count()).toBe(0);
  await tool(page, app.menu).click();
  await page.getByRole('button', { name: `${said.title}: ${setup.off}` }).click();
  await page.keyboard.press('Escape');
  await told(page);
  await page.keyboard.press('g');
  await guide(page).waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await told(page);
}

// In the middle of a game: the guide then says the same in the other language.
async function speakOther(page: Page, lang: Lang): Promise<Lang> {
  const { app } = words[lang];
  const next = lang === 'en' ? 'es' : 'en';
  await tool(page, app.menu).click();
  await page.getByRole('button', { name: app.settings, exact: true }).click();
  await page.getByLabel(next === 'es' ? 'Español' : 'English').click();
  await tool(page, words[next].table.hint).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.guide-line').filter({ hasText: only[next] }).waitFor();
  await expect.poll(() => guide(page).innerText()).not.toMatch(other[next]);
  return next;
}

// On a phone what is explained lies over the table until it was read.
async function readWhole(page: Page) {
  const text = guide(page).locator('.guide-text');
  const cut = () => text.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await cut(), 'nothing has to be scrolled').toBeLessThanOrEqual(1);
  await page.locator('.guide-close').click();
  await page.locator('.guide-lessons').waitFor({ state: 'detached' });
  const [strip, said] = await Promise.all([guide(page).boundingBox(), text.boundingBox()]);
  expect(said!.y + said!.height).toBeLessThanOrEqual(strip!.y + strip!.height);
  await page.locator('.guide-head [aria-expanded]').click();
  await page.locator('.guide-close').waitFor();
}

// Tab reaches it, and Enter opens what it explains.
async function byKeys(page: Page) {
  await page.locator('.table-bar a').focus();
  const inside = () => page.evaluate(() => document.activeElement?.closest('.guide') !== null);
  for (let i = 0; i < 12 && !(await inside()); i++) await page.keyboard.press('Tab');
  expect(await inside()).toBe(true);
  const more = page.locator('.guide-head [aria-expanded]');
  const before = await more.getAttribute('aria-expanded');
  await more.focus();
  await page.keyboard.press('Enter');
  expect(await more.getAttribute('aria-expanded')).not.toBe(before);
}

it.each([
  ['jack-rabbits', { lang: 'en', size: desk }],
  ['rabbihop', { lang: 'es', size: phone, theme: 'dark', touch: true }],
] as [string, Visit & { lang: Lang }][])(
  'a guided first game of %s, to its end, in both languages',
  async (game, how) => {
    let { lang } = how;
    let said = words[lang].guide;
    const page = await visit('', how);
    await page.locator(`a[href="#/play/${game}"]`).click();
    await page.getByRole('link', { name: said.guided }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: said.guided }).click();
    await asked(page, lang);
    await told(page);
    const table = (await seen(page)).game;
    if (how.size === phone) await readWhole(page);
    const topics = new Set<string>();
    for (let moves = 0; moves < 250 && !(await page.locator('dialog').count()); moves++) {
      const { topic, explains } = await speaks(page, lang, table);
      // What comes up for the first time is explained without asking.
      if (!topics.has(topic)) expect(explains, topic).toBe(1);
      topics.add(topic);
      if (moves === 0) {
        expect(await axe(page)).toEqual([]);
        expect(await sideways(page)).toBe(0);
        await leaveAndCallBack(page, lang);
        await byKeys(page);
      }
      await followHint(page, lang);
      if (moves === 5 && !(await page.locator('dialog').count())) {
        lang = await speakOther(page, lang);
        said = words[lang].guide;
      }
    }
    expect(topics.size).toBeGreaterThan(2);
    await page.getByRole('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
    // The standard game is next, and the guide stays; "Play now" no longer asks.
    await page.getByRole('link', { name: said.next }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('.table-screen[data-busy=false] .guide-line').waitFor();
    await page.goto(url('#/'));
    await page.locator(`a[href="#/play/${game}"]`).click();
    await page.waitForURL(/#\/table\//);
  },
);
