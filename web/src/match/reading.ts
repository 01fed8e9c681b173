// Reads one kept record, trusting nothing: it may come from another version, another program or a broken disk.
import type { Chair, GameId, OpenParams } from '../engine/contract';
import { readLooks } from '../looks';
import { games } from '../route';

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
  looks?: number[]; // the rabbits of the seats, if somebody chose them
  news?: News; // for the list; a record of an older Warren has none
}

// How far a game is, in numbers that a list can put into words.
export interface News {
  turns: number;
  seat: number; // whose turn it is; -1: nobody's
  winners: number[]; // of a game that is over
}

// What is under a game's key but is no game. It is kept as it is until somebody decides.
export interface Spoilt {
  key: string;
  raw: string;
  text: string | null; // a log that is still in it
}

export const prefix = 'warren.game.';
export const longest = 4_000_000; // a log has a few tens of kilobytes; anything larger is not a log
const lastMoment = 8.64e15; // after that there are no dates

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isGame = (value: unknown): value is GameId => games.includes(value as GameId);

function isChair(value: unknown): value is Chair {
  if (!isObject(value)) return false;
  const { name, bot } = value as Fields<Chair>;
  return isText(name, 1000) && isText(bot, 100);
}
const areChairs = (value: unknown): value is Chair[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 16 && value.every(isChair);

function isParams(value: unknown, of: GameId): value is OpenParams {
  if (!isObject(value)) return false;
  const { game, options, chairs, seed, lang } = value as Fields<OpenParams>;
  return (
    game === of &&
    isObject(options) &&
    Object.values(options).every((one) => isText(one, longest)) &&
    areChairs(chairs) &&
    typeof seed === 'string' &&
    /^\d{1,20}$/.test(seed) &&
    (lang === 'en' || lang === 'es')
  );
}

const isSeat = (value: unknown, seats: number) => Number.isInteger(value) && (value as number) < seats;

// What only adorns a game is left out if it is not sound.
function readNews(value: unknown, seats: number): News | undefined {
  if (!isObject(value)) return undefined;
  const { turns, seat, winners } = value as Fields<News>;
  const sound =
    Number.isSafeInteger(turns) &&
    isSeat(seat, seats) &&
    Array.isArray(winners) &&
    winners.every((one) => isSeat(one, seats) && one >= 0);
  return sound ? (value as News) : undefined;
}

// Every field must be what it should be; null if one is not.
export function readGame(id: string, raw: string): KeptGame | null {
  let read: unknown;
  try {
    read = JSON.parse(raw);
  } catch {
    return null;
  }
  if (!isObject(read)) return null;
  const one = read as Fields<KeptGame>;
  const { game, chairs, text, entries, status, over, when, params = null } = one;
  const sound =
    one.id === id &&
    id !== '' &&
    isGame(game) &&
    areChairs(chairs) &&
    isText(text, longest) &&
    text !== '' &&
    Number.isSafeInteger(entries) &&
    (entries as number) >= 0 &&
    isText(status, longest) &&
    typeof over === 'boolean' &&
    typeof when === 'number' &&
    Math.abs(when) <= lastMoment &&
    (params === null || isParams(params, game));
  if (!sound) return null;
  const looks = readLooks(one.looks, chairs.length);
  const news = readNews(one.news, chairs.length);
  return { ...one, params, looks, news } as KeptGame;
}

// The log in what is left of a record; of one that breaks off, the lines that are whole.
export function salvage(raw: string): string | null {
  const found = /"text":"((?:[^"\\]|\\.)*)("?)/s.exec(raw);
  let text = raw;
  try {
    if (found) text = JSON.parse(`"${found[1]}"`) as string;
  } catch {
    return null;
  }
  const broken = found ? found[2] === '' : false;
  if (broken) text = text.slice(0, text.lastIndexOf('\n') + 1);
  return text.startsWith('warren-log ') && text.length <= longest ? text : null;
}

// What players and chance did, line by line. Undo is one more line: a match only ever grows.
export const entryLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(p\d+|chance)\s/.test(line));

// Whether `longer` is the same match, as far or further on.
export function continues(longer: string, shorter: string): boolean {
  const there = entryLines(longer);
  return entryLines(shorter).every((line, i) => line === there[i]);
}

// How often people did something; where only bots play, how often these did.
export function doneByPeople({ text, chairs }: Pick<KeptGame, 'text' | 'chairs'>): number {
  const counts = (seat: string) => chairs.every((chair) => chair.bot) || chairs[Number(seat)]?.bot === '';
  return entryLines(text).filter((line) => {
    const seat = /^p(\d+)/.exec(line)?.[1];
    return seat !== undefined && counts(seat);
  }).length;
}
