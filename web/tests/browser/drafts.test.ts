// Whatever is begun can be left as if it had never been: from every kind of question that a choice leads
// to, by the button, the key and undo.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Choice, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../../src/engine/jack_rabbits';
import type { RabbihopView } from '../../src/engine/rabbihop';
import { axe } from './axe';
import { desk, logLines, phone, url, useBrowser, visit } from './browser';
import { clickSpot, doIt, wayTo } from './hands';
import { clickHop } from './hops';
import { startEngine, type Ask } from './mirror';

useBrowser();

const log = (game: string, options: string[], position: string[]) =>
  [
    'warren-log 1',
    '# seats Ana=human,Bo=greedy',
    `game ${game}`,
    'option players=2',
    ...options.map((one) => `option ${one}`),
    'position',
    ...position,
    'end',
    '',
  ].join('\n');

const jack = (position: string[]) => log('jack-rabbits', [], position);
const onJack = ['dice 2 3', 'pending hex travelled'];
const jackPositions: Record<string, string> = {
  'a royal, and a fourth': jack(['rabbits p0 QH', 'hand p0 KS QS JS 10H 3C', ...onJack]),
  'goods of a plaza': jack(['rabbits p0 JS', 'hand p0 9D 2C', 'spent 5S 4S', ...onJack]),
  'an attack': jack(['rabbits p0 JS p1 JS', 'hand p0 5S 4S', 'hand p1 2C', ...onJack]),
  'a road': jack([
    'rabbits p0 JD',
    'hand p0 AS 4D 6C',
    'dice 2 3',
    'crossed 50',
    'pending hex',
    'pending road 50',
  ]),
  'what a flight lacks': jack([
    'rabbits p0 KS',
    'hand p0 2C 9S 3S',
    'dice 3 3',
    'club 2C',
    'pending hex',
    'pending shortfall 4',
  ]),
};

const hop = (tile: string, options: string[] = [], more: string[] = []) =>
  log('rabbihop', options, [
    `row c1.0 c1.1 te.1 c1.2`,
    `row c2.0 ${tile} c2.2 c2.3`,
    'row c3.0 c3.1 start ro.1',
    'row bl.0 fe.1 pl.0 tr.0',
    'pawns b2 c3',
    'fence a1-b1',
    ...more,
    'deck 9',
    'ask handle landed',
  ]);
const hopPositions: Record<string, string> = Object.fromEntries(
  ['fe.0', 'fm.0', 'te.0', 'ro.0', 'sw.0', 'st.0', 'c1.5'].map((tile) => [tile, hop(tile)]),
);
hopPositions.thief = hop('th.0', [], ['pile p1 c1.6']).replace('pawns b2 c3', 'pawns b2 b2');
hopPositions.stacker = hop('sk.0', ['molehills=on']);
hopPositions.market = hop('c1.5', ['market=on'], ['market c2.4 c2.5 c2.6']);

async function open(page: Page, text: string) {
  await page.goto(url('#/'));
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.table-screen[data-busy=false]').waitFor();
}

const frameOf = (scene: Scene) => (scene.view as JackRabbitsView | RabbihopView).frame;
const actionsOf = (choice: Choice) => (choice.steps.length ? choice.steps : [choice.notation]);

// Choices that begin something, one for each question that they lead to.
function beginnings(
  ask: Ask,
  table: number,
  scene: Scene,
  draft: string[],
  can: (choice: Choice) => boolean,
) {
  const out = new Map<string, { choice: Choice; then: Scene; actions: string[] }>();
  for (const choice of scene.choices.filter(can)) {
    const actions = [...draft, ...actionsOf(choice)];
    const { scene: then } = ask('rehearse', { table, lang: 'en', seat: 0, actions });
    const about = then && `${choice.verb} → ${frameOf(then)}`;
    if (then && !out.has(about!)) out.set(about!, { choice, then, actions });
  }
  return out;
}

const at = (page: Page, scene: Scene) =>
  page
    .locator(`.table-screen[data-entries="${scene.entries}"][data-busy=false]`)
    .waitFor({ state: 'attached' });

// Begins everything that can be begun, goes on once where that leads further, and leaves it each time.
async function beginAndLeave(
  page: Page,
  text: string,
  press: (choice: Choice, scene: Scene, board: JackRabbitsBoard) => Promise<void>,
  can: (choice: Choice, scene: Scene, board: JackRabbitsBoard) => boolean,
): Promise<Set<string>> {
  const ask = await startEngine();
  const { table } = ask('load', { text, lang: 'en', seed: '1' });
  const scene = ask('look', { table, viewer: 0, lang: 'en' });
  const board = ask('board', { table, lang: 'en' }) as JackRabbitsBoard;
  await open(page, text);
  const question = await page.locator('.turn-line').textContent();
  const told = await logLines(page);
  const ways = [
    () => page.locator('[data-cancel]').click(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Undo' }).click(),
  ];
  const met = new Set<string>();
  for (const [about, { choice, then, actions }] of beginnings(ask, table, scene, [], (one) =>
    can(one, scene, board),
  )) {
    met.add(about);
    await press(choice, scene, board);
    await at(page, then);
    expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count(), about).toBe(1);
    const further = beginnings(ask, table, then, actions, (one) => can(one, then, board));
    for (const [next, more] of [...further].slice(0, 1)) {
      met.add(next);
      await press(more.choice, then, board);
      await at(page, more.then);
      await page.getByRole('button', { name: 'Undo' }).click(); // only the last part
      await at(page, then);
    }
    if (await page.locator('.hop-at').isVisible()) await page.locator('[data-cancel]').click();
    else await ways[met.size % ways.length]();
    await at(page, scene);
    expect(await page.locator('.turn-line').textContent(), about).toBe(question);
    expect(await page.locator('[data-cancel]').count()).toBe(0);
  }
  expect(await logLines(page)).toEqual(told);
  return met;
}

it('from every question of Jack Rabbits', async () => {
  const met = new Set<string>();
  const page = await visit('', { size: desk });
  for (const text of Object.values(jackPositions)) {
    const press = (choice: Choice, scene: Scene, board: JackRabbitsBoard) => doIt(page, choice, scene, board);
    const can = (choice: Choice, scene: Scene, board: JackRabbitsBoard) =>
      wayTo(choice, scene, board) !== null;
    for (const about of await beginAndLeave(page, text, press, can)) met.add(about);
  }
  for (const about of [
    'acquire → pay',
    'pay → surplus',
    'buy → pay',
    'attack → fight',
    'horse → pay',
    'boat → pay',
    'pay → landing',
  ])
    expect([...met]).toContain(about);
});

it('from every question of Rabbihop', async () => {
  const met = new Set<string>();
  const page = await visit('', { size: desk });
  for (const [name, text] of Object.entries(hopPositions)) {
    if (name === 'market') await page.setViewportSize(phone);
    const press = (choice: Choice, scene: Scene) => clickHop(page, choice, scene);
    for (const about of await beginAndLeave(page, text, press, () => true)) met.add(about.split(' → ')[1]);
  }
  expect([...met].sort()).toEqual(
    expect.arrayContaining([
      'fence',
      'lay',
      'lift',
      'refill',
      'rob',
      'rotate',
      'stack-first',
      'stack-second',
      'stamp-first',
      'stamp-second',
      'swap-first',
      'swap-second',
      'teleport',
    ]),
  );
});

const waits = (page: Page) => page.locator('[data-confirm]').waitFor();
const entries = (page: Page) => page.locator('.table-screen').getAttribute('data-entries');

it('by touch what costs something waits for a second tap, and the rest does not', async () => {
  const trapAndFence = log(
    'rabbihop',
    [],
    [
      'row c1.0 c1.1 te.1 c1.2',
      'row c2.0 c2.5:1111 tr.1 c2.3',
      'row c3.0 fm.0 start ro.1',
      'row bl.0 fe.1 pl.0 tr.0',
      'pawns b2 c3',
      'fence b1-b2',
      'pile p0 c1.3 c1.4 c3.2',
      'deck 9',
      'ask jump',
    ],
  );
  const page = await visit('', { size: phone, touch: true });
  await open(page, trapAndFence);
  const tap = (place: string) => page.locator(`[data-place="${place}"]`).tap();
  const before = await entries(page);
  await tap('c2');
  await waits(page);
  await page.locator('.draft-bar .warned', { hasText: 'trap' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-cancel]').tap();
  await page.locator('[data-confirm]').waitFor({ state: 'detached' });
  await tap('b1'); // over a fence
  await waits(page);
  expect(await entries(page)).toBe(before);
  await tap('a2'); // neither costs anything nor lasts
  await page.locator('.hop-at').waitFor();
  expect(await entries(page)).not.toBe(before);
  await page.locator('.hop-at').getByRole('button', { name: /take/i }).first().tap(); // a tile is drawn for it
  await waits(page);
  const taken = await entries(page);
  await page.locator('.hop-at').getByRole('button', { name: /take/i }).first().tap(); // the same again is as good as the button
  await page.locator(`.table-screen[data-busy=false]:not([data-entries="${taken}"])`).waitFor();
});

it('experts are asked nothing', async () => {
  const page = await visit('', { size: phone, touch: true });
  await page.getByRole('button', { name: 'Settings' }).first().tap();
  await page.getByLabel(/act at once/).check();
  await page.keyboard.press('Escape');
  await open(page, jackPositions['goods of a plaza']);
  const before = await entries(page);
  await page.locator('.jr-tray .jr-buttons > button', { hasText: 'Draw and end the turn' }).tap();
  await page.locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`).waitFor();
});

// Home is on another island, and nothing but royals pays for a horse.
it('a royal that wins is given only after a warning, and never by a second click', async () => {
  for (const [lang, allTheSame] of [
    ['en', 'Do it all the same'],
    ['es', 'Hacerlo de todos modos'],
  ] as const) {
    const page = await visit('', { lang });
    await open(page, jack(['rabbits p0 KC', 'hand p0 KS QS JS 2H', 'dice 2 3', 'pending hex']));
    const before = await entries(page);
    const ask = await startEngine();
    const { table } = ask('load', { text: jack(['rabbits p0 KC', 'pending hex']), lang, seed: '1' });
    const home = (ask('board', { table, lang }) as JackRabbitsBoard).tiles.find(
      ({ kind }) => kind === 'citadel',
    )!;
    await clickSpot(page, home.id);
    await page.locator('.jr-way .warned').waitFor();
    expect(await axe(page)).toEqual([]);
    await clickSpot(page, home.id);
    await page.locator('.jr-way .warned').waitFor();
    expect(await entries(page)).toBe(before);
    await page.getByRole('button', { name: allTheSame }).click();
    await page.locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`).waitFor();
  }
});

it('a running total says how far the chosen cards go', async () => {
  const page = await visit('');
  await open(page, jack(['rabbits p0 QH', 'hand p0 7H 3H 2H 3C', ...onJack]));
  await page.locator('.jr-tray .jr-buttons > button', { hasText: 'Acquire' }).click();
  const total = page.locator('.jr-total b');
  await total.getByText('10 of 10', { exact: true }).waitFor();
  await page.locator('.jr-card[data-card="3H"]').click({ position: { x: 7, y: 30 } });
  await total.getByText('7 of 10', { exact: true }).waitFor();
  expect(await page.locator('.jr-choose .jr-confirm').isDisabled()).toBe(true);
  await page.locator('.jr-card[data-card="2H"]').click({ position: { x: 7, y: 30 } });
  await total.getByText('9 of 10', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  // The cards alone are put back: what was begun stays.
  await page.getByRole('button', { name: 'Choose other cards' }).click();
  await total.getByText('0 of 10', { exact: true }).waitFor();
  expect(await page.locator('[data-cancel]').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
});

it('Escape closes a dialog and leaves what was begun behind it', async () => {
  const begun: [string, (page: Page) => Promise<void>][] = [
    [
      jack(['rabbits p0 QH', 'hand p0 7H 3H 2H 3C', ...onJack]),
      (page) => page.locator('.jr-tray .jr-buttons > button', { hasText: 'Acquire' }).click(),
    ],
    [hopPositions['sw.0'], (page) => page.locator('.hop-at button', { hasText: 'use it' }).click()],
  ];
  for (const [text, begin] of begun) {
    const page = await visit('');
    await open(page, text);
    await begin(page);
    await page.locator('[data-cancel]').waitFor();
    for (const name of ['Rules', 'Recap', 'Menu']) {
      await page.getByRole('button', { name }).first().click();
      await page.locator('dialog').waitFor();
      await page.locator('dialog .dialog-body').click({ position: { x: 3, y: 3 } });
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('[data-cancel]').count(), name).toBe(1);
    }
    await page.keyboard.press('Escape');
    await page.locator('[data-cancel]').waitFor({ state: 'detached' });
  }
});

it('the only fence that can be moved is chosen by itself', async () => {
  const page = await visit('', { alone: true });
  await open(page, hop('fm.0'));
  const before = await entries(page);
  await page.locator('.hop-at button', { hasText: 'use it' }).click();
  await page
    .locator('.turn-line')
    .getByText(/where does the fence go/i)
    .waitFor();
  // Undo takes both back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator(`.table-screen[data-entries="${before}"][data-busy=false]`).waitFor();
  expect(await page.locator('[data-cancel]').count()).toBe(0);
});
