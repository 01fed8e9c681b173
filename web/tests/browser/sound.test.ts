// Sounds, recorded by a replacement of the browser's audio.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people, settle, sitDown, useBrowser, visit, type Draft } from './browser';
import { clickHinted, clickHop, hinted } from './hops';
import { Mirror, startEngine } from './mirror';

useBrowser();

const draft: Draft = { preset: 'base', chairs: people('Ana', 'Luis', 'Eva'), seed: '6' };

interface Ear {
  devices: number;
  awake: boolean;
  played: { pitch: number; at: number; ends: number }[];
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { ear: Ear }).ear);
const pitches = async (page: Page) => (await heard(page)).played.map(({ pitch }) => pitch);

// Replaces the browser's audio: records what would sound, and when.
function standIn() {
  const ear: Ear = { devices: 0, awake: false, played: [] };
  const node = { connect: (to: unknown) => to };
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Device {
    state = 'suspended';
    destination = node;
    constructor() {
      ear.devices++;
    }
    get currentTime() {
      return performance.now() / 1000;
    }
    async resume() {
      this.state = 'running';
      ear.awake = true;
    }
    createGain = () => ({ ...node, gain: param });
    createOscillator() {
      const note = { pitch: 0, at: -1, ends: -1 };
      return {
        ...node,
        type: '',
        frequency: { ...param, setValueAtTime: (pitch: number) => (note.pitch = pitch) },
        start: (at: number) => ear.played.push(Object.assign(note, { at })),
        stop: (at: number) => (note.ends = at),
      };
    }
  }
  Object.assign(window, { ear, AudioContext: Device });
  // Chromium counts a test's access to the page as an interaction.
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation });
  addEventListener('pointerdown', () => (activation.hasBeenActive = true), true);
}

const [move, turn] = [[220], [330, 440]];

it('is silent until it is turned on, and then tells of moves and turns, but never scolds', async () => {
  const mirror = new Mirror(await startEngine(), 'rabbihop', draft, 0);
  const page = await visit('');
  await page.addInitScript(standIn);
  await page.reload();
  await sitDown(page, 'rabbihop', draft);
  await settle(page, mirror);
  const play = async () => {
    await clickHinted(page, mirror);
    await settle(page, mirror);
  };
  await play();
  expect(await heard(page)).toEqual({ devices: 0, awake: false, played: [] });

  const menu = async (button: string | RegExp) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: button }).click();
  };
  await menu('Settings');
  await page.getByLabel('a soft knock when something happens').check();
  await page.keyboard.press('Escape');
  expect(await pitches(page)).toEqual([]);

  await play();
  const first = await heard(page);
  expect(first).toMatchObject({ devices: 1, awake: true });
  expect(new Set(first.played.map(({ pitch }) => pitch))).toEqual(new Set([...move, ...turn]));
  expect(first.played.slice(-2).map(({ pitch }) => pitch)).toEqual(turn);
  expect(first.played.every(({ at, ends }) => ends > at && ends - at < 0.5)).toBe(true);
  // Sounds at the same time are not louder.
  await play();
  const { devices, played } = await heard(page);
  expect(devices).toBe(1);
  expect(played.length).toBeGreaterThan(first.played.length);
  const knocks = played.filter(({ pitch }) => pitch === move[0]).map(({ at }) => at);
  expect(knocks.slice(1).every((at, i) => at - knocks[i] > 0.05)).toBe(true);

  // Looking at something that cannot be used is silent, and nothing is told again when the sound is turned
  // off and on.
  const taken = mirror.scene.places.find(
    ({ id }) => !mirror.scene.choices.some((choice) => choice.place === id),
  )!.id;
  const before = (await pitches(page)).length;
  await page.locator(`[data-place="${taken}"]`).click({ force: true });
  await page.locator('.inspector').waitFor();
  const press = async (button: string) => {
    await menu(button);
    await page.keyboard.press('Escape');
  };
  await press('Sound: on');
  await press('Sound: off');
  expect((await pitches(page)).length).toBe(before);
  await press('Sound: on');
  await play();
  expect((await pitches(page)).length).toBe(before);
  await press('Sound: off');

  // It is kept; but a page that nobody has touched yet does not even try.
  await page.reload();
  await settle(page, mirror);
  expect(await heard(page)).toEqual({ devices: 0, awake: false, played: [] });
  await clickHop(page, hinted(mirror), mirror.scene);
  await page.waitForFunction(
    (last) => (window as unknown as { ear: Ear }).ear.played.at(-1)?.pitch === last,
    turn[1],
  );
});
