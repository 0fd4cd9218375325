import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { serveGoogleMaps } from '../support/google-maps.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

const PLACE = '/portals/ban-mon-celadon';

interface MapKind {
  name: string;
  settings: Record<string, string>;
  /** Serves what cannot be reached from here. Resolves to the requested addresses of the library. */
  serve: (page: Page) => Promise<string[]>;
  pins: string;
}

const KINDS: readonly MapKind[] = [
  {
    name: "the site's own map",
    settings: {},
    serve: async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('maplibre-gl.mjs')) asked.push(request.url());
      });
      return asked;
    },
    pins: '[data-pin]',
  },
  {
    name: "Google's map",
    settings: { PORTICO_MAPS_KEY: 'a-key-for-journeys' },
    serve: serveGoogleMaps,
    pins: 'gmp-advanced-marker',
  },
];

/** The colours of at least a thousandth of the map, which includes those of its pins. */
async function shadesOf(page: Page): Promise<string[]> {
  const picture = (await page.locator('.maplibregl-canvas').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const shade = [pixels[at], pixels[at + 1], pixels[at + 2]].join(',');
      counts.set(shade, (counts.get(shade) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > pixels.length / 4 / 1000).map(([shade]) => shade);
  }, picture);
}

// What pages expect of a map, on both implementations.
for (const { name, settings, serve, pins } of KINDS) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let withMaps: Awaited<ReturnType<typeof startServer>>;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      withMaps = await startServer(settings);
    });
    test.afterAll(() => withMaps.stop());

    test(`[PORTAL-13, CONST-02] ${name} of a portal loads when it is scrolled to, without layout shifts`, async ({
      page,
    }) => {
      const asked = await serve(page);
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
      await expect(map.locator(pins)).toBeVisible();
      await expect(map.getByRole('img', { name: 'บ้านมอนศิลาดล' })).toBeVisible();
      expect(await sizes()).toEqual(before);
      expect(asked.length).toBeGreaterThan(0);
    });

    test(`[CONST-02, EDIT-14] ${name} in the editor takes the pin where it is pressed, and is 400 px high on a desktop`, async ({
      page,
      context,
    }) => {
      await serve(page);
      await context.addCookies([{ name: 'language', value: 'en', url: withMaps.origin }]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await signInAs(page, 'creator', withMaps.origin);
      await markDismissed('pop-up.portal.ban-mon-celadon')(page);
      await page.goto(`${withMaps.origin}${PLACE}`);
      await page.getByRole('button', { name: 'Edit location' }).click();
      const map = page.getByRole('dialog').getByRole('group', { name: 'Map' });
      await expect.poll(async () => (await map.boundingBox())?.height).toBe(400);
      await expect(map.locator(pins)).toBeVisible();
      const longitude = page.getByRole('textbox', { name: 'Longitude' });
      const before = Number(await longitude.inputValue());
      await map.getByRole('region', { name: 'Map', exact: true }).click({ position: { x: 60, y: 300 } });
      // West of the pin, which was in the middle.
      await expect.poll(async () => Number(await longitude.inputValue())).toBeLessThan(before);
      await expect(map.locator(pins)).toHaveCount(1);
    });

    test(`[SEARCH-04] ${name} shows found places, separates them, and its area is searched`, async ({
      page,
    }) => {
      await serve(page);
      await page.goto(`${withMaps.origin}/portals`);
      await page.locator('a[href="/portals?view=map"]').click();
      await expect(page.locator(pins).first()).toBeVisible();
      const count = await page.locator(pins).count();
      await page
        .getByRole('button', { name: /\d แห่ง/ })
        .first()
        .dispatchEvent('click');
      await expect.poll(() => page.locator(pins).count()).not.toBe(count);
      const ground = page.getByRole('region', { name: /^(Map|แผนที่)$/ });
      await ground.focus();
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: 'ค้นหาบริเวณนี้' }).click();
      await expect(page).toHaveURL(/range=.*&near=.*&view=map/);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    });
  });
}

test("Google's script gets the origin of the page alone", async ({ page }) => {
  const withKey = await startServer({ PORTICO_MAPS_KEY: 'a-key-for-journeys' });
  const asked = await serveGoogleMaps(page);
  await page.goto(`${withKey.origin}/portals?view=map`);
  await expect(page.locator('gmp-advanced-marker').first()).toBeVisible();
  const [script = ''] = asked;
  expect(new URL(script).searchParams.get('auth_referrer_policy')).toBe('origin');
  await withKey.stop();
});

test.describe('without a key', () => {
  test('[T-19, PORTAL-13] a map needs no other site, has a name and a size, and its places are in the list', async ({
    page,
    context,
    baseURL,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
    const origins = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
    });
    const policy = (await page.request.get('/portals')).headers()['content-security-policy'];
    expect(policy).not.toContain('unsafe-eval');
    await page.goto('/portals');
    await page.getByRole('link', { name: 'Map' }).click();
    const pins = page.locator('[data-pin]');
    await expect(pins.first()).toBeVisible();
    const box = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(140);
    // The list names the places, and more.
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText(/\d+ of \d+ places on the map/)).toBeVisible();
    expect([...origins]).toEqual([new URL(baseURL ?? site.origin).origin]);
  });

  test('sea and land have their colours, also after a change of the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/portals?view=map');
    await expect(page.locator('[data-pin]').first()).toBeVisible();
    const shades = () => shadesOf(page);
    await expect.poll(shades).toEqual(expect.arrayContaining(['195,219,228', '251,248,242']));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shades).toEqual(expect.arrayContaining(['16,33,42', '49,45,41']));
  });

  test('the pin of the editor follows the arrow keys, in larger steps with Shift', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
    await signInAs(page, 'creator', site.origin);
    await markDismissed('pop-up.portal.ban-mon-celadon')(page);
    await page.goto(PLACE);
    await page.getByRole('button', { name: 'Edit location' }).click();
    const pin = page.getByRole('dialog').getByRole('button', { name: 'Pin' });
    await expect(pin).toBeVisible();
    await expect(pin).toHaveAccessibleDescription(/Arrow keys move the pin/);
    const latitude = page.getByRole('textbox', { name: 'Latitude' });
    const at = async () => Number(await latitude.inputValue());
    const start = await at();
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(at).toBeGreaterThan(start);
    const small = (await at()) - start;
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => ((await at()) - start - small) / small).toBeCloseTo(-10, 0);
    await expect(pin).toBeFocused();
  });

  test('a device without WebGL shows the places and a message', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
      } as typeof original;
    });
    await page.goto('/portals?view=map');
    await expect(page.getByText('โหลดแผนที่ไม่สำเร็จ')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});

test.describe("the operator's map", () => {
  const shown = async (page: Page, origin: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${origin}/portals?view=map`);
    await expect(page.locator('[data-pin]').first()).toBeVisible();
  };

  test('a PMTiles file gives its map, with the credit that it asks for', async ({ page }) => {
    const own = await startServer({ PORTICO_MAP_TILES: 'e2e/fixtures/chiang-mai.pmtiles' });
    await shown(page, own.origin);
    // The earth of Protomaps' light style.
    await expect.poll(() => shadesOf(page)).toContain('226,223,218');
    await expect(page.getByText('Sample tiles')).toBeVisible();
    await own.stop();
  });

  test('a style of another site loads in the theme and language of the page', async ({ page }) => {
    const asked: string[] = [];
    const styles = createServer(({ url = '' }, response) => {
      asked.push(url);
      const layers = [{ id: 'ground', type: 'background', paint: { 'background-color': '#ff8000' } }];
      response.setHeader('access-control-allow-origin', '*');
      response.end(JSON.stringify({ version: 8, sources: {}, layers }));
    }).listen(0, '127.0.0.1');
    await once(styles, 'listening');
    const { port } = styles.address() as AddressInfo;
    const own = await startServer({ PORTICO_MAP_STYLE: `http://localhost:${port}/{theme}/{language}.json` });
    await shown(page, own.origin);
    await expect.poll(() => shadesOf(page)).toContain('255,128,0');
    expect(asked).toEqual(['/light/th.json']);
    await own.stop();
    styles.close();
  });
});
