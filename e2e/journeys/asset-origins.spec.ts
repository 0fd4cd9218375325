import type { BrowserContext, Page } from '@playwright/test';
import { type AssetServer, startAssetServer } from '../support/asset-server.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { untilInteractive } from '../support/screens.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

interface Origins {
  /** Requested after the site's own origin. */
  first: AssetServer;
  /** Requested last. */
  second: AssetServer;
}

/** A site whose releases are on two more origins. */
const test = base.extend<object, { origins: Origins; server: ServerProcess }>({
  origins: [
    // Playwright parses the first parameter for fixtures, so it must be a pattern even if there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright's way to request no fixtures
    async ({}, provide) => {
      const [first, second] = await Promise.all([startAssetServer('well'), startAssetServer('well')]);
      await provide({ first, second });
      await Promise.all([first.stop(), second.stop()]);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ origins: { first, second } }, provide) => {
      const server = await startServer({ PORTICO_ASSET_ORIGINS: `${first.origin},${second.origin}` });
      for (const assets of [first, second]) assets.source = server.origin;
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  serviceWorkers: 'block',
  // Browser messages about failed or blocked files, and the shell's about failing over; none about the CSP.
  expectedConsole:
    /Failed to load resource|net::ERR|valid digest in the 'integrity'|SRI's integrity checks failed|\[portico\]|\[ Federation Runtime \]/,
});
// Each hanging origin costs eight seconds, on a machine that may be busy.
test.setTimeout(120_000);

test.beforeEach(async ({ page, origins: { first, second } }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 204 }));
  for (const assets of [first, second]) Object.assign(assets, { mood: 'well', requested: [] });
});

/** Makes the site's own origin fail for all release files: refused, or without a response. */
const breakOwn = (context: BrowserContext, site: ServerProcess, how: 'dead' | 'hanging') =>
  context.route(`${site.origin}/_r/**`, (route) => (how === 'dead' ? route.abort() : undefined));

const isInteractive = (page: Page) => untilInteractive(page, 60_000);

test('[MFE-10] a page whose own origin is dead and whose second one hangs starts from the third', async ({
  page,
  context,
  site,
  origins: { first, second },
}) => {
  await breakOwn(context, site, 'dead');
  first.mood = 'hanging';
  await page.goto('/portals', { waitUntil: 'domcontentloaded' });
  await isInteractive(page);
  expect(first.requested.length).toBeGreaterThan(0);

  // Later files are requested from there at once.
  const soFar = first.requested.length;
  await page.locator('main a[href^="/portals/"]').first().click();
  await expect(page).toHaveURL(/\/portals\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(second.requested.some((path) => path.includes('/mfe-portal/'))).toBe(true);
  expect(first.requested.length).toBe(soFar);
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0);
});

test('[MFE-10] a page whose own origin hangs starts from the second', async ({
  page,
  context,
  site,
  origins: { first },
}) => {
  await breakOwn(context, site, 'hanging');
  await page.goto('/towns', { waitUntil: 'domcontentloaded' });
  await isInteractive(page);
  expect(first.requested.some((path) => path.includes('/shell/'))).toBe(true);
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0);
});

for (const how of ['dead', 'hanging'] as const) {
  test(`[MFE-10] a page whose origin is ${how} by its next navigation loads that from another`, async ({
    page,
    context,
    site,
    origins: { first, second },
  }) => {
    await page.goto('/portals');
    await isInteractive(page);
    expect([...first.requested, ...second.requested]).toEqual([]);
    await breakOwn(context, site, how);
    await page.locator('main a[href^="/portals/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/portals\//);
    await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0, { timeout: 60_000 });
  });
}

test('[T-18] modified scripts of a second origin are refused as well', async ({
  page,
  context,
  site,
  origins: { first, second },
}) => {
  await page.goto('/portals');
  await isInteractive(page);
  await breakOwn(context, site, 'dead');
  first.mood = 'tampered';
  second.mood = 'tampered';
  await page.locator('main a[href^="/portals/"]').first().click();
  await expect(page.locator('[data-remote-unavailable="mfe-portal"]')).toBeVisible({ timeout: 60_000 });
  expect(first.requested.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  first.mood = 'well';
  second.mood = 'well';
  await page.locator('[data-remote-unavailable="mfe-portal"]').getByRole('button').click();
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0, { timeout: 60_000 });
});
