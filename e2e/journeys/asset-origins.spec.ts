import type { BrowserContext, Page } from '@playwright/test';
import { type AssetServer, startAssetServer } from '../support/asset-server.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

interface Origins {
  /** Asked after the site's own. */
  first: AssetServer;
  /** Asked last. */
  second: AssetServer;
}

/** A site whose releases are at two more origins. */
const test = base.extend<object, { origins: Origins; server: ServerProcess }>({
  origins: [
    // Playwright reads the fixtures needed out of the first parameter, even when there are none.
    // oxlint-disable-next-line no-empty-pattern -- the empty pattern is Playwright's way to say so
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
  // What the browser says of files that do not come or are refused, and the shell of asking elsewhere. No word of the
  // content policy is among it.
  expectedConsole:
    /Failed to load resource|net::ERR|valid digest in the 'integrity'|SRI's integrity checks failed|\[portico\]|\[ Federation Runtime \]/,
});
// Each silent origin costs eight seconds, on a machine that may be busy.
test.setTimeout(120_000);

test.beforeEach(async ({ page, origins: { first, second } }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 204 }));
  for (const assets of [first, second]) Object.assign(assets, { mood: 'well', asked: [] });
});

/** From now on the site itself gives no file of a release: it is gone, or it never answers. */
const breakOwn = (context: BrowserContext, site: ServerProcess, how: 'dead' | 'hanging') =>
  context.route(`${site.origin}/_r/**`, (route) => (how === 'dead' ? route.abort() : undefined));

const isInteractive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('portico:interactive').length > 0, undefined, {
    timeout: 60_000,
  });

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
  expect(first.asked.length).toBeGreaterThan(0);

  // What comes next is asked for there at once.
  const soFar = first.asked.length;
  await page.locator('main a[href^="/portals/"]').first().click();
  await expect(page).toHaveURL(/\/portals\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(second.asked.some((path) => path.includes('/mfe-portal/'))).toBe(true);
  expect(first.asked.length).toBe(soFar);
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
  expect(first.asked.some((path) => path.includes('/shell/'))).toBe(true);
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
    expect([...first.asked, ...second.asked]).toEqual([]);
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
  expect(first.asked.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  first.mood = 'well';
  second.mood = 'well';
  await page.locator('[data-remote-unavailable="mfe-portal"]').getByRole('button').click();
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0, { timeout: 60_000 });
});
