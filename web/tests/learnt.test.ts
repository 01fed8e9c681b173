import { describe, expect, it } from 'vitest';
import { memoryStore } from '../src/match/kept';
import { createLearning } from '../src/match/learning';

describe('what was learnt', () => {
  it('is known afterwards, of that game only', () => {
    const store = memoryStore();
    createLearning(store).explained('rabbihop', ['welcome', 'jump']);
    createLearning(store).finished('rabbihop');
    const learning = createLearning(store);
    expect(learning.knows('rabbihop', 'jump')).toBe(true);
    expect(learning.knows('rabbihop', 'handle')).toBe(false);
    expect(learning.knows('jack-rabbits', 'welcome')).toBe(false);
    expect(learning.hasFinished('rabbihop')).toBe(true);
    expect(learning.hasFinished('jack-rabbits')).toBe(false);
  });
  it('lessons survive what is damaged beside them', () => {
    const store = memoryStore();
    store.setItem('warren.learnt', '{"topics":7,"lessons":["rabbihop jumping",3,null]}');
    const learning = createLearning(store);
    expect(learning.lessonDone('rabbihop', 'jumping')).toBe(true);
    expect(learning.lessonDone('jack-rabbits', 'jumping')).toBe(false);
    learning.doneWith('rabbihop', 'taking');
    expect(createLearning(store).lessonDone('rabbihop', 'taking')).toBe(true);
  });
  it.each(['{', 'null', '7', '{"topics":3,"finished":[1,{}],"lessons":{}}'])(
    'is nothing in %s, and goes on',
    (text) => {
      const store = memoryStore();
      store.setItem('warren.learnt', text);
      const learning = createLearning(store);
      expect(learning.knows('rabbihop', 'jump')).toBe(false);
      learning.explained('rabbihop', ['jump']);
      expect(learning.knows('rabbihop', 'jump')).toBe(true);
    },
  );
});
