// Opens a log in the page, as from a file.
import type { Page } from 'playwright-core';
import { url } from './browser';

export async function open(page: Page, text: string) {
  await page.goto(url('#/'));
  const file = page.locator('input[type=file]').first();
  await file.waitFor({ state: 'attached' });
  await file.setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.table-screen[data-busy=false]').waitFor();
}
