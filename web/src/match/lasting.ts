// Whether the browser keeps what it was given: asks it to, and notices when it did not.

// Browsers drop what a page keeps when room is short, unless they have agreed not to. Null: it does not say.
export async function lasts(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

let asked = false;
// Once there is something to lose. Some browsers ask the player.
export async function askToLast() {
  if (asked) return;
  asked = true;
  if ((await lasts()) === false) await navigator.storage.persist().catch(() => false);
}

// A list of what is kept, in another store of the browser: what is missing here was dropped. (When everything
// is dropped at once, there is no trace; a cookie would be one, but it would be sent to the server.)
const place = 'kept.warren';
const page = './kept.json';
let last: Promise<void> = Promise.resolve();

// Adds what is kept now, and takes out what was thrown away; what the browser dropped stays in the list until
// the player was told.
export function noteKept(now: string[], thrown: string[] = []): Promise<void> {
  return queue(async () => write([...new Set([...(await read()), ...now])], thrown));
}

export const forgetDropped = (now: string[]): Promise<void> => queue(() => write(now, []));

function queue(work: () => Promise<void>): Promise<void> {
  last = last.then(work);
  return last;
}

export const notedAsKept = (): Promise<string[]> => last.then(read);

async function write(ids: string[], but: string[]) {
  try {
    const text = JSON.stringify(ids.filter((id) => !but.includes(id)));
    await (await caches.open(place)).put(page, new Response(text));
  } catch {
    // there is no such store: nothing can be noticed
  }
}

async function read(): Promise<string[]> {
  try {
    const found = await (await caches.open(place)).match(page);
    const ids: unknown = found ? await found.json() : [];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
