import { book } from '../../words';

export const hopWords = () => book().hop;
