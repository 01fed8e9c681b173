import { expect, it } from 'vitest';
import { logLines, people, settle, sitDown, useBrowser, url, visit, type Draft } from './browser';
import { clickHinted, hinted, keyHop } from './hops';
import { tabTo } from './keys';
import { Mirror, startEngine } from './mirror';

useBrowser();

it('a match of four with the market and springboards, by clicking', async () => {
  const draft: Draft = {
    preset: 'market',
    options: { market: 'on', springboard: 'on', deck_size: '24' },
    chairs: people('Ana', 'Luis', 'Eva', 'Tom'),
    seed: '4',
  };
  const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
  const page = await visit('');
  await sitDown(page, 'rabbihop', draft);
  await settle(page, mirror);
  expect(await page.locator('.hop-market .hop-offered').count()).toBeGreaterThan(0);
  expect(await page.locator('.hop-player').count()).toBe(4);
  for (let moves = 0; mirror.scene.next.kind !== 'over'; moves++) {
    expect(moves).toBeLessThan(200);
    await clickHinted(page, mirror);
    await settle(page, mirror);
  }
  const { scores, winners } = mirror.scene.result!;
  const result = page.locator('dialog.dialog');
  const rows = await result.locator('table.scores tr').allTextContents();
  expect(rows.length).toBe(4);
  for (const seat of scores.keys()) {
    expect(
      rows.some((row) => row.includes(draft.chairs[seat].name) && row.endsWith(String(scores[seat]))),
    ).toBe(true);
  }
  expect(rows[0]).toContain(draft.chairs[winners[0]].name);
  expect(await logLines(page)).toEqual(mirror.sentences());
});

it('a whole match of two with the keyboard alone', async () => {
  const draft: Draft = {
    preset: 'base',
    chairs: people('Hopper', 'Bramble'),
    seed: '7',
  };
  const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
  const page = await visit('');
  // From the start page: to the set-up, one bot less, the number of the shuffle, and begin.
  await page.getByRole('heading', { name: 'Rabbihop', exact: true }).waitFor();
  for (let links = 0; links < 2; links++) {
    await page.keyboard.press('Tab');
    await tabTo(page, (one) => one.text === 'Choose players and options');
  }
  await page.keyboard.press('Enter');
  await page.locator('#seed').waitFor();
  await tabTo(page, (one) => one.text === 'Remove Willow from the table');
  await page.keyboard.press('Enter');
  await tabTo(page, (one) => one.id === 'seed');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.locator('.hop-grid').waitFor();
  await settle(page, mirror);
  for (let moves = 0; mirror.scene.next.kind !== 'over'; moves++) {
    expect(moves).toBeLessThan(200);
    const { scene } = mirror;
    const choice = hinted(mirror);
    mirror.choose(choice);
    await keyHop(page, choice, scene);
    await settle(page, mirror);
  }
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await logLines(page)).toEqual(mirror.sentences());
  // What came of it can be told to others, and stands in the list.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByText('Copied: the result').waitFor();
  const told = await page.evaluate(() => navigator.clipboard.readText());
  const { winners, reason } = mirror.scene.result!;
  expect(told).toContain(`Rabbihop: ${mirror.scene.chairs[winners[0]].name}`);
  expect(told).toContain(reason);
  expect(told).toMatch(/ http\S+#\/game\/\S+$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(told.split(' ').at(-1)!);
  await page.locator('.replay-bar').waitFor();
  await page.goto(url());
  const news = await page.locator('.kept-what > span').first().textContent();
  const names = new Intl.ListFormat('en').format(winners.map((seat) => mirror.scene.chairs[seat].name));
  expect(news).toBe(`Rabbihop · ${names} won · ${mirror.scene.turns} turns`);
});
