import { expect, test } from '../support/fixtures.ts';
import { serveGoogleMaps } from '../support/google-maps.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

const PLACE = '/portals/ban-mon-celadon';
const GOOGLE = /googleapis|gstatic|google\.com/;

test('[T-19, PORTAL-13] without a key nothing is requested from Google, and locations are shown by address and link', async ({
  page,
}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto('/portals');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('a[href*="view=map"]')).toHaveCount(0);
  await page.goto('/portals?view=map');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'แผนที่ของผลการค้นหา' })).toHaveCount(0);
  await page.goto(PLACE);
  await expect(page.locator('a[href^="https://www.google.com/maps/search"]')).toBeVisible();
  expect(hosts.filter((host) => GOOGLE.test(host))).toEqual([]);
});

test.describe('with a key', () => {
  test.describe.configure({ mode: 'serial' });
  let withMaps: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    withMaps = await startServer({ PORTICO_MAPS_KEY: 'a-key-for-journeys' });
  });
  test.afterAll(() => withMaps.stop());

  test('[PORTAL-13, CONST-02] the map of a portal loads when it is scrolled to, without layout shifts', async ({
    page,
  }) => {
    const asked = await serveGoogleMaps(page);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${withMaps.origin}${PLACE}`);
    await untilShown(page);
    await page.keyboard.press('Escape');
    expect(asked).toEqual([]);
    const map = page.getByRole('group', { name: /^แผนที่ของ/ });
    // Measures the map and the text below it, because fonts that load meanwhile may wrap text elsewhere.
    const below = page.locator('section', { has: map }).last().locator('bdi[dir="ltr"]');
    const sizes = async () => {
      const [ofMap, ofText] = await Promise.all([map.boundingBox(), below.boundingBox()]);
      return { height: ofMap?.height, gap: (ofText?.y ?? Number.NaN) - (ofMap?.y ?? Number.NaN) };
    };
    const before = await sizes();
    expect(before.height).toBe(400);
    await map.scrollIntoViewIfNeeded();
    await expect(page.locator('gmp-advanced-marker')).toBeVisible();
    expect(await sizes()).toEqual(before);
    const [script = ''] = asked;
    expect(new URL(script).searchParams.get('auth_referrer_policy')).toBe('origin');
  });

  test('[CONST-02, EDIT-14] the map of the location editor is 400 px high on a desktop', async ({
    page,
    context,
  }) => {
    await serveGoogleMaps(page);
    await context.addCookies([{ name: 'language', value: 'en', url: withMaps.origin }]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAs(page, 'creator', withMaps.origin);
    await markDismissed('pop-up.portal.ban-mon-celadon')(page);
    await page.goto(`${withMaps.origin}${PLACE}`);
    await page.getByRole('button', { name: 'Edit location' }).click();
    const map = page.getByRole('dialog').getByRole('group', { name: 'Map' });
    await expect.poll(async () => (await map.boundingBox())?.height).toBe(400);
  });

  test('[SEARCH-04] found places are shown on a map, and its area is searched', async ({ page }) => {
    await serveGoogleMaps(page);
    await page.goto(`${withMaps.origin}/portals`);
    await page.locator('a[href="/portals?view=map"]').click();
    const pins = page.locator('gmp-advanced-marker');
    await expect(pins.first()).toBeVisible();
    const ground = page.getByRole('region', { name: 'Map', exact: true });
    await ground.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'ค้นหาบริเวณนี้' }).click();
    await expect(page).toHaveURL(/range=.*&near=.*&view=map/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});
