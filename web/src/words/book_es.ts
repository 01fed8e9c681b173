// Todo lo que la página dice en español: un solo guion.
import { building } from '../games/building/words_es';
import { jack } from '../games/jack_rabbits/words_es';
import { hop } from '../games/rabbihop/words_es';
import type { Book } from './book_en';
import { es } from './es';

export const book: Book = { page: es, jack, building, hop };
