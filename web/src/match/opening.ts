// Opening, keeping and bringing back games: between the engine, the browser's store and the screens.
import { createSignal } from 'solid-js';
import { workerEngine } from '../engine/client';
import type { Catalogue, Chair, GameId, GameInfo, OpenParams, Scene } from '../engine/contract';
import { lang } from '../settings';
import { browserStore, createKept, newId, newSeed, type KeptGame } from './kept';

export const engine = workerEngine();
export const kept = createKept(browserStore());
export const store = browserStore();

let asked: Promise<Catalogue> | undefined;
export function catalogue(): Promise<Catalogue> {
  asked ??= engine.call('catalogue', {}).catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

export async function gameInfo(game: GameId): Promise<GameInfo> {
  return (await catalogue()).games.find((one) => one.id === game)!;
}

// True: the last game could not be kept.
export const [keepFailed, setKeepFailed] = createSignal(false);

export function keep(id: string, params: OpenParams | null, text: string, scene: Scene) {
  const over = scene.next.kind === 'over';
  const { game, chairs, entries, status } = scene;
  const fine = kept.put({ id, game, chairs, text, entries, status, over, when: Date.now(), params });
  setKeepFailed(!fine);
}

// Opens a match and keeps it at once, so that its address is valid. Without a seed, a new one is drawn.
export async function openGame(
  params: Omit<OpenParams, 'seed' | 'lang'> & { seed?: string },
): Promise<string> {
  const options = { ...params.options, players: String(params.chairs.length) };
  const all: OpenParams = { ...params, options, seed: params.seed || newSeed(), lang: lang() };
  const { table } = await engine.call('open', all);
  return keepTable(table, all);
}

// From the text of a log; `until` and `chairs` for another ending.
export async function openText(text: string, until?: number, chairs?: Chair[]): Promise<string> {
  const more = { ...(until === undefined ? {} : { until }), ...(chairs ? { chairs } : {}) };
  const { table } = await engine.call('load', { text, lang: lang(), seed: newSeed(), ...more });
  return keepTable(table, null);
}

async function keepTable(table: number, params: OpenParams | null): Promise<string> {
  const id = newId();
  const { text } = await engine.call('save', { table });
  const scene = await engine.call('look', { table, viewer: -1, lang: lang() });
  await engine.call('close', { table });
  keep(id, params, text, scene);
  return id;
}

// A game continues with the seed it began with: reloading it does not change future dice.
export async function loadKept(game: KeptGame, until?: number) {
  const more = until === undefined ? {} : { until };
  const seed = game.params?.seed ?? newSeed();
  return engine.call('load', { text: game.text, lang: lang(), seed, ...more });
}
