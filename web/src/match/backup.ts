// All that is kept, as one file: to be safe, or for another browser.
import { newId, type Kept, type Store } from './kept';
import { continues, longest, prefix, readGame, type KeptGame } from './reading';

const format = 'warren-kept';
const version = 1;
const ours = 'warren.'; // what every key of the page begins with

export interface Brought {
  came: number; // games that are new here, or went on further there
  had: number; // as far, or further, here
  both: number; // of these that went another way there: the other way is a game of its own now
  spoilt: number; // that cannot be read
  noRoom: number;
}

// Spoilt records are in it, too: somebody may still make sense of them.
export function writeBackup(store: Store, kept: Kept): string {
  const found: Record<string, string> = {};
  for (let i = 0; i < store.length; i++) {
    const key = store.key(i);
    if (key?.startsWith(ours)) found[key] = store.getItem(key) ?? '';
  }
  for (const game of kept.unsaved()) found[prefix + game.id] = JSON.stringify(game);
  return JSON.stringify({ format, version, when: new Date().toISOString(), kept: found }, null, 1);
}

// The records in a file; null: it is no such file, or of a newer version.
function readBackup(text: string): [string, unknown][] | null {
  try {
    const read = JSON.parse(text) as { format?: unknown; version?: unknown; kept?: unknown } | null;
    const fine = read?.format === format && read.version === version;
    return fine && read.kept && typeof read.kept === 'object' ? Object.entries(read.kept) : null;
  } catch {
    return null;
  }
}

export const looksLikeBackup = (text: string) => text.trimStart().startsWith('{');

// Adds what is in the file; nothing that is here is lost. `free` says whether no other tab plays it now.
export function bringIn(
  text: string,
  store: Store,
  kept: Kept,
  free: (id: string) => boolean,
): Brought | null {
  const records = readBackup(text);
  if (!records) return null;
  const brought: Brought = { came: 0, had: 0, both: 0, spoilt: 0, noRoom: 0 };
  for (const [key, raw] of records) {
    if (!key.startsWith(ours)) continue;
    if (typeof raw !== 'string') brought.spoilt++;
    else if (key.startsWith(prefix)) {
      const game = readGame(key.slice(prefix.length), raw);
      brought[game ? bringGame(game, kept, free) : 'spoilt']++;
    } else if (store.getItem(key) === null && raw.length <= longest) bringSetting(key, raw, store);
  }
  return brought;
}

// What this browser has chosen itself stays.
function bringSetting(key: string, raw: string, store: Store) {
  try {
    store.setItem(key, raw);
  } catch {
    // no room for it; games matter more
  }
}

function bringGame(game: KeptGame, kept: Kept, free: (id: string) => boolean): keyof Brought {
  const here = kept.get(game.id);
  if (here && continues(here.text, game.text)) return 'had';
  const goesOn = !here || (continues(game.text, here.text) && free(game.id));
  const fits = goesOn && kept.spoiltAt(game.id) === null;
  const put = kept.take(fits ? game : { ...game, id: newId() });
  if (put === 'full') return 'noRoom';
  return here && !fits ? 'both' : 'came';
}
