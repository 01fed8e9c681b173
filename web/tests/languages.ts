// Tests read the page's words in both languages.
import { learn } from '../src/words';

await Promise.all([learn('en'), learn('es')]);
