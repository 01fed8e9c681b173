// The network is cut after the first visit; the page is loaded again in mid-game.
import { expect, it } from 'vitest';
import {
  asked,
  cutNetwork,
  excused,
  logLines,
  people,
  settle,
  sitDown,
  url,
  useBrowser,
  visit,
  type Draft,
} from './browser';
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

// Waits until the page works without a network.
async function visitKept() {
  const page = await visit('', { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

it('with the network cut a game can be started and played, and the rules read', async () => {
  const page = await visitKept();
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
    await page.goto(url('#/play/jack-rabbits/standard'));
    await page.locator('.jr [data-part=board]').waitFor();
    await page.locator('.turn-line b', { hasText: 'Your turn' }).waitFor();
    for (const game of ['jack-rabbits', 'rabbihop']) {
      await page.goto(url(`#/rules/${game}`));
      await page.locator('article.prose h2').first().waitFor();
      await page.goto(url(`#/learn/${game}/${game === 'rabbihop' ? 'jumping' : 'a-turn'}`));
      await page.locator('.guide.lesson .guide-line').waitFor();
    }
  } finally {
    await back();
  }
});

it('a language that was never spoken needs the network once', async () => {
  const page = await visitKept();
  const spanish = page.getByRole('button', { name: 'Español' });
  const missing = page.getByRole('alert').filter({ hasText: 'Español could not be loaded' });
  const speaks = () => page.evaluate(() => document.documentElement.lang);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('warren-'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => /(\w+-e[ns])-[^/]*$/.exec(url)?.[1] ?? '');
    });
  expect((await kept()).filter(Boolean).sort()).toEqual(['rules-en', 'words-en', 'words-en']); // the page's words and the engine's
  let back = await cutNetwork();
  try {
    await spanish.click();
    await missing.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Español').click();
    await missing.waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=lang]')!.checked);
    expect(await speaks()).toBe('en');
    await page.keyboard.press('Escape');
    excused();
  } finally {
    await back();
  }
  await spanish.click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  await expect.poll(kept).toContain('rules-es');
  back = await cutNetwork();
  try {
    await page.goto('about:blank');
    await page.goto(url('#/rules/rabbihop'));
    await page.locator('article.prose h2').first().waitFor();
    expect(await speaks()).toBe('es');
    await page.goto(url('#/play/rabbihop/standard'));
    await asked(page, 'es');
  } finally {
    await back();
  }
});

it('other suits than the classic ones are kept once they have been played', async () => {
  const page = await visitKept();
  const whole = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('warren-'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().filter(({ url }) => /\/warren[-.][^/]*$/.test(url)).length;
    });
  expect(await whole()).toBe(0); // nobody who plays the classic suits loads it
  await sitDown(page, 'jack-rabbits', {
    chairs: [...people('Ana'), { name: 'Luis', bot: 'gentle' }],
    seed: '6',
    preset: 'frontier',
    options: { suits: 'frontier', board: 'random' },
  });
  await page.locator('.jr [data-part=board]').waitFor();
  await expect.poll(whole, { timeout: 20_000 }).toBeGreaterThan(1); // the module and its words
  await page.context().setOffline(true);
  const back = await cutNetwork();
  try {
    const here = page.url();
    await page.goto('about:blank');
    await page.goto(here);
    await page.locator('.jr [data-part=board]').waitFor();
    await page.locator('.turn-line b').first().waitFor();
  } finally {
    await back();
  }
});
