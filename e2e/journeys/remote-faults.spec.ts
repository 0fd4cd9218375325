import { expect, test } from '../support/fixtures.ts';
import type { RemoteFault } from '../support/remote-faults.ts';
import { untilInteractive } from '../support/screens.ts';

const UNAVAILABLE = { th: 'ขณะนี้ยังแสดงส่วนนี้ไม่ได้', ar: 'يتعذّر عرض هذا القسم الآن' };
const RETRY = 'ลองอีกครั้ง';

const faults: readonly RemoteFault[] = ['not-found', 'unavailable', 'hanging'];

test.use({
  serviceWorkers: 'block',
  // Browser messages about a failed file, and the shell's own.
  expectedConsole:
    /Failed to load resource|net::ERR|valid digest in the 'integrity'|SRI's integrity checks failed|\[portico\]|\[ Federation Runtime \]/,
});

// A hanging remote times out after 9.5 s, and its retry after at most as long again.
test.setTimeout(150_000);

test.beforeEach(async ({ page }) => {
  // Pictures share the connection with scripts, and would delay them while the demo's are still being created.
  await page.route('**/images/**', (route) => route.fulfill({ status: 204 }));
});

for (const fault of faults) {
  test(`[MFE-10] a page whose remote is ${fault} stays readable, says so, and works after a retry`, async ({
    page,
    site,
  }) => {
    await site.breakRemote('mfe-discovery', fault);
    // A hanging file blocks the load event forever.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('alert')).toContainText(UNAVAILABLE.th, { timeout: 60_000 });
    // The server-rendered content is still there, and the layout works.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('button').first().click();
    await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('alert')).toContainText(UNAVAILABLE.ar);

    await site.restoreRemote('mfe-discovery');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`[MFE-10] following a link to a remote that is ${fault} affects that page only`, async ({
    page,
    site,
  }) => {
    await page.goto('/portals');
    await site.breakRemote('mfe-portal', fault);
    await page.locator('main a[href^="/portals/"]').first().click();
    await expect(page.getByRole('alert')).toContainText(UNAVAILABLE.th, { timeout: 60_000 });
    await expect(page.getByRole('navigation').first()).toBeVisible();

    await site.restoreRemote('mfe-portal');
    await page.getByRole('button', { name: RETRY }).click();
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`[MFE-10] a slot whose remote is ${fault} affects its own area on the portal page`, async ({
    page,
    site,
  }) => {
    await site.breakRemote('mfe-catalog', fault);
    // A portal without a pop-up, whatever other journeys have changed.
    await page.goto('/portals?title=inthanon');
    // The document of a portal without a catalogue would load nothing of the remote.
    await untilInteractive(page);
    await page.locator('main a[href^="/portals/doi-inthanon"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-remote-unavailable="mfe-catalog"]')).toBeVisible({ timeout: 60_000 });

    await site.restoreRemote('mfe-catalog');
    await page
      .locator('[data-remote-unavailable="mfe-catalog"]')
      .getByRole('button', { name: RETRY })
      .click();
    await expect(page.locator('[data-remote-unavailable="mfe-catalog"]')).toHaveCount(0, { timeout: 60_000 });
  });
}

test('[T-18] scripts of a remote that were modified in transit are refused, and affect that page only', async ({
  page,
  site,
}) => {
  await page.goto('/portals');
  await site.breakRemote('mfe-portal', 'tampered');
  await page.locator('main a[href^="/portals/"]').first().click();
  await expect(page.getByRole('alert')).toContainText(UNAVAILABLE.th, { timeout: 60_000 });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  await site.restoreRemote('mfe-portal');
  await page.getByRole('button', { name: RETRY }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
});

const tamperedFiles = [
  ['entry', 'remoteEntry.*', 'PL-213'],
  ['exposed chunk', 'expose.*', 'PL-223'],
  ['words', 'messages-*', 'PL-233'],
  ['page', 'route-portal.*', 'PL-243'],
] as const;

for (const [what, files, code] of tamperedFiles) {
  test(`[T-18] a modified ${what} of a remote is refused and reported, and affects that page only`, async ({
    page,
    site,
  }) => {
    // A beacon's body is not visible to the test; without beacons the page sends a request.
    await page.addInitScript(() => Object.assign(navigator, { sendBeacon: () => false }));
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/api/releases/reports') && !!request.postData()?.includes(code),
      { timeout: 90_000 },
    );
    await site.breakRemote('mfe-portal', 'tampered', files);
    await page.goto('/portals');
    await page.locator('main a[href^="/portals/"]').first().click();
    const message = page.locator('[data-remote-unavailable="mfe-portal"]');
    await expect(message).toContainText(code, { timeout: 60_000 });
    await expect(page.locator('[data-remote-unavailable]')).toHaveCount(1);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect((await told).postDataJSON()).toMatchObject({ failures: [{ name: 'mfe-portal', code }] });

    await site.restoreRemote('mfe-portal');
    await message.getByRole('button', { name: RETRY }).click();
    await expect(message).toHaveCount(0, { timeout: 60_000 });
  });
}

test('[T-18] a modified extension is refused and reported, and the page around it keeps working', async ({
  page,
  site,
}) => {
  await site.breakRemote('mfe-catalog', 'tampered', 'slot-portal.catalog.*');
  await page.goto('/portals?title=inthanon');
  await untilInteractive(page);
  await page.locator('main a[href^="/portals/doi-inthanon"]').first().click();
  await expect(page.locator('[data-remote-unavailable="mfe-catalog"]')).toContainText('PL-253', {
    timeout: 60_000,
  });
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
