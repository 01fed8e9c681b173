// The lock file names no addresses: packages come from whichever registry npm is set up for.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const named = Object.entries(lock.packages).filter(([, one]) => one.resolved !== undefined);
if (named.length) {
  console.error(
    `package-lock.json: ${named.length} packages have "resolved" addresses, such as ${named[0][0]}.`,
  );
  console.error('Write it again with the settings of web/.npmrc: rm package-lock.json && npm install');
  process.exit(1);
}
