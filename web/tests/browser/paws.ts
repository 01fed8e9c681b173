// Does at the table of Jack Rabbits what a choice says, with keys alone.
import type { Page } from 'playwright-core';
import type { Choice, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../../src/engine/jack_rabbits';
import { exitsOf, neighbour, spotsOf } from '../../src/games/jack_rabbits/model';
import { cardName } from '../../src/words/cards';
import { sentence, wayTo } from './hands';
import { arrowKeys, expectFocus, expectPlace, focused, heard, press, tabTo } from './keys';

export async function keyIt(page: Page, choice: Choice, scene: Scene, board: JackRabbitsBoard) {
  const way = wayTo(choice, scene, board)!;
  switch (way.by) {
    case 'button':
      await page.keyboard.press('c');
      await tabTo(page, (one) => one.text === sentence(choice.label));
      return page.keyboard.press('Enter');
    case 'plate':
      await tabTo(
        page,
        (one) => one.text === `Call out ${scene.chairs[Number(choice.notation.slice(-1))].name}`,
      );
      return page.keyboard.press('Enter');
    case 'goods':
      await page.keyboard.press('c');
      for (const card of choice.cards) {
        await tabTo(page, (one) => one.text === cardName(card));
        await page.keyboard.press('Space');
      }
      return confirm(page, '.jr-shop');
    case 'cards': {
      const chosen = page.locator('.jr-hand .jr-card[aria-pressed=true]');
      const ready = await chosen.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')!));
      for (const card of [
        ...ready.filter((one) => !choice.cards.includes(one)),
        ...choice.cards.filter((one) => !ready.includes(one)),
      ])
        await toggle(page, card);
      return confirm(page, '.jr-choose');
    }
    case 'aim':
    case 'place':
    case 'exit': {
      if (way.by === 'aim') {
        const aim = page.locator('.jr-aim').getByText(sentence(choice.group), { exact: true });
        if ((await aim.getAttribute('aria-pressed')) !== 'true') {
          await page.keyboard.press('c');
          await tabTo(page, (one) => one.text === sentence(choice.group));
          await page.keyboard.press('Enter');
        }
      }
      await page.keyboard.press('b');
      const place = way.by === 'exit' ? `exit${way.id}` : way.id;
      await goTo(page, place, scene, board);
      await page.keyboard.press('Enter');
      await page.locator('.jr-way').waitFor();
      await heard(page, sentence(way.list[0].label));
      await expectFocus(page);
      const [card] = choice.cards;
      if (way.list[0] !== choice) {
        await page.keyboard.press('c');
        await tabTo(page, (one) => one.text === choice.label);
        await page.keyboard.press('Enter');
      } else if (card) {
        // Without a payment it is refused.
        await page.keyboard.press('c');
        await toggle(page, card);
        await page.locator('.jr-way .jr-reason').waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.jr-way .jr-reason').waitFor({ state: 'detached' });
      } else return page.keyboard.press('Enter'); // a second time confirms
      return confirm(page, '.jr-way');
    }
  }
}

async function goTo(page: Page, place: string, scene: Scene, board: JackRabbitsBoard) {
  const exits = exitsOf(board, scene.view as JackRabbitsView, scene.viewer, scene.choices);
  const spots = [...spotsOf(board), ...exits];
  const from = (await focused(page)).place;
  await press(
    page,
    arrowKeys(from, place, (here, key) => neighbour(spots, here, key)),
  );
  await expectPlace(page, place);
}

// Arrow keys go from card to card of the hand.
export async function toggle(page: Page, card: string) {
  const cards = await page
    .locator('.jr-hand .jr-card')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')!));
  await tabTo(page, (one) => one.card !== '');
  const from = cards.indexOf((await focused(page)).card);
  const by = cards.indexOf(card) - from;
  await press(page, Array(Math.abs(by)).fill(by < 0 ? 'ArrowLeft' : 'ArrowRight'));
  const { card: there, text } = await focused(page);
  if (there !== card || text !== cardName(card)) throw new Error(`${there}, ${text} instead of ${card}`);
  await page.keyboard.press('Enter');
  await expectFocus(page);
}

async function confirm(page: Page, panel: string) {
  await page.locator(`${panel} .jr-confirm:enabled`).waitFor();
  await page.keyboard.press('c');
  await tabTo(page, (one) => one.confirms);
  await page.keyboard.press('Enter');
}
