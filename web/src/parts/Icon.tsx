// Small drawings for buttons that also have a text or a label.
import type { JSX } from 'solid-js';

const icons = {
  close: 'M5 5L19 19M19 5L5 19',
  home: 'M3 11.5L12 4L21 11.5M5.5 10V20H10V14H14V20H18.5V10',
  undo: 'M9 5L4 10L9 15M4 10H14A5.5 5.5 0 0 1 14 21H10',
  hint: 'M9 18H15M10 21H14M8 14.5A6 6 0 1 1 16 14.5C15 15.5 15 16.5 15 18H9C9 16.5 9 15.5 8 14.5Z',
  recap: 'M12 7V12L15.5 14M4 12A8 8 0 1 0 6.5 6.2M4 4V8H8',
  gear: 'M4 7H13M19 7H20M4 17H5M11 17H20M16 4.5A2.5 2.5 0 1 0 16 9.5 2.5 2.5 0 1 0 16 4.5ZM8 14.5A2.5 2.5 0 1 0 8 19.5 2.5 2.5 0 1 0 8 14.5Z',
  book: 'M12 6C10 4.5 7 4 3.5 4V18.5C7 18.5 10 19 12 20.5 14 19 17 18.5 20.5 18.5V4C17 4 14 4.5 12 6ZM12 6V20.5',
  help: 'M9 9.2A3 3 0 1 1 13.2 12C12.3 12.5 12 13 12 14.5M12 17.8V18',
  sound: 'M4 9.5H8L13 5V19L8 14.5H4ZM16 9A4 4 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5',
  mute: 'M4 9.5H8L13 5V19L8 14.5H4ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5',
  play: 'M7 4.5L19 12L7 19.5Z',
  pause: 'M8 5V19M16 5V19',
  skip: 'M5 5L12 12L5 19ZM13 5L20 12L13 19Z',
  back: 'M15 5L8 12L15 19',
  on: 'M9 5L16 12L9 19',
  first: 'M18 5L11 12L18 19M6 5V19',
  last: 'M6 5L13 12L6 19M18 5V19',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  me: 'M12 3V7M12 17V21M3 12H7M17 12H21M12 8.5A3.5 3.5 0 1 0 12 15.5 3.5 3.5 0 1 0 12 8.5Z',
  log: 'M5 6H19M5 12H19M5 18H14',
  more: 'M4.5 12H5.5M11.5 12H12.5M18.5 12H19.5',
  trash: 'M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.5 20H16.5L17.5 7M10.5 10.5V16.5M13.5 10.5V16.5',
  download: 'M12 4V15M7 11L12 16L17 11M5 20H19',
  link: 'M10 14A4 4 0 0 0 15.7 14L19 10.7A4 4 0 0 0 13.3 5L11.5 6.8M14 10A4 4 0 0 0 8.3 10L5 13.3A4 4 0 0 0 10.7 19L12.5 17.2',
  swap: 'M4 8H19M15 4L19 8L15 12M20 16H5M9 12L5 16L9 20',
  file: 'M6 3.5H14L18.5 8V20.5H6ZM14 3.5V8H18.5',
  warn: 'M12 4L21 19.5H3ZM12 10V14.5M12 17V17.2',
};
export type IconName = keyof typeof icons;

export function Icon(props: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[props.name]} />
    </svg>
  );
}
