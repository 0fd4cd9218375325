import type { Page } from '@playwright/test';

/**
 * Collects uncaught errors, console errors and hydration warnings of a page, except those that match `expected`. The
 * array grows while the page is open.
 */
export function collectConsoleErrors(page: Page, expected?: RegExp): string[] {
  const errors: string[] = [];
  const note = (error: string) => {
    if (!expected?.test(error)) errors.push(error);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && !/hydrat/i.test(text)) return;
    const { url } = message.location();
    note(url ? `${message.type()}: ${text} (${url})` : `${message.type()}: ${text}`);
  });
  return errors;
}
