// The built page in Debian's chromium. Every test has a browser context of its own; whatever the page
// logs as an error, or asks of another host, fails the test.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { server } from '../../scripts/serve.mjs';
import type { Chair, GameId, Lang } from '../../src/engine/contract';
import type { Theme } from '../../src/settings';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const shots = fileURLToPath(new URL('../../shots/failed', import.meta.url));

export const desk = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

export interface Visit {
  lang?: Lang;
  theme?: Theme;
  textSize?: number;
  speed?: string;
  size?: { width: number; height: number };
  offline?: boolean; // the service worker may run
  touch?: boolean;
  told?: boolean; // the tip has been read; it has, unless this is false
  alone?: boolean; // what leaves no choice is done by itself
}

let browser: Browser;
let files: Server;
let address = '';
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

export function useBrowser() {
  beforeAll(async () => {
    if (!existsSync(dist)) throw new Error('web/dist is missing: npm run build:static');
    files = server(dist);
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    address = `http://localhost:${(files.address() as AddressInfo).port}/`;
    browser = await chromium.launch({
      executablePath: process.env.WARREN_CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(task.name);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    files?.closeAllConnections();
    files?.close();
  });
}

// How the pages of a test looked when it failed.
async function photograph(test: string) {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const name = `${test} ${i + 1}`.replace(/[^\p{L}\p{N}]+/gu, '-');
    await page.screenshot({ path: `${shots}/${name}.png` }).catch(() => {}); // it may have crashed
  }
}

export const url = (hash = '') => address + hash;

// A person who comes to the page for the first time, in a browser of their own.
export async function visit(hash: string, how: Visit = {}): Promise<Page> {
  const { lang = 'en', theme = 'light', textSize = 100, speed = 'none', size = desk } = how;
  const options: BrowserContextOptions = {
    viewport: size,
    locale: lang === 'es' ? 'es-ES' : 'en-GB',
    serviceWorkers: how.offline ? 'allow' : 'block',
    hasTouch: how.touch ?? false,
  };
  const context = await browser.newContext(options);
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  // The page draws the seeds of matches that name none: the same ones in each test.
  await context.addInitScript(() => {
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((list: ArrayBufferView) =>
      list instanceof BigUint64Array ? list.fill(1n) : drawn(list)) as typeof crypto.getRandomValues;
  });
  // What they like; kept as the page keeps it, so that a reload does not change it back.
  await context.addInitScript(
    (settings) => {
      if (location.protocol === 'http:' && localStorage.getItem('warren.settings') === null)
        localStorage.setItem('warren.settings', JSON.stringify(settings));
    },
    { lang, theme, textSize, speed, sound: false, alone: how.alone ?? false, told: how.told ?? true },
  );
  return openTab(context, hash);
}

// One more tab in the same browser.
export const anotherTab = (page: Page, hash: string) => openTab(page.context(), hash);

async function openTab(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
      complaints.push(`asks for ${request.url()}`);
  });
  await page.goto(url(hash));
  return page;
}

// What the page complained about so far, where something was broken on purpose.
export const excused = (): string[] => complaints.splice(0);

export interface Draft {
  chairs: Chair[];
  options?: Record<string, string>;
  preset?: string;
  seed?: string;
}

// The first is a person, the others are bots.
export const people = (...names: string[]): Chair[] =>
  names.map((name, seat) => ({ name, bot: seat ? 'greedy' : '' }));

// Opens a table through the set-up, which remembers such a choice from last time.
export async function sitDown(page: Page, game: GameId, draft: Draft) {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [`warren.setup.${game}`, JSON.stringify({ preset: '', options: {}, ...draft })],
  );
  await page.goto(url('#/'));
  await page.goto(url(`#/setup/${game}`));
  if (draft.seed) await page.locator('#seed').fill(draft.seed);
  await page.locator('form.setup button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.game-slot .panzoom, .game-slot [data-part=board], .cover').first().waitFor();
}

// Every sentence: all turns are opened.
export async function logLines(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const turn of document.querySelectorAll<HTMLElement>('.log-panel .log-turn[aria-expanded=false]'))
      turn.click();
  });
  return page.locator('.log-panel [data-line]').allTextContents();
}

export const asked = (page: Page, lang: Lang = 'en') =>
  page.locator('.turn-line b', { hasText: lang === 'es' ? 'Tu turno' : 'Your turn' }).waitFor();

// What is shown for so many ms stays from now on until it is clicked away or skipped: a test on a busy machine looks
// at it as long as it has to. Gives the way to let time pass again.
export async function holdTime(page: Page, least: number): Promise<() => Promise<void>> {
  await page.evaluate((least) => {
    const held: (() => void)[] = [];
    const real = window.setTimeout;
    const later = (todo: () => void, ms = 0, ...more: unknown[]) =>
      ms < least ? real(todo, ms, ...more) : -held.push(() => real(todo, ms, ...more));
    window.setTimeout = later as typeof window.setTimeout;
    (window as never as { goOn(): void }).goOn = () => {
      window.setTimeout = real;
      for (const one of held) one();
    };
  }, least);
  return () => page.evaluate(() => (window as never as { goOn(): void }).goOn());
}

// Whether nothing lies to the right or left of the window.
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  });
}

// Until the page shows what the engine beside it has reached, and waits for somebody. What waits to be
// confirmed is confirmed: by Enter, since the focus is there.
export async function settle(page: Page, mirror: { scene: { entries: number } }) {
  const there = page.locator(`.table-screen[data-entries="${mirror.scene.entries}"][data-busy="false"]`);
  const confirm = page.locator('[data-confirm]');
  await there
    .or(confirm)
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => {});
  if (await confirm.count()) {
    await page.locator('[data-confirm]:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  await there.waitFor({ state: 'attached' }).catch(async () => {
    const shown = await page
      .locator('.table-screen')
      .evaluate((one) => JSON.stringify((one as HTMLElement).dataset));
    throw new Error(`the page stays at ${shown}, the engine is at ${mirror.scene.entries}`);
  });
}

// Nobody answers at the page's address any more; gives the way to bring it back.
export async function cutNetwork(): Promise<() => Promise<void>> {
  const { port } = files.address() as AddressInfo;
  await new Promise<void>((done) => {
    files.close(() => done());
    files.closeAllConnections();
  });
  return () => new Promise<void>((done) => void files.listen(port, '127.0.0.1', done));
}
