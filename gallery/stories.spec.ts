import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@portico/shared/contracts';

const gallery = path.resolve(import.meta.dirname, '../build/gallery');
/** The test serves the build's files itself, without a server. */
const ORIGIN = 'http://gallery.localhost';

/** The part of Storybook's channel that the test uses. */
interface Channel {
  emit: (event: string, payload: object) => void;
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

function storyIds(): string[] {
  const index = JSON.parse(readFileSync(path.join(gallery, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.entries(index.entries)
    .filter(([, { type }]) => type === 'story')
    .map(([id]) => id);
}

/** Shows a story in the open page; returns Storybook's result. Opening a page for each story would take minutes. */
const show = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const missing = () => end('missing');
        const finished = (payload: unknown) => end((payload as { status: string }).status);
        function end(outcome: string) {
          channel.off('storyMissing', missing);
          channel.off('storyFinished', finished);
          resolve(outcome);
        }
        channel.on('storyMissing', missing);
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

for (const [number, language] of LANGUAGES.entries()) {
  const theme = number % 2 === 0 ? 'light' : 'dark';
  test(`every story renders without an error in ${language}, ${theme}`, async ({ page }) => {
    await page.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      return origin === ORIGIN ? route.fulfill({ path: path.join(gallery, pathname) }) : route.abort();
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));

    const [first = '', ...others] = storyIds();
    expect(others.length).toBeGreaterThan(0);
    await page.goto(
      `${ORIGIN}/iframe.html?id=${first}&viewMode=story&globals=language:${language};theme:${theme}`,
    );
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const id of [...others, first]) {
      const outcome = await show(page, id);
      expect.soft({ id, outcome, errors: errors.splice(0) }).toEqual({ id, outcome: 'success', errors: [] });
    }
  });
}
