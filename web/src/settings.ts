// The viewer's settings, kept in this browser.
import { createStore } from 'solid-js/store';
import type { Lang } from './engine/contract';

export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type Theme = 'system' | 'light' | 'dark';
export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  quick: boolean; // nothing asks to be confirmed
  alone: boolean; // what leaves no choice is done by itself
  told: boolean; // what a long press does
  coach: boolean; // a guide sits at the table
  textSize: number; // in per cent
}

export const speeds: Speed[] = ['slow', 'normal', 'fast', 'none'];
export const themes: Theme[] = ['system', 'light', 'dark'];
export const textSizes = [100, 115, 130, 150, 175, 200];

const key = 'warren.settings';

// Takes over valid values only: the stored text may come from another version, or be damaged.
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const spanish = (languages[0] ?? '').toLowerCase().startsWith('es');
  const settings: Settings = {
    lang: spanish ? 'es' : 'en',
    theme: 'system',
    speed: 'normal',
    sound: false,
    quick: false,
    alone: true,
    told: false,
    coach: false,
    textSize: 100,
  };
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (read && typeof read === 'object') kept = read;
  } catch {
    // treated as if nothing were stored
  }
  if (kept.lang === 'en' || kept.lang === 'es') settings.lang = kept.lang;
  if (themes.includes(kept.theme as Theme)) settings.theme = kept.theme as Theme;
  if (speeds.includes(kept.speed as Speed)) settings.speed = kept.speed as Speed;
  for (const name of ['sound', 'quick', 'alone', 'told', 'coach'] as const) {
    const value = kept[name];
    if (typeof value === 'boolean') settings[name] = value;
  }
  if (textSizes.includes(kept.textSize as number)) settings.textSize = kept.textSize as number;
  return settings;
}

export function keptSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(key), navigator.languages);
  } catch {
    return readSettings(null, []);
  }
}

export const [settings, setSettings] = createStore<Settings>(keptSettings());

export function choose<K extends keyof Settings>(name: K, value: Settings[K]) {
  setSettings(name, value);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // not stored: it lasts until the page is closed
  }
}

export const lang = () => settings.lang;
