// Lessons, played at the page's table: what is said is what the engine says beside it, which plays the same lesson.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Choice, GameBoard, GameId, Lang, Lesson, Scene } from '../../src/engine/contract';
import type { JackRabbitsBoard } from '../../src/engine/jack_rabbits';
import { courseNames, readEntry } from '../../src/lesson_index';
import { axe } from './axe';
import { cutNetwork, phone, sideways, url, useBrowser, visit } from './browser';
import { doIt } from './hands';
import { clickHop, keyHop } from './hops';
import { startEngine, type Ask } from './mirror';

useBrowser();

const file = (game: GameId, name: string) =>
  readFileSync(new URL(`../../../lessons/${game}/${name}`, import.meta.url), 'utf8');
const course = (game: GameId) =>
  courseNames(file(game, 'course')).map((name) => readEntry(name, file(game, `${name}.lesson`)));

// The same lesson beside the page.
class Beside {
  readonly table: number;
  readonly viewer: number;
  readonly tasks: string[];
  scene!: Scene;
  constructor(
    readonly ask: Ask,
    readonly game: GameId,
    readonly name: string,
    public lang: Lang = 'en',
  ) {
    const text = file(game, `${name}.lesson`);
    const { table, learner } = ask('learn', { text, lang });
    this.table = table;
    this.viewer = learner;
    this.tasks = text.split(/^task$/m).slice(1);
    this.others();
  }
  get at() {
    return { table: this.table, lang: this.lang, viewer: this.viewer };
  }
  get board(): GameBoard {
    return this.ask('board', this.at);
  }
  get lesson(): Lesson {
    return this.ask('lesson', this.at);
  }
  look() {
    this.scene = this.ask('look', this.at);
  }
  others() {
    this.look();
    while (['bot', 'chance'].includes(this.scene.next.kind)) this.scene = this.ask('step', this.at).scene;
  }
  turn(name: 'again' | 'onward') {
    this.ask(name, this.at);
    this.others();
  }
  // The choice that a line of this task's text names, after its word.
  choice(line: string): Choice {
    const action = new RegExp(`^${line} (.*)$`, 'm').exec(this.tasks[this.lesson.task])?.[1];
    const found = this.scene.choices.find((one) => (one.steps.join(' ; ') || one.notation) === action);
    if (!found) throw new Error(`${line} ${action} is not offered`);
    return found;
  }
  act({ steps, notation }: Choice) {
    this.ask('act', { ...this.at, seat: this.viewer, actions: steps.length ? steps : [notation] });
    this.others();
  }
}

const panel = (page: Page) => page.locator('.lesson');
const line = (page: Page) => panel(page).locator('.guide-line');
const said = (page: Page) => panel(page).locator('.lesson-said');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
async function shows(page: Page, { lesson, scene }: Beside) {
  await page
    .locator(
      `.table-screen[data-entries="${scene.entries}"][data-busy=false] .lesson[data-state=${lesson.state}]`,
    )
    .waitFor();
  if (lesson.state === 'doing') expect(await line(page).textContent()).toBe(lesson.words);
  else expect(await said(page).textContent()).toBe(lesson.said);
}
// What the page may want to be confirmed.
async function confirmed(page: Page, beside: Beside) {
  const there = page.locator(`.table-screen[data-entries="${beside.scene.entries}"]`);
  const confirm = page.locator('[data-confirm]');
  await there.or(confirm).first().waitFor();
  if (await confirm.count()) await confirm.click();
}
const pointsAt = (page: Page) =>
  page
    .locator('[data-guided]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? one.getAttribute('data-place')));

it('a lesson of Jack Rabbits by pointer, from the start page to the next one', async () => {
  const page = await visit('');
  const [entry, after] = course('jack-rabbits');
  const all = course('jack-rabbits').length;
  await page.getByRole('link', { name: 'Learn Jack Rabbits' }).click();
  await page.getByText(`0 of ${all} lessons done`).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: `First lesson: ${entry.title.en}` }).click();
  const beside = new Beside(await startEngine(), 'jack-rabbits', entry.name);
  await shows(page, beside);
  expect(await axe(page)).toEqual([]);
  await expect.poll(async () => (await pointsAt(page)).sort()).toEqual([...beside.lesson.points].sort());
  expect(await page.locator('.tool').allTextContents()).not.toContain('Hint');
  await button(page, 'Hint').click();
  await panel(page).getByText(beside.lesson.hint).waitFor();

  // A slip is answered as written, and led back.
  const board = () => beside.board as JackRabbitsBoard;
  const slip = beside.choice('slip');
  await doIt(page, slip, beside.scene, board());
  beside.act(slip);
  await confirmed(page, beside);
  expect(beside.lesson.state).toBe('wrong');
  await shows(page, beside);
  await page.locator('.turn-line b', { hasText: 'Not quite' }).waitFor();
  await button(page, 'Try again').click();
  beside.turn('again');
  await shows(page, beside);

  // The language changes in the middle: the lesson stays.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Español').click();
  await page.keyboard.press('Escape');
  beside.lang = 'es';
  beside.look();
  await line(page).filter({ hasText: beside.lesson.words }).waitFor();
  for (let task = 0; task < entry.tasks; task++) {
    await shows(page, beside);
    const choice = beside.choice('solution');
    await doIt(page, choice, beside.scene, board());
    beside.act(choice);
    await confirmed(page, beside);
    await shows(page, beside);
    expect(beside.lesson.state).toBe('done');
    if (beside.lesson.over) break;
    await button(page, 'Siguiente tarea').click();
    beside.turn('onward');
  }
  await panel(page).getByText('Lo que has aprendido:').waitFor();
  await panel(page).getByRole('link', { name: 'Todas las lecciones' }).click();
  await page.getByText(`1 de ${all} lecciones hechas`).waitFor();
  expect(await page.locator('.course-list .done').count()).toBe(1);
  await page.getByRole('link', { name: `Siguiente lección: ${after.title.es}` }).click();
  await panel(page).getByRole('heading', { name: after.title.es }).waitFor();
  // Nothing of it is among the games.
  await page.goto(url('#/'));
  expect(await page.locator('.kept-list li').count()).toBe(0);
});

it('a lesson of Rabbihop with the keyboard alone', async () => {
  const page = await visit('#/learn/rabbihop/jumping');
  const beside = new Beside(await startEngine(), 'rabbihop', 'jumping');
  const spoken: string[] = [];
  await page.exposeFunction('hear', (text: string) => spoken.push(text));
  await page.locator('div.spoken').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const region = document.querySelector('div.spoken')!;
    new MutationObserver(() =>
      (window as never as { hear(text: string): void }).hear(region.textContent!),
    ).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await shows(page, beside);
  await page.keyboard.press('h');
  await panel(page).getByText(beside.lesson.hint).waitFor();
  for (const how of ['slip', 'solution']) {
    const choice = beside.choice(how);
    await keyHop(page, choice, beside.scene);
    beside.act(choice);
    await confirmed(page, beside);
    await shows(page, beside);
    if (how === 'solution') break;
    await panel(page).locator('.button:focus', { hasText: 'Try again' }).waitFor();
    await page.keyboard.press('Enter');
    beside.turn('again');
    await shows(page, beside);
  }
  await panel(page).locator('.button:focus', { hasText: 'Next task' }).waitFor();
  // What was answered is in the one live region, and only once.
  const answer = beside.lesson.said;
  await expect.poll(() => spoken.filter((one) => one.includes(answer)).length).toBe(1);
  expect(await panel(page).locator('[aria-live], [role=status], [role=alert]').count()).toBe(0);
  await page.keyboard.press('Enter');
  beside.turn('onward');
  await shows(page, beside);
});

it('on a phone the panel lies over nothing, does not move anything, and says why something is refused', async () => {
  const page = await visit('#/learn/rabbihop/jumping', { size: phone, touch: true });
  const beside = new Beside(await startEngine(), 'rabbihop', 'jumping');
  const places = () =>
    page.locator('.lesson, .game-slot, .tools').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }),
    );
  await shows(page, beside);
  const before = (await places()).sort(([a], [b]) => a - b);
  for (const [i, [top]] of before.entries()) if (i) expect(top).toBeGreaterThanOrEqual(before[i - 1][1]);
  expect(await sideways(page)).toBe(0);
  for (let task = 0; task < beside.tasks.length; task++) {
    const choice = beside.choice('solution');
    if (task === 1) {
      const { words } = beside.lesson.refusals[0];
      await page.locator('[data-place=b3]').tap();
      await panel(page).locator('.guide-risk', { hasText: words }).waitFor();
      await page.keyboard.press('Escape');
      await panel(page).locator('.guide-risk').waitFor({ state: 'detached' });
    }
    await clickHop(page, choice, beside.scene);
    beside.act(choice);
    await confirmed(page, beside);
    await shows(page, beside);
    expect((await places()).sort(([a], [b]) => a - b)).toEqual(before);
    if (beside.lesson.over) break;
    await button(page, 'Next task').click();
    beside.turn('onward');
    await shows(page, beside);
  }
  expect(await axe(page)).toEqual([]);
});

it('from a rule to its lesson and back, without a network', async () => {
  const page = await visit('', { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const back = await cutNetwork();
  try {
    await page.goto(url('#/rules/rabbihop/Jump'));
    const tryIt = page.getByRole('link', { name: 'Try it: Jumping' });
    await tryIt.click();
    await panel(page).getByRole('button', { name: 'Jump', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Jump', exact: true }).waitFor();
    // The lesson that is open is behind the dialog.
    await dialog.getByRole('link', { name: 'Try it: Jumping' }).click();
    await dialog.waitFor({ state: 'detached' });
    await line(page).waitFor();
  } finally {
    await back();
  }
});

it('damaged progress is no progress, and no lesson of that name is said to be there', async () => {
  const page = await visit('');
  await page.evaluate(() => localStorage.setItem('warren.learnt', '{"lessons":[7'));
  await page.goto(url('#/learn/rabbihop'));
  await page.getByText(`0 of ${course('rabbihop').length} lessons done`).waitFor();
  // Another tab is done with one.
  const other = await page.context().newPage();
  await other.goto(url('#/about'));
  await other.evaluate(() => localStorage.setItem('warren.learnt', '{"lessons":["rabbihop jumping"]}'));
  await page.getByText(`1 of ${course('rabbihop').length} lessons done`).waitFor();
  await page.goto(url('#/learn/rabbihop/no-such'));
  await page.getByText('There is no such lesson.').waitFor();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.locator('.course-list').waitFor();
});
