// A drawn board, with colours that follow the theme.
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { settings } from '../settings';

interface Styles {
  light: string;
  dark: string;
}

function useDark() {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const [systemDark, setSystemDark] = createSignal(system.matches);
  const changed = () => setSystemDark(system.matches);
  system.addEventListener('change', changed);
  onCleanup(() => system.removeEventListener('change', changed));
  return () => settings.theme === 'dark' || (settings.theme === 'system' && systemDark());
}

// The colours as a style sheet. One made by script is allowed by the page's content security policy.
export function useBoardStyle(styles: () => Styles) {
  const dark = useDark();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  createEffect(() => sheet.replaceSync(dark() ? styles().dark : styles().light));
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

// The whole drawing as one image. As hundreds of elements it would slow down every frame of an
// animation, though nothing in it ever moves.
export function useBoardPicture(board: () => { svg: string; styles: Styles; viewBox: number[] }) {
  const dark = useDark();
  return createMemo(() => {
    const { svg, styles, viewBox } = board();
    const [x, y, width, height] = viewBox;
    const shore = 1500; // what is drawn reaches beyond the land
    const frame = { x: x - shore, y: y - shore, width: width + 2 * shore, height: height + 2 * shore };
    const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
    const style = `<style>${dark() ? styles.dark : styles.light}</style>`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${style}${svg}</svg>`;
    return { ...frame, href: `data:image/svg+xml,${encodeURIComponent(text)}` };
  });
}
