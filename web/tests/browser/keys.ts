// The page with the keyboard alone.
import type { Page } from 'playwright-core';

// What is in focus, and what is said of it.
export const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const images = [...(one?.querySelectorAll('svg[role=img]') ?? [])];
    const text =
      one?.getAttribute('aria-label') ??
      (images.length ? images.map((image) => image.getAttribute('aria-label')).join(' ') : one?.textContent);
    return {
      place: one?.getAttribute('data-place') ?? '',
      card: one?.getAttribute('data-card') ?? '',
      confirms: one?.classList.contains('jr-confirm') ?? false,
      text: text?.trim() ?? '',
      id: one?.id ?? '',
      part: one?.closest('[data-part]')?.getAttribute('data-part') ?? '',
    };
  });

// Tab by Tab, until what is in focus is the right thing; says how many it took.
export async function tabTo(page: Page, right: (one: Awaited<ReturnType<typeof focused>>) => boolean) {
  const seen = [];
  for (let i = 0; i < 120; i++) {
    const one = await focused(page);
    if (right(one)) return i;
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

// Something is in focus, is visible, and has a role and a name.
export async function expectFocus(page: Page) {
  await page.waitForFunction(() => {
    const one = document.activeElement;
    if (!one || one === document.body || one.matches(':disabled')) return false;
    const box = one.getBoundingClientRect();
    const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return inside && one.matches(':focus-visible');
  });
  const spoken = await page.locator(':focus').ariaSnapshot();
  if (!/^- '?(button|link|textbox|listitem|main)\b.*\S/.test(spoken) || /^- button(:|$)/m.test(spoken))
    throw new Error(`what is in focus is spoken of as ${spoken}`);
}

// Whatever the polite live region says from now on is remembered.
interface Listening {
  told?: string[];
}
export const listen = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[aria-live=polite]')!;
    const told: string[] = ((window as Listening).told = []);
    new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
// Nothing of it was said twice over, and a table has no other live region that could repeat it.
export async function expectSaidOnce(page: Page) {
  const told = await page.evaluate(() => {
    const others = document.querySelectorAll('.table-screen :is([role=status], [role=alert], [aria-live])');
    if (others.length) throw new Error(`another live region says ${others[0].textContent}`);
    return (window as Listening).told!;
  });
  const twice = told.filter((text, i) => {
    const sentences = text.split(/(?<=[.?!]) /).filter((one) => one.length > 12);
    return new Set(sentences).size < sentences.length || (text !== '' && text === told[i - 1]);
  });
  if (!told.length || twice.length) throw new Error(`said twice: ${JSON.stringify(twice)}`);
}
export const heard = (page: Page, sentence: string) =>
  page.waitForFunction(
    (wanted) => (window as Listening).told!.some((text) => text.includes(wanted)),
    sentence,
  );
