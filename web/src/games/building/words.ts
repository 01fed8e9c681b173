import { book } from '../../words';

export const buildingWords = () => book().building;
