import type { Page } from '@playwright/test';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

export const USER_AGENTS = {
  phone: PHONE,
  chatAppOnAndroid: `${PHONE} Line/14.9.0/IAB`,
  chatAppOnIphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile Safari Line/14.9.0',
} as const;

/** Fakes the user agent within the page; the server's response is the same for all. */
export const inBrowser = (userAgent: string) => (page: Page) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true }),
    userAgent,
  );
