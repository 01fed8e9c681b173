// Records that must not stop the page, by what is wrong with them.
import type { KeptGame } from '../src/match/reading';

export function spoiltKinds(good: KeptGame): Record<string, string> {
  const params = { game: good.game, options: {}, chairs: good.chairs, seed: '1', lang: 'en' };
  const w = (more: object) => JSON.stringify({ ...good, ...more });
  const without = (field: keyof KeptGame) => JSON.stringify({ ...good, [field]: undefined });
  return {
    empty: '',
    'no JSON': 'not JSON at all',
    'breaks off': JSON.stringify(good).slice(0, -20),
    'breaks off in the log': JSON.stringify({ id: good.id, text: good.text }).slice(0, -20),
    null: 'null',
    'a number': '7',
    'a text': '"warren"',
    'a list': '[]',
    'no field': '{}',
    'another id': w({ id: 'somebody-else' }),
    'an unknown game': w({ game: 'chess' }),
    'a game named like an inner thing': w({ game: '__proto__' }),
    'when yesterday': w({ when: 'yesterday' }),
    'when beyond all dates': w({ when: 1e300 }),
    'without when': without('when'),
    'chairs that are none': w({ chairs: [null, 5] }),
    'chairs with strange names': w({ chairs: [{ name: {}, bot: '' }] }),
    'no chairs': w({ chairs: [] }),
    'chairs as a text': w({ chairs: 'Ana' }),
    'a log that is a number': w({ text: 12 }),
    'an empty log': w({ text: '' }),
    'a log too long': w({ text: 'x'.repeat(100_000) + ' '.repeat(3_950_000) }),
    'entries as a text': w({ entries: '12' }),
    'fewer than no entries': w({ entries: -1 }),
    'over perhaps': w({ over: 'perhaps' }),
    'without status': without('status'),
    'params that are a number': w({ params: 5 }),
    'params without a seed': w({ params: { ...params, seed: 'luck' } }),
    'params of another game': w({ params: { ...params, game: 'chess' } }),
  };
}
