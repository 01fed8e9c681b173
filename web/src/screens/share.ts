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

// The link, and whether it is in the clipboard now.
export async function copyLink(game: KeptGame): Promise<{ link: string; copied: boolean }> {
  const link = `${location.href.split('#')[0]}#/game/${await packGame(game.text)}`;
  try {
    await navigator.clipboard.writeText(link);
    return { link, copied: true };
  } catch {
    return { link, copied: false };
  }
}
