// Opening, keeping and bringing back games: between the engine, the browser's store and the screens.
import { createSignal } from 'solid-js';
import { EngineProblem, workerEngine } from '../engine/client';
import type { Catalogue, Chair, GameId, GameInfo, OpenParams, Scene } from '../engine/contract';
import { lang } from '../settings';
import { learnsToo, words } from '../words';
import { browserStore, createKept, memoryStore, newId, newSeed, type KeptGame, type Put } from './kept';
import { askToLast, noteKept } from './lasting';
import { tabOwning } from './owning';
import { doneByPeople } from './reading';

export const engine = workerEngine(lang);
const local = browserStore('localStorage');
export const keepsNothing = local === null; // this browser does not let pages keep anything
export const store = local ?? memoryStore();
export const kept = createKept(store, browserStore('sessionStorage') ?? memoryStore());
export const owning = tabOwning();

let asked: Promise<Catalogue> | undefined;
let told: Catalogue | undefined;
async function ask(): Promise<Catalogue> {
  const language = lang();
  told = await engine.call('catalogue', {});
  return language === lang() ? told : ask();
}
export function catalogue(): Promise<Catalogue> {
  asked ??= ask().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

// The engine tells its catalogue in the languages that it has learnt. What it tells once it has learnt another is
// filled in where it is shown.
function fillIn<T extends object>(known: T, now: T) {
  for (const key of Object.keys(known) as (keyof T)[]) {
    const [one, other] = [known[key], now[key]];
    if (one && other && typeof one === 'object' && typeof other === 'object') fillIn(one, other);
    else known[key] = other;
  }
}
learnsToo(async (language) => {
  await engine.learn(language);
  if (told) fillIn(told, await engine.call('catalogue', {}, language));
});

export async function gameInfo(game: GameId): Promise<GameInfo> {
  return (await catalogue()).games.find((one) => one.id === game)!;
}

// True: there is a game for which there was no room. It lasts as long as the tab.
export const [keepFailed, setKeepFailed] = createSignal(kept.unsaved().length > 0);
if (typeof addEventListener !== 'undefined')
  addEventListener('beforeunload', (event) => {
    if (keepFailed()) event.preventDefault();
  });

// After anything was written or thrown away.
export function keptChanged() {
  setKeepFailed(kept.unsaved().length > 0);
  void noteKept(kept.ids());
}

// Noted before it is done: whoever leaves the page in between finds a game again, and is not told of a loss.
export async function throwAway(...ids: string[]) {
  await noteKept(kept.ids(), ids);
  for (const id of ids) kept.remove(id);
  keptChanged();
}

interface Origin {
  params: OpenParams | null;
  looks?: number[];
}

function asKept(id: string, { params, looks }: Origin, text: string, scene: Scene): KeptGame {
  const { game, chairs, entries, status, turns } = scene;
  const over = scene.next.kind === 'over';
  const news = { turns, seat: scene.next.seat, winners: scene.result?.winners ?? [] };
  return { id, game, chairs, text, entries, status, over, when: Date.now(), params, looks, news };
}

// Only the tab that has the match keeps it.
export function keep(id: string, origin: Origin, text: string, scene: Scene) {
  if (!owning.holds(id)) return;
  const isNew = !kept.ids().includes(id);
  const game = asKept(id, origin, text, scene);
  const put = kept.put(game);
  if (put === 'elsewhere') return owning.lose(id);
  owning.tell(game);
  setKeepFailed(kept.unsaved().length > 0);
  if (isNew && doneByPeople(game)) {
    keptChanged();
    void askToLast();
  }
}

// Opens a match, so that its address is valid. Without a seed, a new one is drawn.
export async function openGame(
  params: Omit<OpenParams, 'seed' | 'lang'> & { seed?: string },
  looks?: number[],
): Promise<string> {
  const options = { ...params.options, players: String(params.chairs.length) };
  const all: OpenParams = { ...params, options, seed: params.seed || newSeed(), lang: lang() };
  const { table } = await engine.call('open', all);
  return keepTable(table, { params: all, looks }, kept.begin);
}

// From the text of a log; `until` and `chairs` for another ending, which is kept once somebody plays it.
export async function openText(
  text: string,
  until?: number,
  chairs?: Chair[],
  looks?: number[],
): Promise<string> {
  const more = { ...(until === undefined ? {} : { until }), ...(chairs ? { chairs } : {}) };
  const { table } = await engine.call('load', { text, lang: lang(), seed: newSeed(), ...more });
  return keepTable(table, { params: null, looks }, until === undefined ? kept.take : kept.begin);
}

async function keepTable(table: number, origin: Origin, put: (game: KeptGame) => Put) {
  const id = newId();
  const { text } = await engine.call('save', { table });
  const scene = await engine.call('look', { table, viewer: -1, lang: lang() });
  await engine.call('close', { table });
  // The same file or link once more is the same game.
  const known = put === kept.take && kept.list().find((game) => game.text === text);
  if (known) return known.id;
  put(asKept(id, origin, text, scene));
  keptChanged();
  return id;
}

// A game continues with the seed it began with: reloading it does not change future dice.
export async function loadKept(game: KeptGame, until?: number) {
  const more = until === undefined ? {} : { until };
  const seed = game.params?.seed ?? newSeed();
  const loaded = await engine.call('load', { text: game.text, lang: lang(), seed, ...more });
  if (loaded.game !== game.game) {
    await engine.call('close', { table: loaded.table });
    const { otherGame } = words().keeping;
    throw new EngineProblem({ en: otherGame, es: otherGame });
  }
  kept.openedFrom(game);
  return loaded;
}
