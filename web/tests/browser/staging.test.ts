// Jack Rabbits says what is at stake before somebody chooses, and stops for what came of it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from './axe';
import { desk, holdTime, logLines, phone, sideways, url, useBrowser, visit, type Visit } from './browser';

useBrowser();

async function sit(position: string, entries: string, how: Visit = {}): Promise<Page> {
  const text = `warren-log 1
# seats Ana=human,Clover=greedy,Thistle=greedy
game jack-rabbits
option players=3
position
${position}
end
${entries}`;
  const page = await visit('', { speed: 'fast', ...how });
  const file = { name: 'staged.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL((where) => where.href.startsWith(url('#/table/')));
  await page.locator('.table-screen[data-busy=false]').waitFor();
  return page;
}
// An incident that concerns Ana stays until it is clicked away; all else passes.
const stopForIncidents = (page: Page) => holdTime(page, 500);
const press = (page: Page, name: string) => page.locator('.jr-buttons').getByRole('button', { name }).click();
const incident = (page: Page, title: string) =>
  page.locator('.jr-incident', { has: page.getByText(title, { exact: true }) });
const plate = (page: Page, seat: number) => page.locator(`.jr-plate[data-anchor=p${seat}]`);

it('stages a fight: what each side risks, who won, what was stolen', async () => {
  const page = await sit(
    'turn p1 2\ndice 3 4\nrabbits p0 JH p1 JH\nhand p0 9C\nhand p1 5S 8D\npending hex travelled',
    'p1 attack p0\np1 spades 5S\n',
  );
  const sides = page.locator('.jr-talk .jr-duel > div');
  expect(await sides.nth(0).textContent()).toContain('wins: steals a random card from Ana');
  expect(await sides.nth(1).textContent()).toContain('loses: goes off the board, Clover steals a card');
  // Each card lies on the side of whoever played it.
  expect(await sides.nth(0).locator('.card').count()).toBe(1);
  expect(await sides.nth(1).locator('.card').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await stopForIncidents(page);
  await press(page, 'Give in: you go off the board, and Clover steals a card of yours');
  await incident(page, 'Clover wins the fight').click();
  await incident(page, 'Clover steals 9♣ from Ana').waitFor();
  expect(await incident(page, 'Clover steals 9♣ from Ana').locator('.card').count()).toBe(1);
  await page.keyboard.press('Escape');
  await plate(page, 0).getByText('Off the board').waitFor();
  expect(await plate(page, 0).textContent()).toContain('Underground');
  expect(await page.locator('.raft .place-name').textContent()).toBe('Off the board');
});

it('stages a vetting, also where nothing may move, in Spanish on a phone', async () => {
  const page = await sit(
    'dice 2 3\nrabbits p0 JD\nhand p0 AS 4D 7H\nhand p1 6H 9H\nhand p2 2C\ncrossed 50\npending hex\npending road 50',
    'p0 horse QS\np0 pay AS 4D\np1 contest 6H\np2 allow\n',
    { lang: 'es', size: phone },
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sides = page.locator('.jr-talk .jr-duel > div');
  expect(await sides.nth(0).textContent()).toContain('muestra corazones que valgan 6: se queda');
  expect(await sides.nth(1).textContent()).toContain('pierde lo mostrado y va al destierro');
  await stopForIncidents(page);
  await press(page, 'No mostrar: vas al destierro y acaba tu turno');
  await incident(page, 'Ana no puede quedarse').waitFor();
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('s');
  await incident(page, 'Ana no puede quedarse').waitFor({ state: 'detached' });
});

it('allows every visit until the next turn, if that is said once', async () => {
  const page = await sit(
    'turn p1 2\ndice 2 3\nrabbits p0 JH p1 JD p2 JC\nhand p0 6H 9H\nhand p1 AS 4D\nhand p2 2C\n' +
      'crossed 50\npending hex\npending road 50',
    'p1 horse QS\np1 pay AS 4D\np2 allow\n',
    { speed: 'normal' },
  );
  const goOn = await holdTime(page, 100);
  await press(page, 'Allow all until my turn');
  const standing = page.locator('.jr-answering');
  expect(await standing.textContent()).toContain('You allow every visit until your turn.');
  expect(await axe(page)).toEqual([]);
  await standing.getByRole('button', { name: 'Ask me again' }).click();
  await standing.waitFor({ state: 'detached' });
  await goOn();
  await page.keyboard.press('s');
  await page.locator('.turn-line b').getByText('Your turn').waitFor();
  expect(await logLines(page)).toContain('Nobody contests: Clover may stay.');
});

it.each(['en', 'es'] as const)('says in full where rabbits are that are on no tile: %s', async (lang) => {
  const page = await sit(
    'dice 2 3\nrabbits p0 off p1 underground p2 off\nhand p0 2H\nhand p1 QS\npending hex\npending match',
    '',
    { lang },
  );
  const said = page.locator('.jr-where-is');
  expect(await said.count()).toBe(3);
  for (const one of await said.all())
    expect(await one.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});

it('stages a flight that fails', async () => {
  const page = await sit(
    'rabbits p0 KS\nhand p0 6C 3S\npending hex\npending start',
    'p0 declare 6C\nchance dice 4 5\np0 pass\n',
  );
  const stakes = page.getByRole('group', { name: 'A flight' });
  expect(await stakes.textContent()).toContain('pays 3 in ♠: flies all the same');
  expect(await stakes.textContent()).toContain('falls off the board');
  expect(await page.locator('.jr-phase').textContent()).toMatch(/^The club is worth less than the dice/);
  await stopForIncidents(page);
  await press(page, 'Do not pay: you fall off the board and your turn is over');
  await incident(page, 'Ana falls off the board').click();
});

it('says who has only to get home, and tells of the end before the result', async () => {
  const page = await sit('dice 3 4\nrabbits p0 JD\nhand p0 2C\nhand p1 JC QS KH\npending hex', '');
  const goal = page.locator('.jr-goal.urgent');
  expect(await goal.textContent()).toMatch(/^Clover is home with what it takes/);
  expect(await plate(page, 1).textContent()).toContain('homeward!');
  expect(await page.locator('.jr-means').textContent()).toMatch(/^Price of a horse, boat/);
  await stopForIncidents(page);
  await press(page, 'Stay: draw and end the turn');
  const end = incident(page, 'Clover wins the game!');
  await end.waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await end.locator('.jr-side-of').first().locator('.card').count()).toBe(3);
  await end.click();
  await page.getByRole('dialog').getByText('has brought').first().waitFor();
});

// Also where several are on the hex of a carrot.
it('keeps rabbits and carrots inside their tiles', async () => {
  const page = await sit(
    'dice 3 4\nrabbits p0 QS p1 QS p2 QS\nhand p0 QS KC JD\nhand p1 2C\nhand p2 3C\npending hex',
    '',
  );
  const out = await page.evaluate(() => {
    const places = [...document.querySelectorAll<SVGPolygonElement>('.spot-hex .spot-area')];
    const within = (x: number, y: number, area: SVGPolygonElement) =>
      area.isPointInFill(new DOMPoint(x, y).matrixTransform(area.getScreenCTM()!.inverse()));
    const inside = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      // The middles of its sides, and the corners of what is round.
      const points = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
        x + (width / 2) * (1 + Math.cos((n * Math.PI) / 4)),
        y + (height / 2) * (1 + Math.sin((n * Math.PI) / 4)),
      ]);
      return places.some((area) => points.every(([px, py]) => within(px, py, area)));
    };
    const pieces = [...document.querySelectorAll('.jr-rabbit, .jr-carrot')];
    return [pieces.length, pieces.filter((one) => !inside(one)).length];
  });
  expect(out).toEqual([6, 0]);
});

it('tells what is free from what costs cards, by a badge with their number', async () => {
  const page = await sit(
    'dice 2 3\nrabbits p0 JD p1 JH p2 QC\nhand p0 AS 4D 6C\nhand p2 QS\ncrossed 50\npending hex\npending road 50',
    '',
  );
  const costly = page.locator('.spot-hex.costs');
  expect(await costly.count()).toBeGreaterThan(3);
  expect(await page.locator('.cost-badge').count()).toBe(await costly.count());
  for (const text of await page.locator('.cost-badge').allTextContents()) expect(text).toMatch(/^[1-9]$/);
  expect(await page.locator('.spot-hex.can:not(.costs)').count()).toBeGreaterThan(0);
  // Nothing stands on it.
  const covered = await page.evaluate(() => {
    const boxes = (what: string) =>
      [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const pieces = boxes('.jr-rabbit .token-base, .jr-carrot .carrot-base, .exit');
    return boxes('.cost-badge').filter((badge) => pieces.some((piece) => meet(badge, piece))).length;
  });
  expect(covered).toBe(0);
});

it.each([
  ['desk', desk],
  ['phone', phone],
] as const)(
  'cards of the hand overlap only where there is no room, and never their indices: %s',
  async (_, size) => {
    const clubs = ['2C', '3C', '4C', '5C', '6C', '10C', '8C', '9C', '10S'];
    for (const count of [5, 7, 9]) {
      const page = await sit(
        `dice 2 3\nrabbits p0 JD\nhand p0 ${clubs.slice(0, count).join(' ')}\npending hex`,
        '',
        {
          size,
        },
      );
      const covered = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.jr-cards .jr-card')].map((one) =>
          one.getBoundingClientRect(),
        );
        return cards.slice(1).map((next, i) => (cards[i].right - next.left) / cards[i].width);
      });
      expect(covered.length).toBe(count - 1);
      // The index takes the left two fifths of a card.
      expect(Math.max(...covered), `${count} cards`).toBeLessThanOrEqual(count > 7 ? 0.6 : 0);
      await page.context().close();
    }
  },
);
