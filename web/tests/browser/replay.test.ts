// A replay of Rabbihop: every entry is shown, at each speed, by move and by turn, on and back.
import { expect, it } from 'vitest';
import { logLines, useBrowser } from './browser';
import { startEngine } from './mirror';
import { at, button, ends, Played, seen, slide, watch } from './replays';

useBrowser();

it('Rabbihop at each speed, by move and by turn, on and back', async () => {
  const played = new Played(await startEngine(), 'rabbihop', { deck_size: '10' });
  const page = await watch(played, { speed: 'fast' });
  const { entries, turns } = played;

  // To the end: everything that can be read was shown, and something moved but for "at once".
  for (const [speed, last] of [
    ['fast', 6],
    ['normal', 2],
    ['slow', 1],
    ['at once', 2],
  ] as const) {
    await slide(page, entries - last);
    await page.getByLabel('Speed').selectOption({ label: speed });
    await button(page, 'Play').click();
    await at(page, entries);
    await ends(page);
    const { told, flown } = await seen(page);
    expect(told, speed).toEqual(played.telling(entries - last, entries));
    expect(flown > 0, speed).toBe(speed !== 'at once');
    expect(await logLines(page)).toEqual(played.sentences(entries, false));
  }
  expect(await page.locator('.turn-line').innerText()).toContain('The game is over');

  // By turn: on with all that happens in it, and back to where it began.
  await page.getByLabel('Speed').selectOption('fast');
  const turn = turns.findIndex((one, i) => i > 2 && turns[i + 1] - one > 2);
  await slide(page, turns[turn]);
  await button(page, 'One turn on').click();
  await at(page, turns[turn + 1]);
  await ends(page);
  expect((await seen(page)).told).toEqual(played.telling(turns[turn], turns[turn + 1]));
  await button(page, 'One turn back').click();
  await at(page, turns[turn]);
  expect((await seen(page)).told).toEqual([]);
  expect(await logLines(page)).toEqual(played.sentences(turns[turn], false));

  // By keys; a replay that plays is stopped by them too.
  for (const [key, to, told] of [
    ['Home', 0, []],
    ['End', entries, []],
    ['ArrowLeft', entries - 1, []],
    ['ArrowRight', entries, played.telling(entries - 1, entries)],
    ['Shift+ArrowLeft', turns.filter((one) => one < entries).pop()!, []],
  ] as [string, number, number[]][]) {
    await page.locator('.replay-bar').click({ position: { x: 3, y: 3 } });
    await page.keyboard.press(key);
    await at(page, to);
    await page.locator('.replaying:not([data-telling])').waitFor();
    expect((await seen(page)).told, key).toEqual(told);
  }
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('p');
  await page.locator('.replaying[data-playing="true"]').waitFor();
  await page.keyboard.press('p');
  await ends(page);
  await button(page, 'Play').waitFor();
});
