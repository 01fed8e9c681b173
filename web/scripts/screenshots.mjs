// Pictures of every main screen, desk and phone, light and dark, into build/screenshots/.
//   --table        only the one of the README, into docs/pictures/
//   --only WORD    only those whose name holds this ("fight", "phone-dark")
//   --lang es      in Spanish
//   --fresh        play the games anew: they are kept in build/screenshots/games.json
// Needs the built page and chromium.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { server } from './serve.mjs';

const { values: told } = parseArgs({
  options: {
    table: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en' },
    fresh: { type: 'boolean', default: false },
  },
});
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const out = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const gamesFile = `${out}games.json`;
mkdirSync(out, { recursive: true });
const files = server(dist);
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const base = `http://localhost:${files.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.WARREN_CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

async function visitor(size, theme, lang = 'en') {
  const context = await browser.newContext({ viewport: sizes[size], serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(
    (text) => localStorage.setItem('warren.settings', text),
    JSON.stringify({ lang, theme, speed: 'none', sound: false, told: true, textSize: 100 }),
  );
  const page = await context.newPage();
  await page.goto(base);
  return page;
}

// --- the games, played once as a bot would -------------------------------------------------------

const person = (name) => ({ name, bot: '' });
const bots = ['Bramble', 'Willow', 'Thistle'].map((name) => ({ name, bot: 'greedy' }));
const shown = (selector) => async (page) => (await page.locator(selector).count()) > 0;
const moves = (most) => async (_, n) => n >= most;
const over = shown('.table-bar .button:text-is("Result")');

const games = {
  middle: { game: 'jack-rabbits', until: async (page, n) => n >= 25 && (await shown('.spot.can')(page)) },
  route: {
    game: 'jack-rabbits',
    until: async (page, n) => n >= 20 && (await shown('.spot-hex.costs')(page)),
  },
  fight: { game: 'jack-rabbits', until: shown('.jr-talk[aria-label="A fight"]') },
  vetting: { game: 'jack-rabbits', until: shown('.jr-talk[aria-label="A visit is vetted"]') },
  result: { game: 'jack-rabbits', until: over, chairs: [person('Hopper'), bots[0]] },
  trade: {
    game: 'jack-rabbits',
    chairs: [person('Ana'), person('Luis')],
    options: { diamonds_boost: 'on' },
    until: shown('.jr-propose'),
  },
  cover: { game: 'jack-rabbits', chairs: [person('Ana'), person('Luis')], until: moves(0) },
  building: { game: 'jack-rabbits', options: { board: 'built', building: 'free' }, until: moves(5) },
  hop: { game: 'rabbihop', until: moves(8) },
  hops: {
    game: 'rabbihop',
    options: { molehills: 'on', market: 'on', springboard: 'on', start: 'double_fence' },
    chairs: [person('Hopper'), ...bots],
    until: async (page, n) => n >= 12 && (await shown('.hop-landing')(page)),
  },
  explore: { game: 'rabbihop', options: { explorers: 'on', market: 'on' }, until: moves(9) },
  hopped: { game: 'rabbihop', options: { deck_size: '8' }, until: over },
};

const settled = (page) => page.locator('.table-screen[data-busy=false]').waitFor();

async function draft(page, { game, options = {}, chairs = [person('Hopper'), ...bots.slice(0, 2)] }) {
  const preset = game === 'rabbihop' ? 'base' : 'standard';
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [`warren.setup.${game}`, JSON.stringify({ preset, options, chairs })],
  );
  await page.goto(`${base}#/`);
  await page.goto(`${base}#/setup/${game}`);
  await page.locator('form.setup').waitFor();
}

// Plays on until the moment that is wanted, with as many shuffles as it takes, and gives back the game as the
// browser keeps it.
async function play(name) {
  for (let seed = 10; seed < 40; seed++) {
    const text = await playWith(name, String(seed));
    if (text) return text;
  }
  throw new Error(`the moment "${name}" never comes`);
}

async function playWith(name, seed) {
  const page = await visitor('desk', 'light');
  const { until, ...how } = games[name];
  await draft(page, how);
  await page.locator('#seed').fill(seed);
  await page.locator('form.setup button[type=submit]').click();
  for (let n = 0; ; n++) {
    await settled(page);
    await page.locator('.game-slot .panzoom, .cover').first().waitFor({ state: 'attached' });
    if (await until(page, n)) break;
    if ((await over(page)) || n === 300) {
      await page.context().close();
      return null;
    }
    const me = page.locator('.cover .button');
    if (await me.count()) await me.click();
    await page.locator('.tool:enabled', { hasText: 'Hint' }).waitFor();
    const before = await page.locator('.table-screen').getAttribute('data-entries');
    await page.locator('.tool', { hasText: 'Hint' }).click();
    await page.locator('.hint-toast .button').click();
    await page
      .locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`)
      .waitFor({ state: 'attached' });
  }
  const id = page.url().split('/').pop();
  // Where nobody has done anything yet, the tab alone has it.
  const text = await page.evaluate(
    (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    `warren.game.${id}`,
  );
  await page.context().close();
  console.log(`played: ${name}, seed ${seed}`);
  return text;
}

const kept = existsSync(gamesFile) && !told.fresh ? JSON.parse(readFileSync(gamesFile, 'utf8')) : {};

async function open(page, name, screen = 'table') {
  if (!kept[name]) {
    kept[name] = await play(name);
    writeFileSync(gamesFile, JSON.stringify(kept, null, 1));
  }
  await page.evaluate(
    ([id, text]) => localStorage.setItem(`warren.game.${id}`, JSON.stringify({ ...JSON.parse(text), id })),
    [name, kept[name]],
  );
  await page.goto(`${base}#/${screen}/${name}`);
  await page.locator('.game-slot .panzoom, .cover').first().waitFor({ state: 'attached' });
  if (screen === 'table') await settled(page);
}

// --- the pictures --------------------------------------------------------------------------------

const at = (hash) => async (page) => {
  await page.goto(base + hash);
  await page.locator('main h1').waitFor();
};
const table = (name) => (page) => open(page, name);
const tool = (page, icon) => page.locator(`.tool:visible:has(path[d^="${icon}"])`).click();

async function uncover(page) {
  await page.locator('.cover .button').click();
  await settled(page);
}

async function touchFirst(page, selector) {
  await page.locator(selector).first().dispatchEvent('click');
}

// Most of the setting is remembered, so a conflict is chosen by hand.
const conflict = (game, options) => async (page) => {
  await draft(page, { game, options });
  await page.locator('.verdict.bad').first().waitFor();
};

const pictures = {
  home: at('#/'),
  'home-games': async (page) => {
    for (const name of ['middle', 'hopped']) await open(page, name);
    await at('#/')(page);
  },
  'home-spoilt': async (page) => {
    for (const name of ['hop', 'hopped']) await open(page, name);
    await page.evaluate((text) => {
      const game = JSON.parse(text);
      const spoilt = { yesterday: { ...game, when: 'yesterday' }, chairs: { ...game, chairs: [null, 5] } };
      for (const [id, one] of Object.entries(spoilt))
        localStorage.setItem(`warren.game.${id}`, JSON.stringify({ ...one, id }));
      localStorage.setItem('warren.game.broken', text.slice(0, 90));
    }, kept.hopped);
    await at('#/')(page);
    await page.reload();
    await page.locator('[data-spoilt]').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },
  'setup-jack-rabbits': (page) => draft(page, { game: 'jack-rabbits' }),
  'setup-jack-rabbits-conflict': conflict('jack-rabbits', { tight_suits: 'on' }),
  'setup-rabbihop': (page) => draft(page, { game: 'rabbihop' }),
  'setup-rabbihop-conflict': conflict('rabbihop', { explorers: 'on', territory: 'on' }),
  'jack-rabbits': table('middle'),
  'jack-rabbits-route': async (page) => {
    await open(page, 'route');
    await touchFirst(page, '.spot-hex.costs');
    await page.locator('.jr-way .jr-confirm').waitFor();
  },
  'jack-rabbits-refusal': async (page) => {
    await open(page, 'middle');
    await page.locator('.spot:not(.can):not(.spot-port)').first().dispatchEvent('click');
    await page.locator('.inspector').waitFor();
  },
  'jack-rabbits-hint': async (page) => {
    await open(page, 'middle');
    await page.locator('.tool', { hasText: /Hint|Pista/ }).click();
    await page.locator('.hint-toast').waitFor();
  },
  'jack-rabbits-fight': table('fight'),
  'jack-rabbits-fight-cards': async (page) => {
    await open(page, 'fight');
    const card = page.locator('.jr-card.usable').first();
    if (await card.count()) await card.click();
  },
  'jack-rabbits-vetting': table('vetting'),
  'jack-rabbits-propose': async (page) => {
    await open(page, 'trade');
    await uncover(page);
    await page.locator('.jr-propose > :first-child').click();
  },
  'jack-rabbits-trade': async (page) => {
    await open(page, 'trade');
    await uncover(page);
    await page.locator('.jr-propose > :first-child').click();
    await page.locator('.jr-form button.button:enabled').last().click();
    await page.locator('.cover').waitFor();
    await uncover(page);
  },
  'jack-rabbits-log': async (page, size) => {
    await open(page, 'middle');
    if (size === 'phone') await page.locator('.log-tool').click();
    else await page.locator('.tool', { hasText: /Recap|Resumen/ }).click();
    await page.locator('dialog').waitFor();
  },
  'jack-rabbits-result': async (page) => {
    await open(page, 'result');
    await page.locator('dialog').waitFor();
  },
  'jack-rabbits-replay': async (page) => {
    await open(page, 'result', 'replay');
    const range = page.locator('input[type=range]');
    await range.fill(String(Math.round(Number(await range.getAttribute('max')) / 2)));
    await page.waitForTimeout(600);
  },
  'jack-rabbits-menu': async (page) => {
    await open(page, 'middle');
    await page.locator('.tool').last().click();
    await page.locator('dialog').waitFor();
  },
  'jack-rabbits-rule': async (page) => {
    await open(page, 'middle');
    await page.locator('.tool', { hasText: /Rules|Reglas/ }).click();
    await page.locator('dialog .prose').waitFor();
  },
  cover: table('cover'),
  building: table('building'),
  'building-choice': async (page) => {
    await open(page, 'building');
    await page.locator('.building-tray button').first().click();
    await touchFirst(page, '.building-site:not(.warned)');
  },
  rabbihop: table('hop'),
  'rabbihop-options': table('hops'),
  'rabbihop-jump': async (page) => {
    await open(page, 'hops');
    await page.locator('.hop-cell.can').first().focus();
    await page.waitForTimeout(200);
  },
  'rabbihop-refusal': async (page) => {
    await open(page, 'hops');
    await page.locator('.hop-cell:not(.can)').first().dispatchEvent('click');
    await page.locator('.inspector').waitFor();
  },
  'rabbihop-explore': table('explore'),
  'rabbihop-result': async (page) => {
    await open(page, 'hopped');
    await page.locator('dialog').waitFor();
  },
  'rules-jack-rabbits': at('#/rules/jack-rabbits'),
  'rules-jack-rabbits-all': at('#/rules/jack-rabbits'),
  'rules-rabbihop': at('#/rules/rabbihop'),
  'rules-rabbihop-all': at('#/rules/rabbihop'),
  settings: async (page) => {
    await at('#/')(page);
    await page.getByRole('button', { name: /Settings|Ajustes/ }).click();
    await page.locator('dialog').waitFor();
  },
  help: async (page) => {
    await at('#/')(page);
    await page.keyboard.press('?');
    await page.locator('dialog').waitFor();
  },
  about: at('#/about'),
  'second-tab': async (page) => {
    await openElsewhere(page, 'hop');
    await page.goto(`${base}#/table/hop`);
    await page.locator('main h1').waitFor();
  },
  'second-tab-follows': async (page) => {
    await openElsewhere(page, 'hop');
    await page.goto(`${base}#/table/hop`);
    await page.getByRole('button', { name: /Follow|Seguirla/ }).click();
    await page.locator('.hop-grid').waitFor();
  },
  // The last one: the page keeps nothing any more.
  full: async (page) => {
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await open(page, 'hopped');
    await open(page, 'hop');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.locator('.tool', { hasText: /Hint|Pista/ }).click();
    await page.locator('.hint-toast .button').click();
    await page.locator('.no-room').waitFor();
  },
};

// In another tab, once.
async function openElsewhere(page, name) {
  if (page.context().pages().length > 1) return;
  const other = await page.context().newPage();
  await other.goto(base);
  await open(other, name);
  await page.bringToFront();
}

// What is read over a network: as WebP, which the browser can write and which is smaller than a PNG.
async function small(page) {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const text = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
  }, png);
  await blank.close();
  return Buffer.from(text, 'base64');
}

async function take(page, name, size, file) {
  try {
    await pictures[name](page, size);
    if (name.endsWith('-all')) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: sizes[size].width, height: Math.min(height, 16000) });
    }
    await page.waitForTimeout(150);
    writeFileSync(file, file.endsWith('.webp') ? await small(page) : await page.screenshot());
  } catch (error) {
    console.error(`${file}: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
  // Back to the start page, for the next picture.
  await page.setViewportSize(sizes[size]);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.goto(`${base}#/`);
  await page.locator('main h1').waitFor();
}

if (told.table) {
  const file = fileURLToPath(new URL('../../docs/pictures/table.webp', import.meta.url));
  await take(await visitor('desk', 'light'), 'jack-rabbits-route', 'desk', file);
} else
  for (const size of Object.keys(sizes))
    for (const theme of ['light', 'dark']) {
      const ending = [size, theme, ...(told.lang === 'en' ? [] : [told.lang])].join('-');
      const wanted = Object.keys(pictures).filter((name) => `${name}-${ending}`.includes(told.only));
      if (!wanted.length) continue;
      const page = await visitor(size, theme, told.lang);
      for (const name of wanted) await take(page, name, size, `${out}${name}-${ending}.png`);
      await page.context().close();
    }
await browser.close();
files.closeAllConnections();
files.close();
