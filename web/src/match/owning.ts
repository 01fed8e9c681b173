// Which tab has a match: only that one plays and keeps it. Others are told, may follow it, or ask for it.
import { prefix, type KeptGame } from './reading';

type Message =
  | { kind: 'who'; id: string } // has it?
  | { kind: 'me'; id: string; game: KeptGame | null }
  | { kind: 'give'; id: string } // it to me
  | { kind: 'given'; id: string; game: KeptGame | null }
  | { kind: 'news'; id: string; game: KeptGame };

// What this needs of BroadcastChannel.
export interface Channel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Message>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<Message>) => void): void;
}

export interface Owner {
  game(): KeptGame | null; // as far as it went
  stop(): Promise<void>; // ends playing; resolves when all is kept
  lost(): void; // another tab went on with it without being given it
}

export interface Owning {
  holds(id: string): boolean;
  // Whether this tab has it now; false: another one has.
  claim(id: string, owner: Owner): Promise<boolean>;
  // The other tab hands it over, in its newest state; if it does not answer, it loses it.
  takeOver(id: string, owner: Owner): Promise<KeptGame | null>;
  release(id: string, owner: Owner): void;
  lose(id: string): void; // what is kept shows that another tab has it
  tell(game: KeptGame): void; // to whoever follows
  busy(): Promise<Set<string>>; // what some tab has now, as far as the browser says
  follow(id: string, news: (game: KeptGame) => void): () => void; // returns how to end it
}

interface Held {
  owner: Owner;
  let: () => void; // go of the lock
}

// Without locks (old browsers, pages without https) the tabs have to trust each other's answers; without a
// channel every tab has what it opens. Either way no tab overwrites what another one kept: see kept.ts.
export function createOwning(channel: Channel | null, locks: LockManager | null, patience = 5000): Owning {
  const held = new Map<string, Held>();
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }) => {
    const mine = held.get(data.id);
    if (!mine) return;
    const { id } = data;
    if (data.kind === 'who') post({ kind: 'me', id, game: mine.owner.game() });
    if (data.kind === 'give')
      void mine.owner.stop().then(() => {
        const game = mine.owner.game();
        release(id, mine.owner);
        post({ kind: 'given', id, game });
      });
  });

  // The first such message about it; null after `ms`.
  function hear<K extends Message['kind']>(kind: K, id: string, ms: number) {
    return new Promise<Extract<Message, { kind: K }> | null>((resolve) => {
      const end = (found: Extract<Message, { kind: K }> | null) => {
        clearTimeout(timer);
        channel?.removeEventListener('message', listen);
        resolve(found);
      };
      const listen = ({ data }: MessageEvent<Message>) => {
        if (data.kind === kind && data.id === id) end(data as Extract<Message, { kind: K }>);
      };
      const timer = setTimeout(() => end(null), ms);
      channel?.addEventListener('message', listen);
    });
  }

  function release(id: string, owner: Owner) {
    const mine = held.get(id);
    if (mine?.owner !== owner) return;
    held.delete(id);
    mine.let();
  }

  function holdUnlocked(id: string, owner: Owner) {
    held.set(id, { owner, let: () => {} });
    return true;
  }

  // Waits for the lock until the `signal`, or steals it. The lock is held until it is let go of.
  function lock(id: string, owner: Owner, options: LockOptions): Promise<boolean> {
    if (!locks) return Promise.resolve(false);
    return new Promise((resolve) => {
      // Chromium overlooks a signal that comes very early: what is granted too late is given back at once.
      let late = false;
      options.signal?.addEventListener('abort', () => {
        late = true;
        resolve(false);
      });
      const hold = () =>
        new Promise<void>((go) => {
          held.set(id, { owner, let: go });
          resolve(true);
        });
      locks
        .request(prefix + id, options, () => (late ? undefined : hold()))
        .catch((error: unknown) => {
          if ((error as Error).name !== 'AbortError') return resolve(holdUnlocked(id, owner)); // no locks here
          if (held.get(id)?.owner !== owner) return resolve(false);
          held.delete(id);
          owner.lost(); // another tab has stolen it
        });
    });
  }

  async function claim(id: string, owner: Owner): Promise<boolean> {
    const before = held.get(id)?.owner; // in this tab, and about to let go
    if (before) await before.stop().then(() => release(id, before));
    if (!channel) return holdUnlocked(id, owner);
    const wait = new AbortController();
    const answer = hear('me', id, locks ? patience / 5 : patience / 20);
    post({ kind: 'who', id });
    if (!locks) return (await answer) ? false : holdUnlocked(id, owner);
    // A tab that was just closed or reloaded lets go a moment later; one that lives answers at once.
    void answer.then(() => wait.abort());
    return lock(id, owner, { signal: wait.signal });
  }

  async function takeOver(id: string, owner: Owner): Promise<KeptGame | null> {
    const answer = channel && hear('given', id, patience);
    post({ kind: 'give', id });
    const given = await answer;
    if (!locks) holdUnlocked(id, owner);
    else {
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(), given ? patience / 5 : 0);
      const got = await lock(id, owner, { signal: wait.signal });
      clearTimeout(timer);
      if (!got) await lock(id, owner, { steal: true });
    }
    return given?.game ?? null;
  }

  return {
    holds: (id) => held.has(id),
    claim,
    takeOver,
    release,
    lose(id) {
      const owner = held.get(id)?.owner;
      if (!owner) return;
      release(id, owner);
      owner.lost();
    },
    tell: (game) => post({ kind: 'news', id: game.id, game }),
    async busy() {
      const { held: all = [] } = (await locks?.query().catch(() => null)) ?? {};
      return new Set([...held.keys(), ...all.map((one) => (one.name ?? '').slice(prefix.length))]);
    },
    follow(id, news) {
      const listen = ({ data }: MessageEvent<Message>) => {
        if (data.id === id && (data.kind === 'news' || data.kind === 'me') && data.game) news(data.game);
      };
      channel?.addEventListener('message', listen);
      post({ kind: 'who', id });
      return () => channel?.removeEventListener('message', listen);
    },
  };
}

export function tabOwning(): Owning {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren');
  return createOwning(channel, globalThis.navigator?.locks ?? null);
}
