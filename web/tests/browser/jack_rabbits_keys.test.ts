// The first turns of Jack Rabbits with the keyboard alone, from the start page on. What is in focus is
// always in sight and has a name, and what happens is told to those who do not see it.
import { expect, it } from 'vitest';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { logLines, people, settle, useBrowser, visit, type Draft } from './browser';
import { fits, wayTo } from './hands';
import { expectFocus, expectSaidOnce, heard, listen, tabTo } from './keys';
import { Mirror, startEngine } from './mirror';
import { keyIt } from './paws';
import { Rider } from './rider';

useBrowser();

const draft: Draft = { chairs: people('Hopper', 'Bramble', 'Willow'), seed: '3' };

it('several turns with the keyboard alone', async () => {
  const ask = await startEngine();
  const mirror = new Mirror(ask, 'jack-rabbits', draft, 0);
  const board = ask('board', { table: mirror.table, lang: 'en' }) as JackRabbitsBoard;
  const page = await visit('');
  await page.getByRole('heading', { name: 'Jack Rabbits', exact: true }).waitFor();
  await listen(page);
  await page.keyboard.press('Tab');
  await tabTo(page, (one) => one.text === 'Choose players and options');
  await page.keyboard.press('Enter');
  await page.locator('#seed').waitFor();
  await tabTo(page, (one) => one.text === 'Remove Thistle from the table');
  await page.keyboard.press('Enter');
  await expectFocus(page);
  await tabTo(page, (one) => one.id === 'seed');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.locator('.jr [data-part=board]').waitFor();

  const rider = new Rider();
  const ways = new Set<string>();
  let paid = false;
  for (let moves = 0; mirror.scene.turns < 8; moves++) {
    expect(moves).toBeLessThan(30);
    await settle(page, mirror);
    await expectFocus(page);
    if (moves === 0) await heard(page, `Your turn. ${mirror.scene.question}`);
    else await heard(page, mirror.scene.question);
    const last = mirror.sentences('en', true).at(-1);
    const sent = (await page.locator('[data-cancel]').count()) === 0; // of a draft nothing is told
    if (last && sent) await heard(page, last);
    expect(await page.locator('[data-part=board] [tabindex="0"]').count()).toBe(1);
    expect(await page.locator('.jr-hand .jr-card[tabindex="0"]').count()).toBeLessThan(2);

    const { scene } = mirror;
    // Every place is called as the engine calls it.
    const said = await page
      .locator('[data-part=board] [data-place]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-place')!, one.getAttribute('aria-label')!] as const),
      );
    const about = new Map(said);
    for (const place of scene.places.filter(({ id }) => about.has(id)))
      expect(about.get(place.id)).toContain(place.about);
    expect(about.size).toBeGreaterThan(board.tiles.length);
    const move = rider.next(mirror, fits(ask, mirror));
    ways.add(wayTo(move, scene, board)!.by);
    paid ||= move.steps.some((one) => one.startsWith('pay '));
    mirror.choose(move);
    await keyIt(page, move, scene, board);
  }
  await settle(page, mirror);
  await expectSaidOnce(page);
  // However many cards there are, it takes few Tabs from the board to the choices.
  await page.keyboard.press('b');
  expect(await tabTo(page, (one) => one.part === 'choices')).toBeLessThan(12);
  expect(paid, 'a journey with a payment').toBe(true);
  expect([...ways].sort()).toEqual(['button', 'cards', 'goods', 'place']);
  expect(await logLines(page)).toEqual(mirror.sentences());
});
