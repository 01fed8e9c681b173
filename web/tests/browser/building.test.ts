// A board that the players build, up to the first turn of the race on it.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { BuildingSpot, BuildingView } from '../../src/engine/building';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { sitesOf, towards } from '../../src/games/building/spots';
import { buildingWords } from '../../src/games/building/words';
import { axe } from './axe';
import {
  desk,
  logLines,
  people,
  phone,
  settle,
  sideways,
  sitDown,
  useBrowser,
  visit,
  type Draft,
} from './browser';
import { clickOpen, doIt, fits, openPoint } from './hands';
import { arrowKeys, expectPlace, focused, press, tabTo } from './keys';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draftOf = (building: string, more: Record<string, string> = {}): Draft => ({
  options: { board: 'built', building, ...more },
  chairs: people('Hopper', 'Bramble'),
  seed: '3',
});

const viewOf = (mirror: Mirror) => mirror.scene.view as BuildingView;
const sites = (mirror: Mirror) => sitesOf(viewOf(mirror).spots);
const at = (key: string) => `[data-place="${key}"]`;
const placed = (page: Page) => page.getByRole('button', { name: 'Lay it here' });
const isHex = (kind: string) => /^[JQK]/.test(kind);
const warnings = buildingWords().warning;

// The page shows the board as the engine beside it has it.
async function same(page: Page, mirror: Mirror) {
  await settle(page, mirror);
  const view = viewOf(mirror);
  expect(await page.locator('.turn-line .question').textContent()).toBe(mirror.scene.question);
  expect(await page.locator('.building-progress').textContent()).toBe(
    `${view.laid} of ${view.total} tiles placed`,
  );
  expect(await page.locator('.building-broken text').allTextContents()).toEqual(
    view.broken.map(({ sign }) => sign),
  );
  expect(await page.locator('.building-tile').count()).toBe(view.tiles.length);
  const shown = await page
    .locator('.building-site')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  expect(shown).toEqual(sites(mirror).map(({ key }) => key));
  expect(await page.locator('[data-part=board] [tabindex="0"]').count()).toBe(1);
}

async function click(page: Page, mirror: Mirror, notation: string) {
  const choice = mirror.scene.choices.find((one) => one.notation === notation)!;
  mirror.choose(choice);
  await page.locator('.building-desk').getByRole('button', { name: choice.label, exact: true }).click();
  await same(page, mirror);
}

// What is said of the tile in hand where it is shown now.
async function expectShown(page: Page, spot: BuildingSpot) {
  await page.locator('.building-hand .soft').first().getByText(spot.label, { exact: true }).waitFor();
  expect(await page.locator('.building-warnings li').allTextContents()).toEqual(
    spot.warnings.map((sign) => warnings[sign]),
  );
  // In words beside the place too, and the tile is drawn as it would lie there, in the hand and on the board.
  expect(await page.locator('.building-note text').allTextContents()).toEqual(
    spot.warnings.map((sign) => warnings[sign]),
  );
  const drawn = (where: string) => page.locator(where).evaluate((one) => one.innerHTML);
  expect(await drawn('.building-face')).toBe(await drawn('.building-ghost'));
}

// A place with a way to lie there, and how often the tile is turned for it.
function find(mirror: Mirror, right: (spot: BuildingSpot, turns: number) => boolean) {
  for (const site of sites(mirror))
    for (const [turns, spot] of site.ways.entries()) if (right(spot, turns)) return { site, spot, turns };
  throw new Error(`no such place for ${mirror.scene.question}`);
}

async function place(page: Page, mirror: Mirror, right: (spot: BuildingSpot, turns: number) => boolean) {
  const { site, spot, turns } = find(mirror, right);
  await clickOpen(page, at(site.key));
  for (let i = 0; i < turns; i++) {
    await expectShown(page, site.ways[i]);
    await page.getByRole('button', { name: /^Turn it/ }).click();
  }
  await expectShown(page, spot);
  mirror.act([spot.notation]);
  await placed(page).click();
  await same(page, mirror);
}

// A turn of the race as a bot would play it.
async function playTurn(page: Page, mirror: Mirror) {
  const board = mirror.ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const { turns } = mirror.scene;
  for (let moves = 0; mirror.scene.turns === turns; moves++) {
    expect(moves).toBeLessThan(20);
    const { scene } = mirror;
    const can = scene.choices.filter((choice) => fits(mirror.ask, mirror)(choice, scene));
    const notation = mirror.hint();
    const choice = can.find((one) => one.notation === notation) ?? can[0];
    mirror.choose(choice);
    await doIt(page, choice, scene, board);
    await settle(page, mirror);
  }
}

it('tiles are chosen, turned, dragged and laid in turn, and the race is run on them', async () => {
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', draftOf('free'), 0);
  const page = await visit('#/setup/jack-rabbits');
  for (const name of ['Willow', 'Thistle'])
    await page.getByRole('button', { name: `Remove ${name} from the table` }).click();
  await page.getByText('Board and suits').click();
  await page.getByLabel('Board', { exact: true }).selectOption('built');
  await page.getByLabel('How a board is built').selectOption('free');
  await page.locator('#seed').fill('3');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.building').waitFor();
  await same(page, mirror);
  await page.getByText('The guidelines are only advice').waitFor();

  const take = (right: (kind: string) => boolean) =>
    mirror.scene.choices.find((one) => one.verb === 'take' && right(one.notation.slice(5)))!.notation;
  // A road into a closed edge, only once the tile is turned.
  await click(page, mirror, take(isHex));
  await place(page, mirror, ({ warnings: signs }, turns) => turns > 0 && signs.join() === 'T');
  // A road from hex to hex; a second click on the place is as good as the button.
  await click(page, mirror, take(isHex));
  const straight = find(mirror, ({ warnings: signs }, turns) => turns === 0 && signs.includes('X'));
  expect(await page.locator(at(straight.site.key)).getAttribute('aria-label')).toContain(warnings.X);
  const point = await openPoint(page, at(straight.site.key));
  await page.mouse.click(point.x, point.y);
  await expectShown(page, straight.spot);
  mirror.act([straight.spot.notation]);
  await page.mouse.click(point.x, point.y);
  await same(page, mirror);
  // Triangles side by side.
  const triangle = (kind: string) => ['cave', 'crossing', 'tavern'].includes(kind);
  await click(page, mirror, take(triangle));
  await place(page, mirror, ({ warnings: signs }) => !signs.length);
  await click(page, mirror, take(triangle));
  await place(page, mirror, ({ warnings: signs }) => signs.includes('!'));
  expect(new Set(viewOf(mirror).broken.map(({ sign }) => sign))).toEqual(new Set(['T', 'X', '!']));

  // Dragged from the tray to a place, where it waits to be laid; the second time faster than the
  // engine can say which places there are.
  const { label } = mirror.scene.choices.find((one) => one.notation === 'take wood')!;
  const pile = page.getByRole('button', { name: label, exact: true });
  const drop = async (to: { x: number; y: number }) => {
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const grasp = async () => {
    const from = (await pile.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
  };
  await grasp();
  mirror.draft(['take wood']);
  await same(page, mirror);
  const { site, spot } = find(mirror, (_, turns) => turns === 0);
  const goal = await openPoint(page, at(site.key));
  await drop(goal);
  await page.locator(`.building-site.chosen${at(site.key)}`).waitFor();
  await expectShown(page, spot);
  mirror.cancel();
  await page.getByRole('button', { name: 'Undo' }).click();
  await same(page, mirror);
  await grasp();
  await drop(goal);
  mirror.act(['take wood']);
  await same(page, mirror);
  await page.locator(`.building-site.chosen${at(site.key)}`).waitFor();
  mirror.act([spot.notation]);
  await placed(page).click();
  await same(page, mirror);

  await page.getByRole('button', { name: 'Finish it for me' }).click();
  mirror.finish();
  expect(mirror.scene.stage).toBe('jack-rabbits');
  await settle(page, mirror);
  await page.locator('.jr [data-part=board]').waitFor();
  await playTurn(page, mirror);
  expect(await logLines(page)).toEqual(mirror.sentences());
});

it('with the keyboard alone', async () => {
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', draftOf('strict'), 0);
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', draftOf('strict'));
  await same(page, mirror);
  const go = async (to: string) => {
    const { place: from } = await focused(page);
    const steps = sites(mirror).length
      ? sites(mirror)
      : viewOf(mirror).tiles.map(({ id, centre }) => ({ key: id, at: centre }));
    const keys = arrowKeys(
      from,
      to,
      (here, key) =>
        towards(
          steps,
          steps.find((one) => one.key === here)!,
          key,
        )?.key ?? here,
    );
    await press(page, keys);
    await expectPlace(page, to);
  };
  // With nothing in hand the board is still there to be read, tile by tile.
  await page.keyboard.press('b');
  await expectPlace(page, 't0');
  expect((await focused(page)).text).toBe(viewOf(mirror).tiles[0].name);
  await page.keyboard.press('Enter');
  const seen = mirror.ask('inspect', { table: mirror.table, lang: 'en', viewer: 0, thing: 't0' });
  await page.locator('.inspector').getByText(seen.lines[0].text).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.inspector').waitFor({ state: 'hidden' });

  for (let tiles = 0; tiles < 2; tiles++) {
    await page.keyboard.press('c');
    const flip = mirror.scene.choices[0];
    expect((await focused(page)).text).toBe(flip.label);
    await page.keyboard.press('Enter');
    mirror.choose(flip);
    await same(page, mirror);
    // The tile is in hand: the board is next.
    await page.locator('.building-site:focus').waitFor();
    const { site, spot, turns } = find(mirror, ({ warnings: signs }, n) => n > 0 && signs.length > 0);
    await go(site.key);
    await page.keyboard.press('Enter');
    for (let i = 0; i < turns; i++) {
      await expectShown(page, site.ways[i]);
      await page.keyboard.press('r');
    }
    await expectShown(page, spot);
    const said = (await focused(page)).text;
    for (const part of [spot.label, ...spot.warnings.map((sign) => warnings[sign])])
      expect(said).toContain(part);
    await page.keyboard.press('Enter');
    mirror.act([spot.notation]);
    await same(page, mirror);
    await page.locator('.building-desk button:focus').waitFor();
  }
  // The tiles in the tray are one stop, and tell what they are.
  await page.keyboard.press('i');
  await page.locator('.inspector.held[data-inspected^="flip"]').waitFor();
  expect(await page.locator('.building-tray [tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('b');
  await go(viewOf(mirror).tiles.at(-1)!.id);
  await tabTo(page, (one) => one.text === 'Finish it for me');
  expect(await logLines(page)).toEqual(mirror.sentences());
});

it('guidelines that are enforced leave no place that breaks one', async () => {
  const draft = draftOf('freestyle', { enforce_guidelines: 'on' });
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', draft, 0);
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', draft);
  await same(page, mirror);
  await page.getByText('The guidelines are rules here').waitFor();
  for (let tiles = 0; tiles < 2; tiles++) {
    const take = mirror.scene.choices.find((one) => one.verb === 'take' && isHex(one.notation.slice(5)))!;
    await click(page, mirror, take.notation);
    expect(await page.locator('.building-site.warned').count()).toBe(0);
    await place(page, mirror, (_, turns) => turns === tiles);
  }
  expect(await page.locator('.building-broken').count()).toBe(0);
});

it.each(['light', 'dark'] as const)('axe finds nothing on a desk or a phone, %s', async (theme) => {
  const mirror = new Mirror(await startEngine(), 'jack-rabbits', draftOf('strict'), 0);
  const page = await visit('', { theme });
  await sitDown(page, 'jack-rabbits', draftOf('strict'));
  await same(page, mirror);
  const fine = async (what: string) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await axe(page), `${what}, ${size.width}`).toEqual([]);
      expect(await sideways(page), `${what}, ${size.width}`).toBeLessThanOrEqual(0);
    }
  };
  await fine('nothing in hand');
  await click(page, mirror, 'flip hex');
  const warned = ({ warnings: signs }: BuildingSpot) => signs.length > 0;
  await clickOpen(page, at(find(mirror, warned).site.key));
  await page.locator('.building-warnings').waitFor();
  await fine('a place that is warned of');
  await page.keyboard.press('Escape');
  await place(page, mirror, warned);
  await page.locator('.building-broken').first().waitFor();
  await fine('a broken guideline');
});
