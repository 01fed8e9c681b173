// What the built page weighs and how fast it answers, in chromium: see bench/README.md.
//   node bench/web.mjs [--only PART] [--visits N] [--moves N] [--json FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '../web/node_modules/playwright-core/index.mjs';
import { server } from '../web/scripts/serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = { only: '', visits: 7, moves: 40, json: '' };
const kinds = {
  only: /^(weight|opening|playing|memory)$/,
  visits: /^[1-9]\d*$/,
  moves: /^[1-9]\d*$/,
  json: /./,
};
for (let i = 2; i < process.argv.length; i += 2) {
  const name = process.argv[i].replace(/^--/, '');
  const value = process.argv[i + 1] ?? '';
  if (!kinds[name]?.test(value)) {
    console.error(
      'usage: node bench/web.mjs [--only weight|opening|playing|memory] [--visits N] [--moves N] [--json FILE]',
    );
    process.exit(2);
  }
  words[name] = typeof words[name] === 'number' ? Number(value) : value;
}

const sent = []; // what went over the wire, heads included, since it was last emptied
const written = new WeakMap(); // by connection
const files = server(process.env.WARREN_DIST ?? `${root}web/dist`);
files.on('request', (request, response) =>
  response.on('finish', () => {
    const { socket } = request;
    sent.push({
      path: request.url,
      bytes: socket.bytesWritten - (written.get(socket) ?? 0),
    });
    written.set(socket, socket.bytesWritten);
  }),
);
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const base = `http://localhost:${files.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.WARREN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--enable-precise-memory-info', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

// Runs in the page before anything of its own: notes long tasks, when something first was there, and
// how long after a click the first change of the page was on the screen. Two visitors get the same games.
function watch() {
  let next = 2026;
  crypto.getRandomValues = (list) => {
    const bytes = new Uint8Array(list.buffer);
    for (let i = 0; i < bytes.length; i++) {
      next = (Math.imul(next, 1664525) + 1013904223) >>> 0;
      bytes[i] = next >>> 24;
    }
    return list;
  };
  window.bench = { long: [], clicks: [], seen: {} };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.bench.long.push({ at: one.startTime, ms: one.duration });
  }).observe({ entryTypes: ['longtask'] });
  let clicked = null;
  const kindOf = (target) =>
    target.closest('.hint-toast') ? 'taking a choice' : target.closest('.tool') ? 'a tool' : 'a place';
  const wanted = {
    home: '.game-card a.button',
    table: '.table-screen .game-slot [data-place]',
  };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted))
      if (!(name in window.bench.seen) && document.querySelector(selector))
        window.bench.seen[name] = performance.now();
    if (!clicked) return;
    const { kind, at } = clicked;
    clicked = null;
    // After the next frame was painted.
    requestAnimationFrame(() =>
      setTimeout(() => window.bench.clicks.push({ kind, ms: performance.now() - at })),
    );
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener(
    'click',
    ({ target }) => (clicked = { kind: kindOf(target), at: performance.now() }),
    true,
  );
}

async function visitor(hash, { worker = false, settings = null } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: worker ? 'allow' : 'block',
  });
  await context.addInitScript(watch);
  if (settings)
    await context.addInitScript(
      (text) => localStorage.setItem('warren.settings', text),
      JSON.stringify(settings),
    );
  const page = await context.newPage();
  await page.goto(base + hash);
  return page;
}
const seen = (page, name) =>
  page.waitForFunction((one) => window.bench.seen[one], name).then((handle) => handle.jsonValue());

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(share * list.length))];
const median = (list) => at(list, 0.5);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const figures = {};
let perMs = 0; // steps of the calibration loop in a millisecond

function say(name, value, unit, ratio) {
  figures[name] = value;
  const shown = unit === 'bytes' ? kb(value) : `${Number(value.toFixed(1))} ${unit}`;
  console.log(
    name.padEnd(58) +
      shown.padStart(12) +
      (ratio ? `${(value * perMs).toExponential(2)} steps`.padStart(18) : ''),
  );
}

async function calibrate() {
  const page = await visitor('');
  perMs = await page.evaluate(() => {
    let best = 0;
    for (let i = 0; i < 7; i++) {
      let x = 1;
      const from = performance.now();
      for (let k = 0; k < 5_000_000; k++) x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + k;
      best = Math.max(best, 5_000_000 / (performance.now() - from + (x & 0)));
    }
    return best;
  });
  await page.context().close();
  console.log('calibration loop'.padEnd(58) + `${(perMs / 1000).toFixed(0)} M/s`.padStart(12));
}

const total = () => sent.reduce((sum, one) => sum + one.bytes, 0);
async function gzipped(paths) {
  let sum = 0;
  for (const path of paths) {
    const answer = await fetch(new URL(path, base), {
      headers: { 'accept-encoding': 'gzip' },
    });
    sum += Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
  }
  return sum;
}

// A first visit: the start page, then "Play now"; and with the service worker, which fetches all the
// rest so that the page works without a network.
async function weight() {
  for (const game of ['jack-rabbits', 'rabbihop']) {
    sent.length = 0;
    const page = await visitor('');
    await page.locator(`a[href="#/play/${game}"]`).click();
    await page.locator(`a[href="#/play/${game}/standard"]`).click();
    await seen(page, 'table');
    await page.context().close();
    const paths = [...new Set(sent.map((one) => one.path))];
    say(`weight: until the table of ${game}, brotli`, total(), 'bytes');
    say(`weight: until the table of ${game}, gzip`, await gzipped(paths), 'bytes');
  }
  sent.length = 0;
  const spanish = await visitor('', { settings: { lang: 'es' } });
  await spanish.locator('a[href="#/play/jack-rabbits"]').click();
  await spanish.locator('a[href="#/play/jack-rabbits/standard"]').click();
  await seen(spanish, 'table');
  await spanish.context().close();
  say('weight: until the table of jack-rabbits, in Spanish, brotli', total(), 'bytes');
  sent.length = 0;
  const page = await visitor('', { worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.locator('a[href="#/play/jack-rabbits"]').click();
  await page.locator('a[href="#/play/jack-rabbits/standard"]').click();
  await seen(page, 'table');
  await page.context().close();
  const paths = [...new Set(sent.map((one) => one.path))];
  say('weight: in all, with what is kept for offline, brotli', total(), 'bytes');
  say('weight: in all, with what is kept for offline, gzip', await gzipped(paths), 'bytes');
}

async function opening() {
  const times = { home: [], 'jack-rabbits': [], rabbihop: [] };
  for (let i = 0; i < words.visits; i++)
    for (const name of Object.keys(times)) {
      const page = await visitor(name === 'home' ? '' : `#/play/${name}/standard`);
      times[name].push(await seen(page, name === 'home' ? 'home' : 'table'));
      await page.context().close();
    }
  for (const [name, list] of Object.entries(times)) {
    say(
      `opening: ${name === 'home' ? 'the start page' : `a table of ${name}`}, median`,
      median(list),
      'ms',
      true,
    );
    say(
      `opening: ${name === 'home' ? 'the start page' : `a table of ${name}`}, slowest`,
      at(list, 1),
      'ms',
      true,
    );
  }
}

// Plays on by its own hints, and considers ways on the board as somebody would who thinks. What is shown is
// shown quickly: at the usual speed a round of bots takes longer than all clicks.
async function playing() {
  for (const game of ['jack-rabbits', 'rabbihop']) await playingOf(game);
}
async function playingOf(game) {
  const page = await visitor(`#/play/${game}/standard`, { settings: { speed: 'fast' } });
  await seen(page, 'table');
  const hint = await page.getByRole('button', { name: 'Hint', exact: true }).elementHandle();
  // Somebody is asked again, or the game is over: then there are no hints. Pointing at a place may already
  // be a move, so this is waited for before each click. Looked for in the page itself and seldom: a driver's
  // own questions keep the page busy.
  const asked = async () => {
    await page.waitForFunction(
      () => document.querySelector('.table-screen')?.dataset.busy === 'false',
      null,
      {
        polling: 100,
        timeout: 120_000,
      },
    );
    return hint.isEnabled();
  };
  // As a hand does it: comes to rest on a thing, presses it and lets go. Nothing else is asked of the page
  // until the effect is long there.
  const press = async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(120);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    await page.waitForTimeout(200);
  };
  const middle = async (element) => {
    const { x, y, width, height } = await element.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const openPlace = () =>
    page.evaluate(() => {
      for (const place of document.querySelectorAll('.game-slot [data-place].can')) {
        const box = place.getBoundingClientRect();
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-place]') === place) return at;
      }
      return null;
    });
  await page.evaluate(() => {
    window.bench.long.length = 0;
    window.bench.clicks.length = 0;
  });
  const from = await page.evaluate(() => performance.now());
  for (let i = 0; i < words.moves; i++) {
    if (!(await asked())) break;
    const place = i % 2 === 0 ? await openPlace() : null;
    if (place) {
      await press(place);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
      if (!(await asked())) break;
    }
    await press(await middle(hint));
    const take = await page.waitForSelector('.hint-toast .button');
    await press(await middle(take));
  }
  await asked();
  const { long, clicks } = await page.evaluate(() => window.bench);
  const tasks = long.filter((one) => one.at > from).map((one) => one.ms);
  const all = clicks.map((one) => one.ms);
  say(`playing ${game}: clicks measured`, all.length, '');
  say(`playing ${game}: click to effect on the screen, median`, median(all), 'ms', true);
  say(`playing ${game}: click to effect on the screen, 95 %`, at(all, 0.95), 'ms', true);
  say(`playing ${game}: click to effect on the screen, slowest`, at(all, 1), 'ms', true);
  for (const kind of new Set(clicks.map((one) => one.kind))) {
    const list = clicks.filter((one) => one.kind === kind).map((one) => one.ms);
    say(`playing ${game}: ${kind} (${list.length}), median`, median(list), 'ms', true);
    say(`playing ${game}: ${kind} (${list.length}), 95 %`, at(list, 0.95), 'ms', true);
  }
  say(`playing ${game}: tasks over 50 ms`, tasks.length, '');
  say(`playing ${game}: the longest of them`, Math.max(0, ...tasks), 'ms', true);
  await page.context().close();
}

// The page's own memory and that of its process (the engine's too), after each hundred moves.
async function memory() {
  const page = await visitor('');
  const log = readFileSync(`${root}tests/golden/jack-rabbits/at-random-4.log`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: log });
  await page.waitForURL(/#\/(replay|table)\//);
  await page.evaluate(() => (location.hash = location.hash.replace('#/table/', '#/replay/')));
  const slider = page.locator('.replay-bar input[type=range]');
  await slider.waitFor();
  const devtools = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const resident = () =>
    Math.max(
      ...processInfo
        .filter((one) => one.type === 'renderer')
        .map((one) => {
          try {
            const status = readFileSync(`/proc/${one.id}/status`, 'utf8');
            return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
          } catch {
            return 0;
          }
        }),
    );
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await slider.focus();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('.replay-bar input').value === '0');
  for (let move = 0; move <= 500; move++) {
    if (move % 100 === 0) {
      say(`memory: page after ${move} replayed moves`, await used(), 'bytes');
      say(`memory: process after ${move} replayed moves`, resident(), 'bytes');
    }
    if (move === 500) break;
    const before = await page.locator('.moment').textContent();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((text) => document.querySelector('.moment').textContent !== text, before);
  }
  await page.context().close();
}

try {
  const parts = { weight, opening, playing, memory };
  await calibrate();
  for (const [name, part] of Object.entries(parts)) if (!words.only || words.only === name) await part();
  if (words.json) writeFileSync(words.json, JSON.stringify(figures, null, 1) + '\n');
} finally {
  await browser.close();
  files.closeAllConnections();
  files.close();
}
