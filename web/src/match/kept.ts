// Games kept in this browser. A game is one text under its own key, with what a list shows of it.
import type { Chair, GameId, OpenParams } from '../engine/contract';

export interface KeptGame {
  id: string;
  game: GameId;
  chairs: Chair[];
  text: string; // the log: all that is needed to go on
  entries: number;
  status: string;
  over: boolean;
  when: number; // of the last entry, in ms
  params: OpenParams | null; // how it was opened, for a rematch
}

export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = 'warren.game.';
const most = 30; // the oldest finished ones make room first

export interface Kept {
  list(): KeptGame[]; // the newest first
  get(id: string): KeptGame | null;
  put(game: KeptGame): boolean; // false: there was no room
  remove(id: string): void;
}

export function createKept(store: Store): Kept {
  function read(key: string): KeptGame | null {
    try {
      const game = JSON.parse(store.getItem(key) ?? 'null') as KeptGame | null;
      const whole =
        game && typeof game.text === 'string' && typeof game.id === 'string' && Array.isArray(game.chairs);
      return whole ? game : null;
    } catch {
      return null;
    }
  }

  function list(): KeptGame[] {
    const games: KeptGame[] = [];
    for (let i = 0; i < store.length; i++) {
      const key = store.key(i);
      const game = key?.startsWith(prefix) ? read(key) : null;
      if (game) games.push(game);
    }
    return games.sort((a, b) => b.when - a.when);
  }

  // Takes the oldest away, finished ones first; false if there is none but `id`.
  function makeRoom(id: string): boolean {
    const others = list()
      .filter((game) => game.id !== id)
      .reverse();
    const victim = others.find((game) => game.over) ?? others[0];
    if (victim) store.removeItem(prefix + victim.id);
    return victim !== undefined;
  }

  return {
    list,
    get: (id) => read(prefix + id),
    put(game) {
      const text = JSON.stringify(game);
      if (store.getItem(prefix + game.id) === null) {
        while (list().length >= most && makeRoom(game.id)) {
          // until there are few enough
        }
      }
      for (;;) {
        try {
          store.setItem(prefix + game.id, text);
          return true;
        } catch {
          // Full. Only finished games are given up for it.
          const old = list()
            .reverse()
            .find((one) => one.over && one.id !== game.id);
          if (!old) return false;
          store.removeItem(prefix + old.id);
        }
      }
    },
    remove: (id) => store.removeItem(prefix + id),
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

export function browserStore(): Store {
  try {
    localStorage.setItem('warren.test', '');
    localStorage.removeItem('warren.test');
    return localStorage;
  } catch {
    return memoryStore();
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0].toString();
}
