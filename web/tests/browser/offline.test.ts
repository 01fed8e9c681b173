// The network is cut after the first visit; the page is loaded again in mid-game.
import { expect, it } from 'vitest';
import { cutNetwork, logLines, people, settle, sitDown, url, useBrowser, visit, type Draft } from './browser';
import { clickHinted, clickHop, hinted } from './hops';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = { chairs: people('Ana', 'Luis'), seed: '6' };

it('a reload in mid-game goes on where it was', async () => {
  const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
  const page = await visit('');
  await sitDown(page, 'rabbihop', draft);
  await settle(page, mirror);
  for (let moves = 0; moves < 3; moves++) {
    await clickHinted(page, mirror);
    await settle(page, mirror);
  }
  const before = await logLines(page);
  expect(before).toEqual(mirror.sentences());
  await page.reload();
  await settle(page, mirror);
  expect(await logLines(page)).toEqual(before);
  // It is still the same game: the next move is taken.
  const { scene } = mirror;
  await clickHop(page, hinted(mirror), scene);
  await page.waitForFunction(
    (entries) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.entries) > entries,
    scene.entries,
  );
  expect((await logLines(page)).slice(0, before.length)).toEqual(before);
  // And from the start page one comes back to it.
  await page.goto(url('#/'));
  await page.getByRole('link', { name: 'Go on: your game of Rabbihop' }).click();
  await page.locator('.hop-grid').waitFor();
  expect((await logLines(page)).slice(0, before.length)).toEqual(before);
});

it('with the network cut a game can be started and played, and the rules read', async () => {
  const page = await visit('', { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  const back = await cutNetwork();
  try {
    await page.goto('about:blank');
    await page.goto(url(''));
    await page.getByRole('link', { name: /Play now: Rabbihop/ }).waitFor();
    const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
    await sitDown(page, 'rabbihop', draft);
    await settle(page, mirror);
    for (let moves = 0; moves < 3; moves++) {
      await clickHinted(page, mirror);
      await settle(page, mirror);
    }
    expect(await logLines(page)).toEqual(mirror.sentences());
    await page.goto(url('#/play/jack-rabbits'));
    await page.locator('.jr [data-part=board]').waitFor();
    await page.locator('.turn-line b', { hasText: 'Your turn' }).waitFor();
    for (const game of ['jack-rabbits', 'rabbihop']) {
      await page.goto(url(`#/rules/${game}`));
      await page.locator('article.prose h2').first().waitFor();
    }
  } finally {
    await back();
  }
});
