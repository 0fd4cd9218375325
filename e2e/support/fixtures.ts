import { test as base, expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { createRemoteFaults, type RemoteFaults } from './remote-faults.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** More than the server's own start timeout. */
const SERVER_TIMEOUT_MS = 120_000;

/** The site under test, with ways to break its remotes in this test's browser. */
export type Site = ServerProcess & RemoteFaults;

interface Fixtures {
  site: Site;
  /** A page of a browser without JavaScript. */
  plainPage: Page;
  /**
   * Console errors of `page` that a test causes on purpose: `test.use({ expectedConsole: /503|gone/ })`. One pattern, because
   * Playwright takes an array of two for a value and its options. Without the g flag, which remembers its last match.
   */
  expectedConsole: RegExp | undefined;
}

interface WorkerFixtures {
  server: ServerProcess;
  /** The site of a visit: another one, started on first use, if it needs a key for Google Maps. */
  siteOf: (visit: { hasMaps?: true }) => Promise<ServerProcess>;
}

/**
 * Playwright's test with a real server: paths in `page.goto('/towns')` are the site's, and a page with an uncaught
 * error, console error or hydration warning fails its test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedConsole: [undefined, { option: true }],

  server: [
    // Playwright reads the fixtures needed out of the first parameter, even when there are none.
    // oxlint-disable-next-line no-empty-pattern -- the empty pattern is Playwright's way to say so
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
  ],

  siteOf: [
    async ({ server }, provide) => {
      let withMaps: Promise<ServerProcess> | undefined;
      await provide(async ({ hasMaps }) => {
        if (!hasMaps) return server;
        withMaps ??= startServer({ PORTICO_MAPS_KEY: 'a-key-for-journeys' });
        return withMaps;
      });
      await (await withMaps)?.stop();
    },
    { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
  ],

  baseURL: async ({ server }, provide) => provide(server.origin),

  site: async ({ server, context }, provide, testInfo) => {
    await provide({ ...server, ...createRemoteFaults(context) });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server.log', { path: server.logFile, contentType: 'text/plain' });
    }
  },

  // Every test needs the site, whether it names it or not.
  page: async ({ page, site: _site, expectedConsole }, provide) => {
    const errors = collectConsoleErrors(page, expectedConsole);
    await provide(page);
    expect(errors, 'console errors of the page').toEqual([]);
  },

  plainPage: async ({ browser, baseURL, site: _site }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await provide(await context.newPage());
    await context.close();
  },
});

export { expect };
