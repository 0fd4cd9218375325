import { test as base, expect, type Page } from '@playwright/test';
import { collectComplaints } from './page-complaints.ts';
import { createRemoteFaults, type RemoteFaults } from './remote-faults.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** More than the server itself is given to start. */
const SERVER_TIMEOUT_MS = 120_000;

/** The site under test: where it is, and ways to disturb its remotes in this test's browser. */
export type Site = ServerProcess & RemoteFaults;

interface World {
  site: Site;
  /** A page of a browser without JavaScript, as it reads when no script arrives. */
  plainPage: Page;
  /**
   * Complaints of `page` that a test means to cause: `test.use({ expectedConsole: /503|gone/ })`. One pattern, because
   * Playwright takes an array of two for a value and its options. Without the g flag, which remembers its last match.
   */
  expectedConsole: RegExp | undefined;
}

interface WorkerWorld {
  server: ServerProcess;
  /** The site that a visit is made to: another one where it needs a key for Google Maps, started when it is first asked for. */
  siteOf: (visit: { hasMaps?: true }) => Promise<ServerProcess>;
}

/**
 * Playwright's test with a real server behind it: paths in `page.goto('/towns')` are the site's, and a page that
 * complains (uncaught error, console error, hydration warning) fails its test.
 */
export const test = base.extend<World, WorkerWorld>({
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
    const complaints = collectComplaints(page, expectedConsole);
    await provide(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },

  plainPage: async ({ browser, baseURL, site: _site }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await provide(await context.newPage());
    await context.close();
  },
});

export { expect };
