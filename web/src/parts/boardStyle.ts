// The colours of a drawn board follow the theme. A sheet made by script needs no exception from the
// page's policy.
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { settings } from '../settings';

export function useBoardStyle(styles: () => { light: string; dark: string }) {
  const sheet = new CSSStyleSheet();
  const system = matchMedia('(prefers-color-scheme: dark)');
  const [systemDark, setSystemDark] = createSignal(system.matches);
  const changed = () => setSystemDark(system.matches);
  system.addEventListener('change', changed);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  createEffect(() => {
    const dark = settings.theme === 'dark' || (settings.theme === 'system' && systemDark());
    sheet.replaceSync(dark ? styles().dark : styles().light);
  });
  onCleanup(() => {
    system.removeEventListener('change', changed);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
