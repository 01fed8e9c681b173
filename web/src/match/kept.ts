// Games kept in this browser. A game is one text under its own key, with what a list shows of it.
import { continues, doneByPeople, prefix, readGame, salvage, type KeptGame, type Spoilt } from './reading';

export type { KeptGame, Spoilt };

export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const sheltered = 'warren.unsaved.';

// 'full': no room; it lasts as long as the tab. 'elsewhere': what is kept went on without this page, and
// stays as it is.
export type Put = 'kept' | 'full' | 'elsewhere';

export interface Kept {
  list(): KeptGame[]; // the newest first; without those in which nobody did anything yet
  spoilt(): Spoilt[];
  spoiltAt(id: string): Spoilt | null;
  ids(): string[]; // of all that is in the browser, spoilt or not
  get(id: string): KeptGame | null; // as far as it went, even if there was no room
  // `begin` is the start of a match here: it is listed only after somebody has done something.
  begin(game: KeptGame): Put;
  put(game: KeptGame): Put;
  take(game: KeptGame): Put; // it was given from outside: listed at once
  openedFrom(game: KeptGame): void; // a match goes on from this
  unsaved(): KeptGame[]; // for which there was no room
  retry(): void; // there may be room now
  remove(id: string): void;
}

// `session` lasts as long as the tab, reloads included: matches that nobody has touched live there.
export function createKept(store: Store, session: Store = memoryStore()): Kept {
  const homeless = new Map<string, KeptGame>(); // there was no room for them
  const known = new Map<string, string>(); // the texts that this page read or wrote last

  function read(from: Store, id: string): KeptGame | null {
    const raw = from.getItem(prefix + id);
    return raw === null ? null : readGame(id, raw);
  }

  function under(start: string, from: Store): string[] {
    const found: string[] = [];
    for (let i = 0; i < from.length; i++) {
      const key = from.key(i);
      if (key?.startsWith(start)) found.push(key.slice(start.length));
    }
    return found;
  }
  const ids = () => under(prefix, store);

  // The tab has room of its own: there they outlast a reload.
  function shelter(game: KeptGame) {
    homeless.set(game.id, game);
    try {
      session.setItem(sheltered + game.id, JSON.stringify(game));
    } catch {
      // they last as long as the page
    }
  }
  function housed(id: string) {
    homeless.delete(id);
    session.removeItem(sheltered + id);
  }
  for (const id of under(sheltered, session)) {
    const game = readGame(id, session.getItem(sheltered + id) ?? '');
    if (game) homeless.set(id, game);
  }

  function list(): KeptGame[] {
    const games = ids().flatMap((id) => (homeless.has(id) ? [] : (read(store, id) ?? [])));
    return [...games, ...homeless.values()].sort((a, b) => b.when - a.when);
  }

  function spoiltAt(id: string): Spoilt | null {
    const key = prefix + id;
    const raw = store.getItem(key);
    return raw === null || readGame(id, raw) ? null : { key, raw, text: salvage(raw) };
  }

  // A match only grows. The text that this page goes on from needs no comparing: another version may have
  // spelt its lines otherwise.
  function isOlder(game: KeptGame, there: KeptGame): boolean {
    if (game.entries < there.entries) return true;
    return there.text !== known.get(game.id) && !continues(game.text, there.text);
  }

  function stay(game: KeptGame, there: KeptGame): Put {
    if (continues(there.text, game.text)) housed(game.id); // all of it is there
    return 'elsewhere';
  }

  function write(to: Store, game: KeptGame): Put {
    try {
      to.setItem(prefix + game.id, JSON.stringify(game));
    } catch {
      shelter(game);
      return 'full';
    }
    housed(game.id);
    known.set(game.id, game.text);
    return 'kept';
  }

  function put(game: KeptGame): Put {
    const there = read(store, game.id);
    if (there && isOlder(game, there)) return stay(game, there);
    if (there?.text === game.text && !homeless.has(game.id)) return 'kept'; // only looked at
    const draft = read(session, game.id);
    const touched = doneByPeople(game) > (draft ? doneByPeople(draft) : 0);
    if (!there && !touched) return write(session, game);
    return take(game);
  }

  function take(game: KeptGame): Put {
    const there = read(store, game.id);
    if (there && isOlder(game, there)) return stay(game, there);
    const done = write(store, game);
    if (done === 'kept') session.removeItem(prefix + game.id);
    return done;
  }

  function retry() {
    for (const game of [...homeless.values()]) put(game);
  }

  retry();
  return {
    list,
    spoilt: () => ids().flatMap((id) => spoiltAt(id) ?? []),
    spoiltAt,
    ids,
    get: (id) => homeless.get(id) ?? read(store, id) ?? read(session, id),
    begin: (game) => write(session, game),
    put,
    take,
    openedFrom: ({ id, text }) => void known.set(id, text),
    unsaved: () => [...homeless.values()],
    retry,
    remove(id) {
      store.removeItem(prefix + id);
      session.removeItem(prefix + id);
      housed(id);
      retry();
    },
  };
}

// For browsers without storage: lasts as long as the page.
export function memoryStore(): Store {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

// Null: this browser lets the page keep nothing. A full one still gives back what it has.
export function browserStore(which: 'localStorage' | 'sessionStorage'): Store | null {
  try {
    const found = window[which];
    found.getItem('warren.test');
    return found;
  } catch {
    return null;
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0].toString();
}
