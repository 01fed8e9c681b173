// Does at the table of Rabbihop what a choice says, with the pointer or with keys.
import type { Page } from 'playwright-core';
import type { Choice, Scene } from '../../src/engine/contract';
import type { RabbihopView } from '../../src/engine/rabbihop';
import { isBorder, neighbour } from '../../src/games/rabbihop/geometry';
import { arrowKeys, expectPlace, focused, press, tabTo } from './keys';
import type { Mirror } from './mirror';

const deliberate = ['take', 'do', 'walk', 'stay', 'skip', 'turn', 'orient'];

// What a bot would do.
export function hinted(mirror: Mirror): Choice {
  const notation = mirror.hint();
  const choice = mirror.scene.choices.find((one) => one.notation === notation);
  if (!choice) throw new Error(`the hint ${notation} is not offered`);
  return choice;
}

const button = (page: Page, label: string) =>
  page
    .locator('[data-part=choices], .hop-supply, .hop-aside')
    .getByRole('button', { name: label, exact: true })
    .first();

export async function clickHop(page: Page, choice: Choice, scene: Scene) {
  if (await button(page, choice.label).isVisible()) return button(page, choice.label).click();
  if (!choice.place) throw new Error(`no button says ${choice.label}`);
  // What is open at another tile may lie over this one.
  if (await page.locator('.hop-at').isVisible()) await page.keyboard.press('Escape');
  await clickPlace(page, choice.place);
  const here = scene.choices.filter((one) => one.place === choice.place);
  if (here.length > 1 || deliberate.includes(choice.verb)) await button(page, choice.label).click();
}

export async function clickHinted(page: Page, mirror: Mirror) {
  const { scene } = mirror;
  const choice = hinted(mirror);
  mirror.choose(choice);
  await clickHop(page, choice, scene);
}

async function clickPlace(page: Page, id: string) {
  const box = await page.locator(`[data-place="${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function keyHop(page: Page, choice: Choice, scene: Scene) {
  if (await button(page, choice.label).isVisible()) {
    await page.keyboard.press('c');
    await tabTo(page, (one) => one.text === choice.label);
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('b');
  await page.locator('[data-place]:focus').waitFor();
  const { place } = await focused(page);
  await press(page, arrows(place, choice.place, scene));
  await expectPlace(page, choice.place);
  await page.keyboard.press('Enter');
  const here = scene.choices.filter((one) => one.place === choice.place);
  if (here.length > 1 || deliberate.includes(choice.verb)) {
    await button(page, choice.label).waitFor();
    await tabTo(page, (one) => one.text === choice.label);
    await page.keyboard.press('Enter');
  }
}

// The fewest arrow keys from place to place.
function arrows(from: string, to: string, scene: Scene): string[] {
  const view = scene.view as RabbihopView;
  const known = new Set(scene.places.map((place) => place.id));
  const borders = scene.choices.some((choice) => isBorder(choice.place));
  return arrowKeys(from, to, (here, key) =>
    neighbour(here, key, view.side, borders, known, view.pawns[scene.viewer]),
  );
}
