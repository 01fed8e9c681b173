// Two people at one device: nobody sees the other's cards, on the page or in its source.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { JackRabbitsBoard, JackRabbitsView } from '../../src/engine/jack_rabbits';
import { cardName } from '../../src/words/cards';
import { settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { doIt, fits } from './hands';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = {
  chairs: [
    { name: 'Ana', bot: '' },
    { name: 'Luis', bot: '' },
  ],
  seed: '5',
};

// All cards the source of the page names, in words, in a sentence or as a code.
async function named(page: Page, cards: string[]): Promise<string[]> {
  const source = await page.content();
  const signs: Record<string, string> = { C: '♣', S: '♠', H: '♥', D: '♦' };
  return cards.filter((card) => {
    const sign = card.replace(/[CSHD]$/, (suit) => signs[suit]);
    return [`"${card}"`, `>${sign}`, ` ${sign}`, `"${cardName(card)}`].some((way) => source.includes(way));
  });
}

it('hands are hidden between two people', async () => {
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, -1);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const hands = () =>
    [0, 1].map((seat) => {
      const { view } = ask('look', { table: mirror.table, viewer: seat, lang: 'en' });
      // What everybody has seen is no secret.
      const { cards, known } = (view as JackRabbitsView).hands[seat];
      return { all: cards, secret: cards.filter((card) => !known.includes(card)) };
    });
  const page = await visit('');
  await sitDown(page, 'jack-rabbits', draft);
  let covers = 0;
  let before = -1;
  for (let moves = 0; covers < 6; moves++) {
    expect(moves).toBeLessThan(60);
    const { seat } = mirror.scene.next;
    const cards = hands();
    if (seat !== before) {
      covers++;
      const name = draft.chairs[seat].name;
      await page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
      expect(await named(page, [...cards[0].secret, ...cards[1].secret]), 'under the cover').toEqual([]);
      expect(await page.locator('[data-card]').count()).toBe(0);
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await page.locator('.cover').waitFor({ state: 'detached' });
      before = seat;
    }
    mirror.viewer = seat;
    mirror.scene = ask('look', { table: mirror.table, viewer: seat, lang: 'en' });
    await settle(page, mirror);
    expect(await named(page, cards[1 - seat].secret), 'the other one’s').toEqual([]);
    const shown = await page
      .locator('.jr-hand [data-card]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
    expect(shown.sort()).toEqual([...cards[seat].all].sort());
    const { scene } = mirror;
    const can = scene.choices.filter((choice) => fits(ask, mirror)(choice, scene));
    const choice = can.find((one) => ['pass', 'end', 'allow'].includes(one.verb)) ?? can[0];
    mirror.choose(choice);
    await doIt(page, choice, scene, board);
  }
});
