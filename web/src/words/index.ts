import type { Lang, Text } from '../engine/contract';
import { choose, lang } from '../settings';
import type { Book } from './book_en';
import type { Words } from './en';

export type { Words };

// Each language is a script of its own; a key that is missing in one does not compile.
const scripts: Record<Lang, () => Promise<{ book: Book }>> = {
  en: () => import('./book_en'),
  es: () => import('./book_es'),
};
const books: Partial<Record<Lang, Book>> = {};
export const languages: Record<Lang, string> = { en: 'English', es: 'Español' };

// Fails if the script cannot be loaded.
export const learn = async (one: Lang) => void (books[one] ??= (await scripts[one]()).book);

// Whoever else has words of a language to load before `lang` becomes it.
const others: ((one: Lang) => Promise<void>)[] = [];
export const learnsToo = (learner: (one: Lang) => Promise<void>) => void others.push(learner);
export async function learnAll(one: Lang) {
  await learn(one);
  for (const learner of others) await learner(one);
}

// A language that is not here and could not be loaded.
export class Unlearnt extends Error {
  constructor(readonly language: string) {
    super(language);
  }
}

// Goes over to another language, or fails and stays.
export async function speak(one: Lang) {
  await learnAll(one).catch(() => {
    throw new Unlearnt(languages[one]);
  });
  choose('lang', one);
}

// Everything that is said in the current language; read inside JSX, it follows every change.
export const book = (): Book => books[lang()]!;
export const words = (): Words => book().page;

// One of the engine's texts that come in both languages.
export const say = (text: Text): string => text[lang()];

// What the engine offers, as it stands on a button.
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
