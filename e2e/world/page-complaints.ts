import type { Page } from '@playwright/test';

/**
 * Collects what a page complains about: uncaught errors, errors on the console, and anything said about hydration.
 * The array grows while the page lives; what `expected` matches is left out.
 */
export function collectComplaints(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!expected?.test(complaint)) complaints.push(complaint);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && !/hydrat/i.test(text)) return;
    const { url } = message.location();
    note(url ? `${message.type()}: ${text} (${url})` : `${message.type()}: ${text}`);
  });
  return complaints;
}
