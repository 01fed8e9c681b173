// The page keeps what it is given: spoilt records, full and emptied storage, all games as one file.
import { expect, it } from 'vitest';
import { prefix } from '../../src/match/reading';
import { spoiltKinds } from '../spoilt';
import { axe } from './axe';
import { excused, people, phone, sideways, sitDown, url, useBrowser, visit, type Draft } from './browser';
import { startEngine } from './mirror';
import { downloaded, keptEntries, playOne, raw, record, shownEntries, write, writeGames } from './records';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis'), seed: '6' };
const shortest: Draft = { ...draft, options: { deck_size: '8' } };
const home = /Your games|Tus partidas/;

it('spoilt records of every kind are shown as such, and can be taken out, rescued or thrown away', async () => {
  const ask = await startEngine();
  const good = record(ask, 'x', 'rabbihop', draft, 3);
  const kinds = spoiltKinds(good);
  kinds['a log too long'] = kinds['a log too long'].slice(0, 300_000); // there is not room for all of it
  const names = Object.keys(kinds);
  expect(names.length).toBeGreaterThan(20);
  const page = await visit('', { size: phone });
  await writeGames(page, record(ask, 'good', 'jack-rabbits', draft, 1));
  await write(
    page,
    Object.fromEntries(names.map((name, i) => [`${prefix}bad${i}`, kinds[name].replace('"x"', `"bad${i}"`)])),
  );
  await write(page, {
    [prefix]: '{}',
    'warren.jack-rabbits.order': '[[',
    'warren.setup.rabbihop': '{"chairs":[null,5],"options":7}',
    'warren.unknown': '\u0000',
  });
  await page.reload();
  const spoilt = page.locator('[data-spoilt]');
  await spoilt.first().waitFor();
  expect(await spoilt.count()).toBe(names.length + 1);
  expect(await page.getByRole('link', { name: 'Jack Rabbits', exact: true }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  const at = (name: string) => page.locator(`[data-spoilt="${prefix}bad${names.indexOf(name)}"]`);
  const id = (name: string) => `bad${names.indexOf(name)}`;
  const text = await downloaded(page, () =>
    at('when yesterday')
      .getByRole('button', { name: /Download/ })
      .click(),
  );
  expect(text).toBe(await raw(page, id('when yesterday')));

  // Nothing goes without being asked.
  await at('a list')
    .getByRole('button', { name: /Throw away/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await raw(page, id('a list'))).toBe('[]');
  await at('a list')
    .getByRole('button', { name: /Throw away/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await at('a list').waitFor({ state: 'detached' });
  expect(await raw(page, id('a list'))).toBeNull();
  expect(await spoilt.count()).toBe(names.length);

  // The address of such a game says so, too.
  await page.goto(url(`#/table/${id('chairs that are none')}`));
  await page.getByRole('heading', { name: 'The record of this game is damaged.' }).waitFor();
  await page.getByRole('link', { name: 'To the start page' }).click();

  for (const kind of ['when yesterday', 'chairs that are none']) {
    await at(kind)
      .getByRole('button', { name: /Try to open it/ })
      .click();
    await page.locator('.hop-grid').waitFor();
    expect(await shownEntries(page)).toBe(good.entries);
    await page.goto(url('#/'));
    await page.getByText(home).waitFor();
    expect(await raw(page, id(kind))).toBeNull();
  }
  // It was the same game twice, and is kept once.
  expect(await page.getByRole('link', { name: 'Rabbihop', exact: true }).count()).toBe(1);
  // Of one that breaks off, what is left may be no game.
  await at('breaks off in the log')
    .getByRole('button', { name: /Try to open it/ })
    .click();
  await page.locator('.hop-grid').waitFor();
});

it('spoilt settings do no harm', async () => {
  const page = await visit('');
  for (const text of ['null', '7', '[]', '{"lang":{},"textSize":"x","theme":[]}', '{', '"\\u0000"']) {
    await write(page, { 'warren.settings': text });
    await page.reload();
    await page.getByText(home).waitFor();
    expect(await page.locator('html').getAttribute('lang'), text).toBe('en');
  }
});

it('a log that this version cannot play says why, can be downloaded and leads home', async () => {
  const good = record(await startEngine(), 'x', 'rabbihop', draft, 1);
  const page = await visit('');
  const text = good.text.replace(/^rules \d+/m, 'rules 99');
  expect(text).not.toBe(good.text);
  await writeGames(page, { ...good, text }, { ...good, id: 'y', game: 'jack-rabbits', params: null });
  for (const id of ['x', 'y'])
    for (const screen of ['table', 'replay']) {
      await page.goto(url('#/'));
      await page.goto(url(`#/${screen}/${id}`));
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
      if (screen === 'table') expect(await axe(page)).toEqual([]);
      await page.getByRole('link', { name: 'To the start page' }).click();
      await page.getByText(home).waitFor();
    }
  await page.goto(url('#/table/x'));
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download the game' }).click());
  expect(file).toBe(text);
});

it('no unfinished game goes, however many there are; untouched ones are not kept', async () => {
  const ask = await startEngine();
  const page = await visit('');
  const game = record(ask, 'x', 'rabbihop', draft, 1);
  const many = Array.from({ length: 45 }, (_, i) => ({ ...game, id: `g${i}`, when: game.when + i }));
  await writeGames(page, ...many);
  await page.reload();
  await page.getByText(home).waitFor();
  const links = page.locator('.kept-what a');
  expect(await links.count()).toBeLessThan(20);
  await page.getByRole('button', { name: 'Show all 45 games' }).click();
  expect(await links.count()).toBe(45);

  await sitDown(page, 'rabbihop', draft);
  const id = page.url().split('/').pop()!;
  await page.locator('.table-screen[data-busy=false]').waitFor();
  const entries = await shownEntries(page);
  await page.reload();
  await page.locator('.table-screen[data-busy=false]').waitFor(); // its address is still good
  expect(await shownEntries(page)).toBe(entries);
  expect(await keptEntries(page, id)).toBe(-1);
  await page.goto(url('#/'));
  await page.getByRole('button', { name: 'Show all 45 games' }).waitFor();
  await page.goBack();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  await playOne(page);
  await expect.poll(() => keptEntries(page, id)).toBe(await shownEntries(page));
  await page.goto(url('#/'));
  await page.getByRole('button', { name: 'Show all 46 games' }).waitFor();
});

it.each([
  ['en', undefined],
  ['es', phone],
] as const)('a full browser is told at the table, with what can be done, %s', async (lang, size) => {
  const ask = await startEngine();
  const page = await visit('', { lang, size });
  const over = record(ask, 'over', 'rabbihop', shortest, 99);
  expect(over.over).toBe(true);
  const running = record(ask, 'running', 'rabbihop', draft, 2);
  await writeGames(page, over, { ...over, id: 'over2' }, running);
  await sitDown(page, 'rabbihop', draft);
  const id = page.url().split('/').pop()!;
  await playOne(page);
  await expect.poll(() => keptEntries(page, id)).toBe(await shownEntries(page));
  await page.evaluate(() => {
    for (let n = 1 << 22; n >= 1; n >>= 1)
      for (let i = 0; i < 3; i++)
        try {
          localStorage.setItem(`filler.${n}.${i}`, 'x'.repeat(n));
        } catch {
          break;
        }
  });
  const before = await keptEntries(page, id);
  await playOne(page);
  const toast = page.locator('.no-room');
  await toast.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await keptEntries(page, id)).toBe(before);
  // The file has the moves that are not kept.
  const file = await downloaded(page, () =>
    toast.getByRole('button', { name: /Download|Descargar/ }).click(),
  );
  const table = ask('load', { text: file, lang: 'en', seed: '1' });
  expect(table.entries).toBe(await shownEntries(page));
  // They outlast a visit to the start page, which says so, too.
  const entries = await shownEntries(page);
  await page.goto(url('#/'));
  await page.getByText(/This browser is full|Este navegador está lleno/).waitFor();
  expect(await page.locator('.kept-what a').count()).toBe(4);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await shownEntries(page)).toBe(entries);
  page.once('dialog', (dialog) => void dialog.accept()); // the browser asks before they could be lost
  await page.reload();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await shownEntries(page)).toBe(entries);
  // Finished games make room, if the player says so.
  await toast.getByRole('button', { name: /2 finished games|2 partidas/ }).click();
  expect(await raw(page, 'over')).not.toBeNull();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Throw away|Borrar)$/ })
    .click();
  await toast.waitFor({ state: 'detached' });
  expect(await raw(page, 'over')).toBeNull();
  expect(await raw(page, 'running')).not.toBeNull();
  expect(await keptEntries(page, id)).toBe(entries);
  await page.reload();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await shownEntries(page)).toBe(entries);
});

it('lasting storage is asked for once there is something to lose, and a loss is told', async () => {
  const page = await visit('');
  await page.addInitScript(() => {
    const { storage } = navigator;
    const persist = storage.persist.bind(storage);
    storage.persist = () => {
      document.documentElement.dataset.asked = 'yes';
      return persist();
    };
  });
  await page.reload();
  await sitDown(page, 'rabbihop', draft);
  const asked = () => page.locator('html').getAttribute('data-asked');
  expect(await asked()).toBeNull();
  await playOne(page);
  await expect.poll(asked).toBe('yes');
  const id = page.url().split('/').pop()!;
  await expect.poll(() => keptEntries(page, id)).toBe(await shownEntries(page));
  // It is noted in another store, which takes its time.
  const noted = () => page.evaluate(() => caches.match('./kept.json').then((one) => one?.text() ?? ''));
  await expect.poll(noted).toContain(id);
  await page.goto(url('#/'));
  await page.getByText(home).waitFor();
  await page.evaluate((key) => localStorage.removeItem(key), prefix + id);
  await sitDown(page, 'rabbihop', draft); // somebody comes by another way first
  await page.goto(url('#/'));
  await page.reload();
  await page.getByText('A game that was kept here is gone').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('A game that was kept here is gone').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('No game is kept here yet.').waitFor();
  await page.evaluate(() => caches.match('./kept.json').then((one) => one!.text()));
  expect(await page.getByText('A game that was kept here is gone').count()).toBe(0);
  // What a player throws away is not missed.
  await sitDown(page, 'rabbihop', draft);
  await playOne(page);
  await page.goto(url('#/'));
  await page.getByRole('button', { name: /Throw away the game/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await page.getByText('No game is kept here yet.').waitFor();
  await page.reload();
  await page.getByText('No game is kept here yet.').waitFor();
  expect(await page.getByText('is gone').count()).toBe(0);
});

it('all games go to another browser as one file, and nothing there is lost', async () => {
  const ask = await startEngine();
  const short = record(ask, 'same', 'rabbihop', draft, 1);
  const long = record(ask, 'same', 'rabbihop', draft, 4);
  const other = record(ask, 'other', 'jack-rabbits', draft, 1);
  const page = await visit('');
  await writeGames(page, long, other);
  await write(page, { [`${prefix}bad`]: '{' });
  await page.reload();
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save all games to a file' }).click(),
  );

  const there = await visit('', { lang: 'es' });
  await writeGames(there, short);
  await there.reload();
  const bring = (text: string) =>
    there
      .locator('input[type=file]')
      .setInputFiles({ name: 'warren.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring(file);
  await there.getByText('Se han añadido 2 partidas. 1 no se pudo leer.').waitFor();
  expect(await keptEntries(there, 'same')).toBe(long.entries);
  expect(await keptEntries(there, 'other')).toBe(other.entries);
  expect(await axe(there)).toEqual([]);
  await bring(file);
  await there.getByText('Se han añadido 0 partidas. 2 ya estaban aquí. 1 no se pudo leer.').waitFor();
  expect(await there.locator('.kept-what a').count()).toBe(2);
  await bring('{"format":"warren-kept","version":7}');
  await there.getByText('No se pudo abrir este archivo.').waitFor();
  await there.getByRole('link', { name: 'Rabbihop', exact: true }).click();
  await there.locator('.hop-grid').waitFor();
  expect(await shownEntries(there)).toBe(long.entries);
});

it('a browser that lets the page keep nothing says so, and plays all the same', async () => {
  const page = await visit('');
  await page.getByText(home).waitFor();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new Error('denied');
        },
      });
  });
  await page.reload();
  await page.getByText('This browser lets the page keep nothing').waitFor();
  await page.getByRole('link', { name: /Play now: Rabbihop/ }).click();
  await page.getByRole('link', { name: 'Standard game' }).click();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  await playOne(page);
  const entries = await shownEntries(page);
  await page.goto(url('#/'));
  await page.getByRole('link', { name: 'Go on: your game of Rabbihop' }).click();
  await page.locator('.table-screen[data-busy=false]').waitFor();
  expect(await shownEntries(page)).toBe(entries);
  excused(); // the test's own settings cannot be written either
});
