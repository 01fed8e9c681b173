// Pictures of the main screens, desk and phone, light and dark, into build/screenshots/; with --table
// FILE only the one of the README. Needs the built page and chromium.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { server } from './serve.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const out = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const only = process.argv[2] === '--table' ? process.argv[3] : null;
mkdirSync(out, { recursive: true });
const files = server(dist);
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const base = `http://localhost:${files.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.WARREN_CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

// Some moves of a fixed game, as a bot would make them.
async function play(page, game, moves) {
  await page.goto(`${base}#/setup/${game}`);
  await page.locator('#seed').fill('10');
  await page.locator('form.setup button[type=submit]').click();
  const waits = page.locator('.table-screen[data-busy=false]');
  await waits.waitFor();
  await page.locator('.game-slot [data-place]').first().waitFor();
  for (let i = 0; i < moves; i++) {
    const before = await page.locator('.table-screen').getAttribute('data-entries');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.hint-toast .button').click();
    await page.locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`).waitFor();
  }
}

async function route(page) {
  const spot = page.locator('.spot.costs, .spot.can').first();
  if (!(await spot.count())) return;
  await spot.dispatchEvent('click');
  await page.locator('.jr-way').waitFor();
}

for (const [size, viewport] of Object.entries(sizes))
  for (const theme of ['light', 'dark']) {
    if (only && (size !== 'desk' || theme !== 'light')) continue;
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    await context.addInitScript(
      (text) => localStorage.setItem('warren.settings', text),
      JSON.stringify({ lang: 'en', theme, speed: 'none', sound: false, textSize: 100 }),
    );
    const page = await context.newPage();
    const shot = (name) => page.screenshot({ path: only ?? `${out}${name}-${size}-${theme}.png` });
    if (!only) {
      for (const [name, hash] of [
        ['home', '#/'],
        ['setup', '#/setup/jack-rabbits'],
        ['rules', '#/rules/rabbihop'],
        ['about', '#/about'],
      ]) {
        await page.goto(base + hash);
        await page.locator('main h1').waitFor();
        await shot(name);
      }
      await page.goto(base);
      await play(page, 'rabbihop', 8);
      await shot('rabbihop');
      await page.goto(base);
    }
    await play(page, 'jack-rabbits', 12);
    if (!only) await shot('jack-rabbits');
    for (let i = 0; i < 20 && !(await page.locator('.spot.can').count()); i++) {
      const before = await page.locator('.table-screen').getAttribute('data-entries');
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('.hint-toast .button').click();
      await page.locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`).waitFor();
    }
    await route(page);
    await shot('jack-rabbits-route');
    await context.close();
  }
await browser.close();
files.closeAllConnections();
files.close();
