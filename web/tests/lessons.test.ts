// The lessons as the page gets them: their list, where they lead, what is kept of them, and every one of them played
// by its first solution.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameId, Lang } from '../src/engine/contract';
import { courseNames, readEntry } from '../src/lesson_index';
import { course, findLesson, lessonAfter, lessonsOf, loadLesson } from '../src/lessons';
import { loadRules } from '../src/rules';
import { games } from '../src/route';
import { learning } from '../src/words/learning';
import { startEngine, type Ask } from './browser/mirror';

describe('the list of lessons', () => {
  it('is read from the heads of their files', () => {
    const text = `warren-lesson 1
game rabbihop
teaches Jump
teaches Taking a tile
title
en Two
en words
es Dos palabras
position
row c1
end

task
en Do it.
es Hazlo.
reach view pawns b2 **
hint
en No title.
es Sin título.

task
en More.
es Más.
`;
    expect(readEntry('two', text)).toEqual({
      name: 'two',
      title: { en: 'Two words', es: 'Dos palabras' },
      intro: { en: '', es: '' },
      teaches: ['Jump', 'Taking a tile'],
      tasks: 2,
    });
    expect(courseNames('# a note\na-turn\n\n  two \n')).toEqual(['a-turn', 'two']);
  });

  it.each(games)('of %s has a title, tasks and sections of the rules for each', async (game) => {
    const { sections } = await loadRules(game, 'en');
    const headings = sections.map((one) => one.english);
    expect(course(game).length).toBeGreaterThan(0);
    for (const { name, title, teaches, tasks } of course(game)) {
      expect(title.en && title.es, name).toBeTruthy();
      expect(tasks, name).toBeGreaterThan(0);
      expect(teaches.length, name).toBeGreaterThan(0);
      for (const section of teaches) {
        expect(headings, name).toContain(section);
        expect(lessonsOf(game, section).map((one) => one.name)).toContain(name);
      }
    }
  });

  it('leads from each lesson to the next, and from the last nowhere', () => {
    const all = course('jack-rabbits');
    expect(all.map((one) => lessonAfter('jack-rabbits', one.name)?.name)).toEqual([
      ...all.slice(1).map((one) => one.name),
      undefined,
    ]);
    expect(findLesson('jack-rabbits', 'no-such')).toBeUndefined();
    expect(lessonsOf('rabbihop', '')).toEqual([]);
  });
});

it('what the lessons’ pages say is said in both languages', () => {
  const { en, es } = learning;
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    const [one, other] = [en[key], es[key]];
    if (typeof one === 'string') expect(other, key).not.toBe(one);
    expect(other, key).not.toBe('');
  }
});

// What the first solution of each task does.
function solutions(text: string): string[][] {
  return text
    .split(/^task$/m)
    .slice(1)
    .map((task) =>
      /^solution (.*)$/m
        .exec(task)![1]
        .split(';')
        .map((one) => one.trim()),
    );
}

describe('every lesson', () => {
  let ask: Ask;
  beforeAll(async () => void (ask = await startEngine()));

  function play(game: GameId, text: string, lang: Lang) {
    const { learner: viewer, table, game: ofGame } = ask('learn', { text, lang });
    expect(ofGame).toBe(game);
    const at = { table, lang, viewer };
    const others = () => {
      for (let n = 0; n < 200; n++) {
        const { kind } = ask('look', at).next;
        if (kind !== 'bot' && kind !== 'chance') return;
        ask('step', at);
      }
    };
    const all = solutions(text);
    for (const [i, actions] of all.entries()) {
      expect(ask('lesson', { table, lang })).toMatchObject({ task: i, tasks: all.length, state: 'doing' });
      for (const point of ask('lesson', { table, lang }).points)
        expect(ask('inspect', { ...at, thing: point }).title, point).not.toBe('');
      for (const action of actions) {
        others();
        const done = ask('act', { ...at, seat: viewer, actions: [action] });
        expect(done.refused, `task ${i + 1}, ${action}`).toBeNull();
      }
      others();
      const { state, over, said } = ask('lesson', { table, lang });
      expect({ state, over }, `task ${i + 1}`).toEqual({ state: 'done', over: i === all.length - 1 });
      expect(said).not.toBe('');
      if (!over) ask('onward', { table, lang });
    }
    ask('close', { table });
  }

  it.each(games.flatMap((game) => course(game).map((one) => [game, one.name] as const)))(
    'of %s can be played in both languages: %s',
    async (game, name) => {
      const text = await loadLesson(game, name);
      for (const lang of ['en', 'es'] as const) play(game, text, lang);
    },
  );
});
