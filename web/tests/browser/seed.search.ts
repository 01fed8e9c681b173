// Finds a seed for the match of jack_rabbits.test.ts, among the first N, when new rules need another:
//   WARREN_SEARCH=N npm run test:browser
import { expect, it } from 'vitest';
import { fits } from './hands';
import { match } from './match';
import { Mirror, startEngine } from './mirror';
import { missing, Rider } from './rider';

it('finds a seed', { timeout: 3_600_000 }, async () => {
  const ask = await startEngine();
  let shortest = Infinity;
  for (let seed = 1; seed <= Number(process.env.WARREN_SEARCH); seed++) {
    const mirror = new Mirror(ask, 'jack-rabbits', { ...match, seed: String(seed) }, 0);
    const rider = new Rider();
    let moves = 0;
    for (; mirror.scene.next.kind !== 'over' && moves < 100; moves++) {
      mirror.choose(rider.next(mirror, fits(ask, mirror)));
    }
    const whole = mirror.scene.next.kind === 'over' && !missing(mirror.sentences()).length;
    if (whole && moves < shortest) {
      shortest = moves;
      process.stderr.write(`seed ${seed}: ${moves} moves\n`);
    }
    mirror.close();
  }
  expect(shortest).toBeLessThan(Infinity);
});
