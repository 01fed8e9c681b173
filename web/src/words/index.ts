import type { Lang, Text } from '../engine/contract';
import { lang } from '../settings';
import { en, type Words } from './en';
import { es } from './es';

export type { Words };
export const allWords: Record<Lang, Words> = { en, es };

// The page's words in the current language; read inside JSX, they follow every change.
export const words = (): Words => allWords[lang()];

// One of the engine's texts that come in both languages.
export const say = (text: Text): string => text[lang()];

// What the engine offers, as it stands on a button.
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
