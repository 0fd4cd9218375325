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

/** Emits an event that renders a story; returns Storybook's result. */
const render = (page: Page, storyId: string, event: string, payload: object): Promise<string> =>
  page.evaluate(
    ([id, name, message]) =>
      new Promise<string>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const missing = () => end('missing');
        const finished = (result: unknown) => {
          const { storyId: ended, status } = result as { storyId: string; status: string };
          if (ended === id) end(status);
        };
        function end(outcome: string) {
          channel.off('storyMissing', missing);
          channel.off('storyFinished', finished);
          resolve(outcome);
        }
        channel.on('storyMissing', missing);
        channel.on('storyFinished', finished);
        channel.emit(name, message);
      }),
    [storyId, event, payload] as const,
  );

/** Shows a story in the open page: opening a page for each would take minutes. */
const show = (page: Page, storyId: string): Promise<string> =>
  render(page, storyId, 'setCurrentStory', { storyId, viewMode: 'story' });

for (const language of LANGUAGES) {
  test(`every story renders without an error in ${language}, in both themes`, async ({ page }) => {
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
      `${ORIGIN}/iframe.html?id=${first}&viewMode=story&globals=language:${language};theme:light`,
    );
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const theme of ['light', 'dark']) {
      if (theme === 'dark') await render(page, first, 'updateGlobals', { globals: { theme } });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const id of [...others, first]) {
        const outcome = await show(page, id);
        expect
          .soft({ id, theme, outcome, errors: errors.splice(0) })
          .toEqual({ id, theme, outcome: 'success', errors: [] });
      }
    }
  });
}
