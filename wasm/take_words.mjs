// Takes the words of every language out of a module that was linked with --emit-relocs:
//   node wasm/take_words.mjs linked.wasm out.wasm
// writes out.wasm, which has none, and out.words-en.txt and out.words-es.txt: a line that says where in memory they
// belong, and they themselves. core/words.h shifts the addresses of words by their language. Words that are also
// pointed to in another way, or by two languages, stay in the module.
import { readFileSync, writeFileSync } from 'node:fs';
import { readLinked, sections, writeAddress } from './linked.mjs';

const languages = ['en', 'es']; // as in enum Lang
const languageOf = (shift) => languages[shift / (1 << 24) - 1] ?? 'any';

// The linker lets strings share their ends: what overlaps is one piece of the data.
function pieces(symbols, references) {
  const found = [];
  for (const symbol of [...symbols].sort((a, b) => a.address - b.address)) {
    const last = found.at(-1);
    const end = symbol.address + symbol.size;
    if (last && symbol.address < last.end) last.end = Math.max(last.end, end);
    else found.push({ start: symbol.address, end, users: new Set() });
    symbol.piece = found.at(-1);
  }
  for (const { symbol, shift } of references) symbol.piece.users.add(languageOf(shift));
  return found;
}
const ownerOf = ({ users: [first = 'any', ...others] }) => (others.length ? 'any' : first);

function takeWords(bytes) {
  const { segments, symbols, references } = readLinked(bytes);
  const all = pieces(symbols, references);
  const words = all.filter((one) => ownerOf(one) !== 'any');
  const [first, last] = [words[0], words.at(-1)];
  const segment = segments.find((one) => first.start >= one.address && last.end <= one.address + one.size);
  const at = (address) => address - segment.address + segment.at;

  // What lies between is put in another order: what stays, then one language after the other.
  const between = all.filter((one) => one.start >= first.start && one.end <= last.end);
  const before = bytes.slice();
  const files = {};
  let next = first.start;
  for (const owner of ['any', ...languages]) {
    const begin = next;
    for (const piece of between.filter((one) => ownerOf(one) === owner)) {
      bytes.set(before.subarray(at(piece.start), at(piece.end)), at(next));
      piece.moved = next - piece.start;
      next += piece.end - piece.start;
    }
    if (owner === 'any') continue;
    files[owner] = Buffer.concat([Buffer.from(`${begin}\n`), bytes.subarray(at(begin), at(next))]);
    bytes.fill(0, at(begin), at(next));
  }
  bytes.fill(0, at(next), at(last.end));
  for (const one of references)
    writeAddress(bytes, one, one.symbol.address + (one.symbol.piece.moved ?? 0) + one.shift);
  return files;
}

// Without what only the linker needs.
function stripped(bytes) {
  const kept = sections(bytes).filter((one) => one.id !== 0 || one.name === 'target_features');
  return Buffer.concat([bytes.subarray(0, 8), ...kept.map((one) => bytes.subarray(one.start, one.end))]);
}

const [from, to] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(from));
const files = takeWords(bytes);
writeFileSync(to, stripped(bytes));
for (const language of languages) writeFileSync(to.replace('.wasm', `.words-${language}.txt`), files[language]);
