import { book } from '../../words';

export const jack = () => book().jack;
