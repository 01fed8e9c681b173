// A replay in the page, and what of it was shown.
import type { Page } from 'playwright-core';
import type { GameId, Lang } from '../../src/engine/contract';
import { visit, type Visit } from './browser';
import type { Ask } from './mirror';

export const chairs = ['Ana', 'Luis'].map((name) => ({ name, bot: 'greedy' }));

// A match that bots have played to its end, and what is to be seen of it.
export class Played {
  readonly text: string;
  readonly table: number;
  readonly entries: number;
  readonly turns: number[];
  constructor(
    readonly ask: Ask,
    game: GameId,
    options: Record<string, string>,
  ) {
    const all = { ...options, players: '2' };
    const { table } = ask('open', { game, options: all, chairs, seed: '5', lang: 'en' });
    for (let kind = ''; kind !== 'over';)
      kind = ask('step', { table, viewer: -1, lang: 'en' }).scene.next.kind;
    this.table = table;
    this.text = ask('save', { table }).text;
    const story = ask('story', { table, viewer: -1, lang: 'en', open: false });
    this.entries = story.happenings.length;
    this.turns = story.turns;
  }
  story(lang: Lang = 'en', open = false) {
    return this.ask('story', { table: this.table, viewer: -1, lang, open }).happenings;
  }
  sentences(until: number, open: boolean, lang: Lang = 'en') {
    const told = this.story(lang, open).filter(({ entry }) => entry <= until);
    return told.flatMap(({ notes }) => notes.map((note) => note.sentence).filter(Boolean));
  }
  // Those among these entries in which something can be read.
  telling(from: number, to: number) {
    const told = this.story().filter(
      ({ entry, notes }) => entry > from && notes.some((one) => one.sentence && one.weight),
    );
    return told.map(({ entry }) => entry).filter((entry) => entry <= to);
  }
}

export async function watch(played: Played, how: Visit): Promise<Page> {
  const page = await visit('', how);
  const buffer = Buffer.from(played.text);
  await page.locator('input[type=file]').setInputFiles({ name: 'old.log', mimeType: 'text/plain', buffer });
  await page.waitForURL(/#\/replay\//);
  await at(page, 0);
  // Notes which entries are being shown, and what flies meanwhile.
  await page.evaluate(() => {
    const seen = ((window as any).seen = { told: [] as number[], flown: 0 });
    new MutationObserver((changes) => {
      for (const { target, attributeName, addedNodes } of changes) {
        const told = attributeName && (target as HTMLElement).dataset.telling;
        if (told) seen.told.push(Number(told));
        const sky = (target as Element).closest?.('.hop-ghosts, .jr-sky, .jr-rabbit');
        if (sky && (addedNodes.length || attributeName === 'transform')) seen.flown++;
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-telling', 'transform'],
    });
  });
  return page;
}
export const seen = (page: Page) =>
  page.evaluate(() => {
    const { told, flown } = (window as any).seen as { told: number[]; flown: number };
    Object.assign((window as any).seen, { told: [], flown: 0 });
    return { told: [...new Set(told)], flown };
  });
export const at = (page: Page, entry: number) =>
  page.locator(`.replaying[data-entries="${entry}"]`).waitFor();
export const slide = async (page: Page, to: number) => {
  await page.locator('.replay-bar input[type=range]').fill(String(to));
  await at(page, to);
  await seen(page);
};
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const ends = (page: Page) => page.locator('.replaying[data-playing="false"]').waitFor();
