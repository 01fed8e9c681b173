// The choices of a set-up, apart from how they are asked for.
import type { Chair, GameInfo, OptionInfo, Text } from '../engine/contract';
import { freeLook, readLooks, standardLooks } from '../looks';
import type { Words } from '../words';

// The table knows how many players there are from its chairs.
export const asked = (info: GameInfo): OptionInfo[] =>
  info.options.filter((option) => option.name !== 'players');

export interface Draft {
  preset: string;
  options: Record<string, string>; // of every option
  chairs: Chair[];
  looks: number[]; // the rabbit of each chair
  seed: string; // empty: a new one. Not remembered: the same game twice would be a surprise
}

export const nameLength = 24;

// You, and as many bots as make a good first game.
const botsAtFirst = { 'jack-rabbits': 3, rabbihop: 2 };

export function standardChairs(info: GameInfo, words: Words): Chair[] {
  const bots = Math.min(botsAtFirst[info.id], info.seats.most - 1);
  const chairs: Chair[] = [{ name: words.setup.you, bot: '' }];
  for (let i = 0; i < bots; i++) chairs.push({ name: words.setup.botNames[i], bot: info.standardBot });
  return chairs;
}

// You, and two who play mildly.
export const firstChairs = (words: Words): Chair[] => [
  { name: words.setup.you, bot: '' },
  ...words.setup.botNames.slice(0, 2).map((name) => ({ name, bot: 'gentle' })),
];

export function presetValues(info: GameInfo, preset: string): Record<string, string> {
  const standard = Object.fromEntries(info.options.map((option) => [option.name, option.standard]));
  return { ...standard, ...info.presets.find((one) => one.name === preset)?.values };
}

export function standardDraft(info: GameInfo, words: Words): Draft {
  const preset = info.presets[0]?.name ?? '';
  const chairs = standardChairs(info, words);
  const looks = standardLooks(chairs.length);
  return { preset, options: presetValues(info, preset), chairs, looks, seed: '' };
}

export function isValid(option: OptionInfo, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  switch (option.kind) {
    case 'flag':
      return value === 'on' || value === 'off';
    case 'number': {
      if (value && (value === option.automatic || value === option.utmost)) return true;
      const number = Number(value);
      return /^-?\d+$/.test(value) && number >= option.lowest && number <= option.highest;
    }
    case 'choice':
      return option.choices.some((choice) => choice.name === value);
    case 'text':
      return true;
  }
}

// What was chosen last time, as far as the game still knows it.
export function readDraft(text: string | null, info: GameInfo, words: Words): Draft {
  const draft = standardDraft(info, words);
  let kept: Partial<Record<keyof Draft, unknown>>;
  try {
    kept = JSON.parse(text ?? 'null') ?? {};
  } catch {
    return draft;
  }
  if (info.presets.some((preset) => preset.name === kept.preset)) draft.preset = kept.preset as string;
  draft.options = presetValues(info, draft.preset);
  const values = (kept.options ?? {}) as Record<string, unknown>;
  for (const option of info.options) {
    const value = values[option.name];
    if (isValid(option, value)) draft.options[option.name] = value;
  }
  const chairs = Array.isArray(kept.chairs) ? kept.chairs.filter((chair) => isChair(chair, info)) : [];
  if (chairs.length >= info.seats.fewest && chairs.length <= info.seats.most) {
    draft.chairs = chairs.map(({ name, bot }) => ({ name: name.slice(0, nameLength), bot }));
    draft.looks = readLooks(kept.looks, chairs.length) ?? standardLooks(chairs.length);
  }
  return draft;
}

function isChair(chair: unknown, info: GameInfo): chair is Chair {
  const { name, bot } = (chair ?? {}) as Partial<Chair>;
  return typeof name === 'string' && (bot === '' || info.bots.some((one) => one.name === bot));
}

export function changedOptions(draft: Draft, info: GameInfo): string[] {
  const preset = presetValues(info, draft.preset);
  return asked(info)
    .map((option) => option.name)
    .filter((name) => draft.options[name] !== preset[name]);
}

// One more, or one fewer, at the table.
export const withChair = ({ chairs, looks }: Draft, chair: Chair) => ({
  chairs: [...chairs, chair],
  looks: [...looks, freeLook(looks)],
});
export const withoutChair = ({ chairs, looks }: Draft, seat: number) => ({
  chairs: chairs.filter((_, i) => i !== seat),
  looks: looks.filter((_, i) => i !== seat),
});

export interface OptionGroup {
  name: string;
  title: Text;
  options: OptionInfo[];
}
// What is asked, by groups; what would change nothing now is not.
export const grouped = (info: GameInfo, idle: readonly string[]): OptionGroup[] =>
  info.groups
    .map(({ name, title }) => ({
      name,
      title,
      options: asked(info).filter((option) => option.group === name && !idle.includes(option.name)),
    }))
    .filter(({ options }) => options.length);

// A name that nobody at the table has.
export function freeName(chairs: Chair[], names: string[]): string {
  const taken = new Set(chairs.map((chair) => chair.name));
  return names.find((name) => !taken.has(name)) ?? `${names[0]} ${chairs.length + 1}`;
}

// Everybody has a name: what is empty gets the number of the seat.
export function namedChairs(chairs: Chair[], words: Words): Chair[] {
  return chairs.map(({ name, bot }, seat) => ({
    name: name.trim().replace(/\s+/g, ' ') || words.setup.seat(seat + 1),
    bot,
  }));
}

// “Board: drawn at random”, “Tight suits”: an option with its value.
export function spelledValue(
  option: OptionInfo,
  value: string,
  say: (text: Text) => string,
  words: Words,
): string {
  const label = say(option.label);
  if (option.kind === 'flag') return value === 'on' ? label : `${label}: ${words.setup.off}`;
  if (value && value === option.automatic) return `${label}: ${words.setup.automatic}`;
  if (value && value === option.utmost) return `${label}: ${words.setup.utmost}`;
  const choice = option.choices.find((one) => one.name === value);
  const own = option.kind === 'text' ? words.setup.ownText : value;
  return `${label}: ${choice ? say(choice.label) : own}`;
}

// "board=sample" as the form calls it: “Board: the sample board of the rules”.
export function spelledOut(
  sentence: string,
  info: GameInfo,
  say: (text: Text) => string,
  words: Words,
): string {
  return sentence.replace(/\b([a-z_]+)=([^\s,:;.]+)/g, (written, name: string, value: string) => {
    const option = info.options.find((one) => one.name === name);
    if (!option) return written;
    const label = say(option.label);
    if (option.kind === 'flag' && value === 'on') return words.setup.quoted(label);
    const choice = option.choices.find((one) => one.name === value);
    const off = option.kind === 'flag' ? words.setup.off : value;
    return words.setup.quoted(`${label}: ${choice ? say(choice.label) : off}`);
  });
}

// An edition's own words for what is chosen, if it has any.
export function knownAs(info: GameInfo, draft: Draft, option: string) {
  const preset = info.presets.find((one) => one.name === draft.preset);
  return preset?.known.find((one) => one.option === option && one.value === draft.options[option]) ?? null;
}
