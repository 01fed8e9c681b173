// The page with the keyboard alone.
import type { Page } from 'playwright-core';

export const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const text = one?.getAttribute('aria-label') ?? one?.textContent ?? '';
    return { place: one?.getAttribute('data-place') ?? '', text: text.trim(), id: one?.id ?? '' };
  });

// Tab by Tab, until what is in focus is the right thing.
export async function tabTo(page: Page, right: (one: Awaited<ReturnType<typeof focused>>) => boolean) {
  const seen = [];
  for (let i = 0; i < 120; i++) {
    const one = await focused(page);
    if (right(one)) return;
    seen.push(one.text || one.id || one.place);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes there: ${seen.join(' | ')}`);
}

export async function press(page: Page, keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

export async function expectPlace(page: Page, place: string) {
  const now = await focused(page);
  if (now.place !== place) throw new Error(`the keys lead to ${now.place || now.text} instead of ${place}`);
}

// The fewest arrow keys from place to place.
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export function arrowKeys(from: string, to: string, next: (here: string, key: Arrow) => string): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [here, keys] of ways) {
    if (here === to) return keys;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const there = next(here, key);
      if (!ways.has(there)) ways.set(there, [...keys, key]);
    }
  }
  throw new Error(`no arrow keys lead from ${from} to ${to}`);
}
