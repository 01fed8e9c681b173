// Replays of Jack Rabbits: hands are open after the game and not before; the building of a board.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { JackRabbitsView } from '../../src/engine/jack_rabbits';
import { es } from '../../src/words/es';
import { axe } from './axe';
import { logLines, phone, sideways, url, useBrowser, visit } from './browser';
import { startEngine } from './mirror';
import { at, button, chairs, Played, seen, slide, watch } from './replays';

useBrowser();

const handsOf = (page: Page) =>
  page
    .locator('.jr-plate')
    .evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('.jr-open [aria-label]')].map((card) => card.ariaLabel)),
    );

it('Jack Rabbits with all hands open, in Spanish, on a phone', async () => {
  const played = new Played(await startEngine(), 'jack-rabbits', {});
  const words = es.replay;
  const page = await watch(played, { speed: 'fast', lang: 'es', size: phone });
  const { entries, turns, ask, table } = played;
  const halfway = turns[turns.length >> 1];
  await slide(page, halfway);
  const { hands } = ask('moment', { table, viewer: -1, lang: 'es', open: true, at: halfway })
    .view as JackRabbitsView;
  const held = hands.map((hand) => hand.cards.filter((card) => !hand.royals.includes(card)).length);
  expect(Math.min(...held)).toBeGreaterThan(0);
  const order = (all: number[]) => [...all].sort();
  expect(order((await handsOf(page)).map((hand) => hand.length))).toEqual(order(held));
  expect(await logLines(page)).toEqual(played.sentences(halfway, true, 'es'));
  expect(await sideways(page)).toBe(0);
  expect(await axe(page)).toEqual([]);

  // A turn is shown with what moves in it.
  await button(page, words.turnOn).click();
  const next = turns[(turns.length >> 1) + 1];
  await at(page, next);
  await page.locator('.replaying:not([data-telling])').waitFor();
  const { told, flown } = await seen(page);
  expect(told).toEqual(played.telling(halfway, next));
  expect(flown).toBeGreaterThan(0);

  // Other eyes see other hands, and read another log.
  await page.getByLabel(words.eyes).selectOption({ label: words.spectator });
  await page.locator('.jr-open').first().waitFor({ state: 'detached' });
  expect(await logLines(page)).toEqual(played.sentences(next, false, 'es'));
  await page.getByLabel(words.eyes).selectOption({ label: 'Ana' });
  await page.locator('.jr-hand').waitFor();
  await page.getByLabel(words.eyes).selectOption({ label: words.open });
  await page.locator('.jr-open').first().waitFor();

  // Nobody is asked to wait, or told that somebody thinks, at any moment.
  const waiting = [/Un momento/i, /piensa/i, /decide/i];
  for (const moment of [0, 1, turns[0], turns[1] - 1, halfway, entries - 1, entries]) {
    await slide(page, moment);
    const text = await page.locator('.table-bar, .jr-tray').allInnerTexts();
    for (const one of waiting) expect(text.join(' '), `${moment}`).not.toMatch(one);
  }
});

it('a board that was built, and the race on it, on and back', async () => {
  const ask = await startEngine();
  const options = { players: '2', board: 'built', building: 'free' };
  const { table } = ask('open', { game: 'jack-rabbits', options, chairs, seed: '5', lang: 'en' });
  let scene = ask('look', { table, viewer: -1, lang: 'en' });
  while (scene.turns < 2 || scene.stage !== 'jack-rabbits')
    scene = ask('step', { table, viewer: -1, lang: 'en' }).scene;
  const story = ask('story', { table, viewer: -1, lang: 'en', open: false }).happenings;
  const stageAt = (at: number) => ask('moment', { table, viewer: -1, lang: 'en', open: false, at }).stage;
  const seam = story.findIndex(({ entry }) => stageAt(entry) === 'jack-rabbits'); // entries of the building
  const file = { name: 'b.log', mimeType: 'text/plain', buffer: Buffer.from(ask('save', { table }).text) };
  const page = await visit('', { speed: 'fast' });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/#\/table\//);
  await page.goto(url(new URL(page.url()).hash.replace('table', 'replay')));
  await page.locator('.replaying .jr').waitFor();
  await page.locator('.replay-bar input[type=range]').fill(String(seam - 1));
  await page.locator('.replaying .building').waitFor();
  await button(page, 'One move on').click();
  await at(page, seam);
  await button(page, 'One move on').click();
  await page.locator('.replaying .jr').waitFor();
  await at(page, seam + 1);
  await button(page, 'To the beginning').click();
  await page.locator('.replaying .building').waitFor();
  await at(page, 0);
  expect(await page.locator('.turn-line').innerText()).toContain('The beginning.');
});

it('a match that is still played shows the only person their own hand and nothing else', async () => {
  const ask = await startEngine();
  const seats = [{ name: 'Ana', bot: '' }, chairs[1]];
  const options = { players: '2' };
  const opened = ask('open', { game: 'jack-rabbits', options, chairs: seats, seed: '3', lang: 'en' });
  while (ask('step', { ...opened, viewer: 0, lang: 'en' }).scene.next.kind !== 'person');
  const { text } = ask('save', opened);
  const page = await visit('');
  const file = { name: 'new.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/#\/table\//);
  await page.goto(url(new URL(page.url()).hash.replace('table', 'replay')));
  await page.locator('.replay-bar').waitFor();
  await page.locator('.jr-hand .jr-card').first().waitFor();
  expect(await page.locator('.jr-open').count()).toBe(0);
  expect(await page.getByLabel('Seen by').count()).toBe(0);
});
