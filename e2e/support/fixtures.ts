import { test as base, expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { createRemoteFaults, type RemoteFaults } from './remote-faults.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Above the server's own start timeout. */
const SERVER_TIMEOUT_MS = 120_000;

/** The site under test, with faults of its remotes in this test's browser. */
export type Site = ServerProcess & RemoteFaults;

interface Fixtures {
  site: Site;
  /** A page in a browser without JavaScript. */
  plainPage: Page;
  /**
   * Console errors of `page` that a test causes on purpose: `test.use({ expectedConsole: /503|gone/ })`. A single
   * pattern, because Playwright treats an array of two as a value and its options; without the g flag, which is
   * stateful.
   */
  expectedConsole: RegExp | undefined;
}

interface WorkerFixtures {
  server: ServerProcess;
  /** The site of a visit; one with a key for Google Maps is started on first use. */
  siteOf: (visit: { hasMaps?: true }) => Promise<ServerProcess>;
}

/**
 * Playwright's test with a real server: paths in `page.goto('/towns')` are relative to the site, and an uncaught error,
 * console error or hydration warning fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedConsole: [undefined, { option: true }],

  server: [
    // Playwright parses the first parameter for fixtures, so it must be a pattern even if there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright's way to request no fixtures
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

  // Every test needs the site, named or not.
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

/** For `test.use`: a browser that asks for no reduced motion, unlike that of other journeys. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
