// Does at the table of Jack Rabbits what a choice says, with the pointer, where the page shows it.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Choice, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../../src/engine/jack_rabbits';
import {
  aimedAt,
  askedCards,
  buttons,
  compose,
  meant,
  meantByExit,
  placeless,
  travels,
} from '../../src/games/jack_rabbits/model';
import type { Ask, Mirror } from './mirror';

type Way =
  | { by: 'button' }
  | { by: 'plate' }
  | { by: 'goods' }
  | { by: 'cards' }
  | { by: 'aim'; id: string; list: Choice[] }
  | { by: 'place' | 'exit'; id: string; list: Choice[] };

// Where the table lets one do this.
export function wayTo(choice: Choice, scene: Scene, board: JackRabbitsBoard): Way | null {
  const all = scene.choices;
  if ([...buttons(all), ...placeless(all)].includes(choice)) return { by: 'button' };
  if (choice.verb === 'propose') return null;
  if (choice.verb === 'place')
    return { by: 'aim', id: choice.place, list: aimedAt(all, choice.group, choice.place) };
  if (choice.verb === 'call') return { by: 'plate' };
  if (choice.verb === 'buy') return choice.notation.endsWith('+') ? null : { by: 'goods' };
  if (!travels(choice)) {
    const words = askedCards(all);
    return words && compose(words.words, choice.cards) === choice.notation ? { by: 'cards' } : null;
  }
  const known = [...board.tiles, ...board.ports].some((one) => one.id === choice.place);
  const list = known ? meant(all, choice.place) : [];
  if (list.includes(choice)) return { by: 'place', id: choice.place, list };
  const side = Number(choice.notation.split(' ')[1]);
  const exits = meantByExit(all, side);
  return exits.includes(choice) ? { by: 'exit', id: String(side), list: exits } : null;
}

export function fits(ask: Ask, mirror: Mirror) {
  const board = ask('board', { table: mirror.table, lang: mirror.lang }) as JackRabbitsBoard;
  return (choice: Choice, scene: Scene) => wayTo(choice, scene, board) !== null;
}

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export async function doIt(page: Page, choice: Choice, scene: Scene, board: JackRabbitsBoard) {
  const way = wayTo(choice, scene, board)!;
  const tray = page.locator('.jr-tray');
  switch (way.by) {
    case 'button':
      return tray.locator('.jr-buttons > button').getByText(sentence(choice.label), { exact: true }).click();
    case 'plate':
      return page.locator(`[data-anchor=${choice.notation.split(' ')[1]}] .jr-call`).click();
    case 'goods': {
      const goods = [...(scene.view as JackRabbitsView).laid, ...(scene.view as JackRabbitsView).goods];
      for (const card of choice.cards)
        await tray.locator('.jr-shop .jr-mini').nth(goods.indexOf(card)).click();
      return tray.locator('.jr-shop .jr-confirm').click();
    }
    case 'cards': {
      // What lies ready to pay is put back, if it is not what is wanted. It may come to lie there while one chooses: so
      // one looks again.
      const differing = async () => {
        const chosen = await page
          .locator('.jr-card[data-card][aria-pressed=true]')
          .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')!));
        return [
          ...chosen.filter((card) => !choice.cards.includes(card)),
          ...choice.cards.filter((card) => !chosen.includes(card)),
        ];
      };
      for (let right = 0, looks = 0; right < 2; looks++) {
        expect(looks).toBeLessThan(20);
        const wrong = await differing();
        for (const card of wrong) await clickCard(page, card);
        right = wrong.length ? 0 : right + 1;
        await page.waitForTimeout(50);
      }
      return tray.locator('.jr-choose .jr-confirm').click();
    }
    case 'aim': {
      const aim = tray.locator('.jr-aim').getByText(sentence(choice.group), { exact: true });
      if ((await aim.getAttribute('aria-pressed')) !== 'true') await aim.click();
      await clickSpot(page, way.id);
      break;
    }
    case 'place':
      await clickSpot(page, way.id);
      break;
    case 'exit':
      await page.locator(`[data-place=exit${way.id}]`).click();
  }
  const which = way.list.indexOf(choice);
  if (which > 0)
    await tray
      .locator('.jr-way .choice')
      .nth(which - 1)
      .click();
  await tray.locator('.jr-way .jr-confirm').click();
}

// In a full hand a card shows no more than its left edge.
const clickCard = (page: Page, card: string) =>
  page.locator(`.jr-card[data-card="${card}"]`).click({ position: { x: 7, y: 30 } });

// A point of it that nothing lies over: the middle of a place may be under an arrow of a way out.
export async function openPoint(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const shape = page.locator(selector);
  await shape.waitFor();
  const at = await shape.evaluate((one) => {
    const box = (one.querySelector('.spot-area') ?? one).getBoundingClientRect();
    const shares = [50, 30, 70, 35, 65, 15, 85, 5, 95];
    for (const x of shares)
      for (const y of shares) {
        const point = { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
        if (one.contains(document.elementFromPoint(point.x, point.y))) return point;
      }
    return null;
  });
  if (!at) throw new Error(`${selector} cannot be clicked anywhere`);
  return at;
}

export async function clickOpen(page: Page, selector: string) {
  const { x, y } = await openPoint(page, selector);
  await page.mouse.click(x, y);
}

export const clickSpot = (page: Page, id: string) => clickOpen(page, `[data-place="${id}"]`);
