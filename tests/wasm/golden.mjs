// The same rules must give the same game everywhere. Replays every golden log in the native program
// and in the WebAssembly module, lets every seat follow it by what it is told, and simulates the same
// seeds in both: digests, chains, results, views and signatures must be equal. So must be, word by word and in every
// language, what a page is told of each golden log and of what can be played.
//
//   node tests/wasm/golden.mjs --program build/check/warren --calls build/check/tests/warren_page_calls \
//     --module build/wasm/warren_check.wasm --page build/wasm/warren.wasm \
//     --classic build/wasm-classic/warren_classic.wasm --golden tests/golden
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../../wasm/loader.mjs';

const simulations = [
  'rabbihop --players 2 --games 50 --seed 7',
  'rabbihop --players 4 --games 30 --seed 11',
  'rabbihop --players 8 --games 10 --seed 18446744073709551615',
  'jack-rabbits --players 2 --games 4 --seed 5',
  'jack-rabbits --players 4 --games 20 --seed 6 --bots greedy',
  'jack-rabbits --players 2 --games 3 --seed 8 --bots greedy --option board=built --option building=free',
];

// Games at random, for what golden logs do not show: every seat follows them by what it is told.
const recordings = [
  'rabbihop --players 8 --seed 21',
  'rabbihop --players 3 --seed 22 --option territory=on --option market=on',
  'jack-rabbits --players 4 --seed 23 --bots greedy',
  'jack-rabbits --players 3 --seed 24 --preset edition-001 --bots greedy,random',
  'jack-rabbits --players 4 --seed 25 --preset edition-002 --option windfall=on --bots greedy',
  'jack-rabbits --players 3 --seed 26 --option diamonds_boost=on --option hearts_boost=displayed --bots greedy',
  'jack-rabbits --players 3 --seed 27 --option board=built --option building=freestyle --bots greedy',
];

const { values: given } = parseArgs({
  options: {
    program: { type: 'string' },
    calls: { type: 'string' },
    module: { type: 'string' },
    page: { type: 'string' },
    classic: { type: 'string' },
    golden: { type: 'string' },
  },
});

function stop(reason) {
  console.error(`golden: ${reason}`);
  process.exit(1);
}

for (const name of ['program', 'calls', 'module', 'page', 'classic', 'golden']) {
  if (!given[name]) stop(`--${name} is missing`);
  if (!existsSync(given[name])) {
    const presets = { program: 'check', calls: 'check', module: 'wasm', page: 'wasm', classic: 'wasm-classic' };
    const preset = presets[name];
    stop(`${given[name]} does not exist` + (preset ? `: build it with cmake --build --preset ${preset}` : ''));
  }
}

function native(words, input = '', program = given.program) {
  const run = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (run.error) stop(`${program}: ${run.error.message}`);
  if (run.signal) stop(`warren ${words.join(' ')}: killed by ${run.signal}`);
  return run.stdout;
}

// Compares the named fields of two JSON texts. Digests are text: a number would lose bits here.
function differences(nativeText, wasmText, fields) {
  let a, b;
  try {
    [a, b] = [JSON.parse(nativeText), JSON.parse(wasmText)];
  } catch (error) {
    return [`not JSON (${error.message}); native: ${nativeText.trim()}; wasm: ${wasmText.trim()}`];
  }
  const found = [];
  for (const field of fields) {
    const [x, y] = [a[field], b[field]];
    if (x === undefined || y === undefined) {
      found.push(`"${field}" is missing; native: ${nativeText.trim()}; wasm: ${wasmText.trim()}`);
    } else if (JSON.stringify(x) !== JSON.stringify(y)) {
      found.push(`"${field}" differs; native: ${JSON.stringify(x)}; wasm: ${JSON.stringify(y)}`);
    } else if (typeof x === 'number' && field !== 'result') {
      found.push(`"${field}" is a number, and would be rounded: make it text`);
    }
  }
  return found;
}

const logs = readdirSync(given.golden, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((entry) => readdirSync(join(given.golden, entry.name)).map((file) => join(given.golden, entry.name, file)))
  .filter((file) => file.endsWith('.log'))
  .sort();
if (logs.length === 0) stop(`there is no ${given.golden}/*/*.log to compare`);

const warren = await load(given.module);
let failed = 0;

function report(what, found) {
  if (found.length === 0) return;
  failed += 1;
  for (const line of found) console.error(`FAILED ${what}: ${line}`);
}

// A trap in the module is a finding about that log, not the end of the run.
function inWasm(call, text) {
  try {
    return call(text);
  } catch (error) {
    return `trap: ${error.message}`;
  }
}

for (const log of logs) {
  const text = inWasm(warren.replay, readFileSync(log, 'utf8'));
  report(log, differences(native(['replay', '--json', log]), text, ['digest', 'chain', 'result']));
}
// Everybody's view, fed by notation alone: the same after every entry, here and there.
function follow(what, log) {
  const [there, here] = [native(['replay', '-', '--views'], log), inWasm(warren.follow, log)];
  const found = differences(there, here, ['entries', 'views', 'problem']);
  if (!found.length && JSON.parse(here).problem) found.push(JSON.parse(here).problem);
  report(`views of ${what}`, found);
}
for (const log of logs) follow(log, readFileSync(log, 'utf8'));
for (const words of recordings) follow(words, native(['record', ...words.split(' ')]));
for (const words of simulations) {
  const text = inWasm(warren.simulate, words);
  report(`simulate ${words}`, differences(native(['simulate', ...words.split(' '), '--json']), text, ['signature']));
}

// What the page is told of each log and of what can be played, by the page's own modules, which are given the words of
// the language that is spoken and no others. The classic one has no room for other suits.
let calls = 0;
async function compareWords(module, languages, asked) {
  const page = await load(module, languages);
  const lines = asked.map((one) => JSON.stringify(one));
  const answers = native([], lines.join('\n') + '\n', given.calls).split('\n');
  lines.forEach((line, i) => {
    const here = inWasm(page.call, line);
    if (here === answers[i] && !here.startsWith('{"problem"')) return;
    report(`words of ${line.slice(0, 200)}`, [`native: ${answers[i]}; ${module}: ${here}`]);
  });
  calls += lines.length;
}
const texts = logs.map((log) => readFileSync(log, 'utf8'));
const classicTexts = texts.filter((text) => !/\bsuits\b[^A-Za-z]{1,8}(?!all\b)([a-z]|[A-Z]*[^\WCSHDa-z\d_])/.test(text));
for (const [module, some] of [
  [given.page, texts],
  [given.classic, classicTexts],
]) {
  for (const lang of ['en', 'es']) {
    const asked = [];
    let table = 0;
    for (const text of some)
      for (const until of [20, 1e6]) {
        const at = { table: ++table, lang, viewer: table % 2 };
        asked.push({ call: 'load', text, lang, seed: '1', until }, { call: 'look', ...at });
        asked.push(until > 20 ? { call: 'log', from: 0, ...at } : { call: 'board', ...at }, { call: 'close', table });
      }
    await compareWords(module, [lang], asked);
  }
  await compareWords(module, ['en', 'es'], [{ call: 'catalogue' }]);
}

const total = 2 * logs.length + recordings.length + simulations.length + calls;
console.log(
  `${logs.length} golden logs, ${recordings.length} recordings, ${simulations.length} simulations ` +
    `and ${calls} calls compared, ${failed} of ${total} differ`,
);
process.exit(failed ? 1 : 0);
