import type { Draft } from './browser';

// The match that is played in jack_rabbits.test.ts.
export const match: Draft = {
  preset: 'standard',
  chairs: [
    { name: 'Ana', bot: '' },
    { name: 'Luis', bot: 'random' },
    { name: 'Eva', bot: 'random' },
  ],
  seed: '10',
};
