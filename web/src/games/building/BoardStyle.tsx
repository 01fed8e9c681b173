// The colours of the drawn board, as the engine gives them, in the theme of the moment. A style sheet
// object rather than a <style>: the page's security policy allows no styles written into it.
import { createEffect, onCleanup, type JSX } from 'solid-js';
import type { TableState } from '../../table/table';
import { theme } from '../../settings';

interface Sheets {
  light: string;
  dark: string;
}

export function BoardStyle(props: { table: TableState }): JSX.Element {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  createEffect(() => {
    const board = props.table.state.board as unknown as Partial<Sheets> | null;
    sheet.replaceSync((theme() === 'dark' ? board?.dark : board?.light) ?? '');
  });
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return null;
}
