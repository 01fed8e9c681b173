// Games as the browser keeps them, made by the real engine.
import type { Page } from 'playwright-core';
import type { GameId, Scene } from '../../src/engine/contract';
import { prefix, type KeptGame } from '../../src/match/reading';
import type { Draft } from './browser';
import { Mirror, type Ask } from './mirror';

// After so many moves that a bot would make in the person's place.
export const record = (ask: Ask, id: string, game: GameId, draft: Draft, moves: number): KeptGame =>
  recordAt(ask, id, game, draft, (_, n) => n >= moves);

// At the first moment that is wanted.
export function recordAt(
  ask: Ask,
  id: string,
  game: GameId,
  draft: Draft,
  wanted: (scene: Scene, moves: number) => boolean,
): KeptGame {
  const mirror = new Mirror(ask, game, draft, 0);
  for (let n = 0; mirror.scene.next.kind === 'person' && !wanted(mirror.scene, n); n++)
    mirror.act([mirror.hint()]);
  const { chairs, entries, status, next } = mirror.scene;
  const { text } = ask('save', { table: mirror.table });
  mirror.close();
  const over = next.kind === 'over';
  const options = { ...draft.options, players: String(chairs.length) };
  const params = { game, options, chairs: draft.chairs, seed: draft.seed ?? '1', lang: 'en' as const };
  return { id, game, chairs, text, entries, status, over, when: 1_700_000_000_000 + entries, params };
}

export const write = (page: Page, records: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, records);

export const writeGames = (page: Page, ...games: KeptGame[]) =>
  write(page, Object.fromEntries(games.map((game) => [prefix + game.id, JSON.stringify(game)])));

export const raw = (page: Page, id: string) => page.evaluate((key) => localStorage.getItem(key), prefix + id);

// How many entries are kept of a game; -1: it is not kept.
export async function keptEntries(page: Page, id: string): Promise<number> {
  const text = await raw(page, id);
  return text === null ? -1 : (JSON.parse(text) as KeptGame).entries;
}

// What a click downloads.
export async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

// Plays what a bot would, through the hint.
export async function playOne(page: Page) {
  await page.bringToFront(); // a tab behind another one is slow
  const screen = page.locator('.table-screen[data-busy=false]');
  do {
    const before = await screen.getAttribute('data-entries');
    await page.locator('.tool', { hasText: /Hint|Pista/ }).click();
    await page.locator('.hint-toast .button').click();
    await page
      .locator(`.table-screen[data-busy=false]:not([data-entries="${before}"])`)
      .waitFor({ state: 'attached' });
  } while (await page.locator('[data-cancel]').count()); // until the choice is whole
}

export const shownEntries = async (page: Page) =>
  Number(await page.locator('.table-screen').getAttribute('data-entries'));
