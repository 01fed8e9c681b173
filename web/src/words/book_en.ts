// All that the page says in English: one script.
import { building } from '../games/building/words_en';
import { jack } from '../games/jack_rabbits/words_en';
import { hop } from '../games/rabbihop/words_en';
import { en } from './en';

export const book = { page: en, jack, building, hop };
export type Book = typeof book;
