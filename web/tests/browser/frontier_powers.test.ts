// Each power of the Frontier's suits, used through the page from a prepared position.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Choice, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../../src/engine/jack_rabbits';
import { axe } from './axe';
import { logLines, phone, useBrowser, visit } from './browser';
import { besideRhombus, everything, logOf } from '../frontier';
import { open } from './frontier';
import { doIt } from './hands';
import { startEngine, type Ask } from './mirror';

useBrowser();

type Pick = (choice: Choice, scene: Scene<JackRabbitsView>, board: JackRabbitsBoard) => boolean;
const is =
  (...starts: string[]): Pick =>
  (choice) =>
    starts.some((start) => choice.notation.startsWith(start));
const pays = is('pay');

interface Story {
  position: string[];
  does: Pick[]; // one after the other
  told: RegExp; // what the log says then
}
const dice = 'dice 2 3';
export const stories: Record<string, Story> = {
  'a summons': {
    position: ['rabbits p0 KT p1 off', 'hand p0 6T', dice, 'pending hex'],
    does: [is('power T summon'), pays],
    told: /^Ana brings all who are off the board to the Underground/,
  },
  'the guard': {
    position: ['rabbits p0 KT', 'hand p0 6E', dice, 'pending hex'],
    does: [is('power E guard'), pays],
    told: /^The guard goes to/i,
  },
  'the beast': {
    position: ['rabbits p0 KT', 'hand p0 6N', dice, 'pending hex'],
    does: [is('power N drive'), pays],
    told: /^The beast goes to/i,
  },
  'a bronco': {
    position: ['rabbits p0 KO', 'hand p0 6O', dice, 'pending hex'],
    does: [is('power O ride at'), pays],
    told: /^Ana rides a bronco/,
  },
  'a well, and out again by torchlight': {
    position: ['rabbits p0 KO', 'hand p0 6T', dice, 'pending hex'],
    does: [is('power O well'), is('power T transfer'), pays, is('walk', 'step')],
    told: /^Ana leaves the Underground at once/,
  },
  'the shady market': {
    position: ['rabbits p0 underground', 'hand p0 6O', 'spent 5S', dice, 'pending hex'],
    does: [is('buy 5S'), pays],
    told: /^Ana takes 5♠/,
  },
  'a seal': {
    position: ['rabbits p0 KT', 'hand p0 5E 3E', dice, 'pending hex travelled'],
    does: [is('end'), is('power E protect 3E 5E'), is('power N pass')],
    told: /^Ana lays out 3E/,
  },
  'the load': {
    position: ['rabbits p0 KT', 'hand p0 5N', dice, 'pending hex travelled'],
    does: [is('end'), is('power E pass'), is('power N load 5N')],
    told: /^Ana lays 5N on the load/,
  },
  'a seal that is broken': {
    position: [
      'rabbits p0 KO p1 QE',
      'hand p0 6E',
      'hand p1 3E',
      'known p1 3E',
      'laid-out p1 3E',
      'memory E 0 0 0 0 17 0 0 0 0 0 0 0 0 0 0 0',
      dice,
      'pending hex',
    ],
    does: [is('walk 2'), is('walk', 'step'), pays],
    told: /^Ana breaks the seal of Luis/,
  },
  'a fight with fire': {
    position: ['rabbits p0 KT p1 KT', 'hand p0 9T', 'hand p1 2C', dice, 'pending hex travelled'],
    does: [is('attack'), is('spades 9T')],
    told: /fire drives everybody off/i,
  },
};

// Does what is picked, one after the other: what is not whole yet is known by rehearsing it.
async function act(page: Page, ask: Ask, text: string, does: Pick[]): Promise<void> {
  const { table } = ask('load', { text, lang: 'en', seed: '1' });
  const board = ask('board', { table, lang: 'en' }) as JackRabbitsBoard;
  let scene = ask('look', { table, viewer: 0, lang: 'en' }) as Scene<JackRabbitsView>;
  let draft: string[] = [];
  for (const pick of does) {
    const choice = scene.choices.find((one) => pick(one, scene, board));
    expect(
      choice,
      `${scene.view.frame}: ${scene.choices.map((one) => one.notation).join(', ')}`,
    ).toBeDefined();
    await doIt(page, choice!, scene, board);
    draft = [...draft, ...(choice!.steps.length ? choice!.steps : [choice!.notation])];
    const begun = ask('rehearse', { table, lang: 'en', seat: 0, actions: draft });
    if (begun.scene) {
      scene = begun.scene as Scene<JackRabbitsView>;
      await page.locator('[data-cancel]').first().waitFor();
      continue;
    }
    scene = ask('act', { table, viewer: 0, lang: 'en', seat: 0, actions: draft })
      .scene as Scene<JackRabbitsView>;
    draft = [];
    const last = pick === does[does.length - 1];
    while (!last && scene.next.kind !== 'person')
      scene = ask('step', { table, viewer: 0, lang: 'en' }).scene as Scene<JackRabbitsView>;
    const confirm = page.locator('[data-confirm]');
    const there = last
      ? page.locator('.table-screen[data-busy=false]')
      : page.locator('.turn-line .question', { hasText: scene.question });
    await there.or(confirm).first().waitFor({ state: 'attached' });
    if (await confirm.count()) await confirm.click();
    await there.waitFor({ state: 'attached' });
  }
}

it.each(Object.entries(stories))('%s', async (_, story) => {
  const ask = await startEngine();
  const text = logOf(ask, story.position);
  const page = await visit('');
  await open(page, text);
  await act(page, ask, text, story.does);
  await expect
    .poll(async () => (await logLines(page)).filter((line) => story.told.test(line)).length, {
      timeout: 8000,
    })
    .toBeGreaterThan(0);
});

it('the beast, met on the road and driven away', async () => {
  const ask = await startEngine();
  const { tile, royal, side } = besideRhombus(ask);
  const at = [`rabbits p0 ${royal}`, 'hand p0 6N', dice, `token N ${tile + 1}`, 'pending hex'];
  const text = logOf(ask, at);
  const page = await visit('');
  await open(page, text);
  await act(page, ask, text, [is(`walk ${side}`), is('power N drive'), pays, is('walk', 'step')]);
  await expect
    .poll(async () => (await logLines(page)).filter((line) => /drives the beast away/.test(line)).length)
    .toBeGreaterThan(0);
});

it.each(['light', 'dark'] as const)('on a phone, with everything on the table, %s', async (theme) => {
  const ask = await startEngine();
  const text = everything(ask);
  const page = await visit('', { size: phone, touch: true, theme });
  await open(page, text);
  expect(await axe(page)).toEqual([]);
});
