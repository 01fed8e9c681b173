// The suits of the expansions. Few tables have them, so this file is fetched when the first of them is
// shown (suits.ts); the shapes are those of games/jack_rabbits/board/drawing_expansions.cc.
import type { Text } from '../engine/contract';
import type { SuitLook } from './suits';
import '../style/theme_wide_suits.css';
import './wide_suits.css';

interface WideSuit extends SuitLook {
  name: Text;
}

export const wideSuits: Record<string, WideSuit> = {
  T: {
    ink: 'torches',
    sign: 'T',
    name: { en: 'torches', es: 'antorchas' },
    path: 'M12.7 0.2C12.7 3.8 18.5 4.8 18.5 10.3C18.5 11.3 18.2 12 18 12.7H19.2L17.3 16.3H6.7L4.8 12.7H6C5.8 12 5.5 11.3 5.5 10.3C5.5 7.7 7 6 8.2 4.1C8.4 5.8 9.1 6.7 10.1 7.2C9.6 4.3 10.6 1.9 12.7 0.2ZM12.5 6.7C12.7 8.4 14.6 9.1 14.6 11C14.6 12 14.2 12.7 13.9 12.7H10.1C9.8 12.7 9.4 12 9.4 11C9.4 9.6 11 8.6 12.5 6.7ZM8.6 17.3H15.4L13.4 23.8H10.6Z',
  },
  E: {
    ink: 'shields',
    sign: 'E',
    name: { en: 'shields', es: 'escudos' },
    path: 'M2.2 1C5.8 2.9 9.6 2.4 12 0.5C14.4 2.4 18.2 2.9 21.8 1C23 10.6 20.6 19.2 12 23.8C3.4 19.2 1 10.6 2.2 1ZM13.2 4.3V11.5H19.9C20.2 9.1 20.2 6.7 19.9 4.1C17.3 4.8 15.4 5 13.2 4.3ZM10.8 13.9H4.8C6 16.8 7.9 19 10.8 20.6Z',
  },
  O: {
    ink: 'horseshoes',
    sign: 'O',
    name: { en: 'horseshoes', es: 'herraduras' },
    path: 'M1.9 23.5V20.4H3.4C1.4 17 0.7 13.9 0.7 11C0.7 4.6 5.5 0.5 12 0.5C18.5 0.5 23.3 4.6 23.3 11C23.3 13.9 22.6 17 20.6 20.4H22.1V23.5H14.9V20.4C16.8 17.3 17.8 14.4 17.8 11.5C17.8 7.9 15.4 5.8 12 5.8C8.6 5.8 6.2 7.9 6.2 11.5C6.2 14.4 7.2 17.3 9.1 20.4V23.5ZM2.6 13.4A1 1 0 1 0 4.6 13.4A1 1 0 1 0 2.6 13.4ZM3.6 7.4A1 1 0 1 0 5.5 7.4A1 1 0 1 0 3.6 7.4ZM7.9 3.4A1 1 0 1 0 9.8 3.4A1 1 0 1 0 7.9 3.4ZM14.2 3.4A1 1 0 1 0 16.1 3.4A1 1 0 1 0 14.2 3.4ZM18.5 7.4A1 1 0 1 0 20.4 7.4A1 1 0 1 0 18.5 7.4ZM19.4 13.4A1 1 0 1 0 21.4 13.4A1 1 0 1 0 19.4 13.4Z',
  },
  N: {
    ink: 'acorns',
    sign: 'N',
    name: { en: 'acorns', es: 'bellotas' },
    path: 'M1.9 11.5C1 5.3 6.2 3.4 10.6 3.1L9.8 0H13.7L13.4 3.1C17.8 3.4 23 5.3 22.1 11.5ZM4.1 13.4H19.9C20.2 18.2 15.8 21.1 12.7 22.6L12 24L11.3 22.6C8.2 21.1 3.8 18.2 4.1 13.4Z',
  },
  L: {
    ink: 'shells',
    sign: 'L',
    name: { en: 'shells', es: 'conchas' },
    path: 'M9.1 23.8L8.4 20.4C3.8 19 0.2 13.9 0.5 8.9C1.2 6.2 3.1 5.5 4.3 6C4.3 3.1 7 1.7 8.6 2.6C9.1 0.7 10.8 0 12 1C13.2 0 14.9 0.7 15.4 2.6C17 1.7 19.7 3.1 19.7 6C20.9 5.5 22.8 6.2 23.5 8.9C23.8 13.9 20.2 19 15.6 20.4L14.9 23.8ZM11.2 4.6L11.6 18H12.4L12.8 4.6ZM6.5 5.5L10.1 18L10.8 17.8L8 5ZM17.5 5.5L13.9 18L13.2 17.8L16 5ZM2.6 9.1L8.4 17.3L9.1 16.8L4 8.2ZM21.4 9.1L15.6 17.3L14.9 16.8L20 8.2Z',
  },
  R: {
    ink: 'anchors',
    sign: 'R',
    name: { en: 'anchors', es: 'anclas' },
    path: 'M10.6 6.5H13.4V8.6H18.2V11.3H13.4V19.7C16.1 19.2 18.2 17.3 19 14.2L16.6 14.9L20.9 8.9L24 14.6L21.8 13.9C20.9 20.2 16.8 23.5 12 23.8C7.2 23.5 3.1 20.2 2.2 13.9L0 14.6L3.1 8.9L7.4 14.9L5 14.2C5.8 17.3 7.9 19.2 10.6 19.7V11.3H5.8V8.6H10.6ZM8.6 3.4A3.4 3.4 0 1 0 15.4 3.4A3.4 3.4 0 1 0 8.6 3.4ZM10.6 3.4A1.4 1.4 0 1 1 13.4 3.4A1.4 1.4 0 1 1 10.6 3.4Z',
  },
  B: {
    ink: 'bells',
    sign: 'B',
    name: { en: 'bells', es: 'campanas' },
    path: 'M10.1 2.2C10.1 -0.5 13.9 -0.5 13.9 2.2C18 3.4 19.4 6.7 19.7 10.6C19.9 14.4 20.9 16.1 23 18V20.2H1V18C3.1 16.1 4.1 14.4 4.3 10.6C4.6 6.7 6 3.4 10.1 2.2ZM8.6 21.6H15.4C15.4 23 13.9 24 12 24C10.1 24 8.6 23 8.6 21.6Z',
  },
  I: {
    ink: 'icicles',
    sign: 'I',
    name: { en: 'icicles', es: 'témpanos' },
    path: 'M0.5 0.5H23.5V4.1H22.3L19.9 16.8L17.3 6C16.8 5 15.8 5 15.6 6L12.2 23.8L8.6 7.7C8.2 6.5 7.2 6.5 7 7.7L4.6 19.2L1.9 4.1H0.5Z',
  },
};
