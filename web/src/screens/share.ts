// A game as a file, or as a link.
import { packGame } from '../link';
import type { KeptGame } from '../match/reading';

export function downloadText(text: string, name: string, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function download(game: KeptGame) {
  const when = new Date(game.when).toISOString().slice(0, 16).replace(/[:T]/g, '-');
  downloadText(game.text, `${game.game}-${when}.log`);
}

export interface Shared {
  text: string;
  how: 'given' | 'copied' | 'not'; // to another program, into the clipboard, or nowhere
}

// A link to the game, after what is said of it. What is said goes where the device shares such things.
export async function share(game: KeptGame, said = ''): Promise<Shared> {
  const link = `${location.href.split('#')[0]}#/game/${await packGame(game.text)}`;
  const text = said ? `${said} ${link}` : link;
  try {
    if (said && 'share' in navigator) {
      await navigator.share({ text: said, url: link });
      return { text, how: 'given' };
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return { text, how: 'given' }; // they thought better of it
  }
  try {
    await navigator.clipboard.writeText(text);
    return { text, how: 'copied' };
  } catch {
    return { text, how: 'not' };
  }
}
