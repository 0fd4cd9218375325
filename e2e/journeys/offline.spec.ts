import { expect, test } from '../support/fixtures.ts';
import { cachedAddresses, cachedText, untilCached } from '../support/offline-cache.ts';
import { publishSample } from '../support/releases.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

test.use({
  serviceWorkers: 'allow',
  // Browser messages about calls offline, the offline page and private items.
  expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (503|403|404)/,
});

const LOST = 'Internet connection lost';

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await markDismissed('pop-up.home')(page);
});

test('a site can be installed, with the provider’s name, colour and icons', async ({ page, context }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(address ?? '')).json()) as {
    name: string;
    lang: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'en', theme_color: '#0f7b6c' });
  expect(await page.title()).toContain(manifest.name);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  await untilCached(page, '/');
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run incognito, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('[APP-23] a visited page opens offline with its date; another page lists those that were visited', async ({
  page,
  context,
}) => {
  // Visits many pages.
  test.slow();
  await page.goto('/');
  await untilCached(page, '/');
  const home = await page.getByRole('heading', { level: 1 }).textContent();
  const first = page.locator('main a[href^="/portals/"]').first();
  const portal = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL(portal);
  const heading = page.getByRole('heading', { level: 1 });
  // The URL changes before the page does.
  await expect(heading).not.toHaveText(home ?? '');
  const name = await heading.textContent();
  await untilCached(page, portal);

  await page.goto('/');
  const search = page.locator('main [role=combobox]');
  await search.fill('Wat');
  await expect(page.locator('main [role=option]').first()).toBeVisible();
  const hits = await page.locator('main [role=option]').allTextContents();
  await expect
    .poll(async () => (await cachedAddresses(page))['portico-answers']?.join())
    .toContain('_search');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByText(/You’re seeing this page as it was on .*2026/)).toBeVisible();
  await search.fill('Wat');
  await expect(page.locator('main [role=option]').first()).toBeVisible();
  expect(await page.locator('main [role=option]').allTextContents()).toEqual(hits);
  await page.keyboard.press('Escape');

  // The link leads to the cached page.
  await page.locator(`main a[href="${portal}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByText(LOST)).toBeVisible();

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('link', { name: new RegExp(name ?? '') })).toHaveAttribute('href', portal);
  await context.setOffline(false);
  // The page reloads by itself.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText(LOST)).toHaveCount(0);
});

test('[OPEN-03, T-07] nothing of a private portal is cached once its passcode has opened it', async ({
  page,
}) => {
  await page.goto('/');
  await untilCached(page, '/');
  await page.goto('/portals/ban-rak-thai-tea-house');
  await page.getByLabel(/^Passcode/).fill('123456');
  await page.getByRole('button', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ban Rak Thai');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ban Rak Thai');
  const paragraphs = (await page.locator('main p').allTextContents()).filter(
    (text) => text.trim().length > 40,
  );
  expect(paragraphs.length).toBeGreaterThan(0);
  await untilCached(page, '/portals/ban-rak-thai-tea-house');
  const cached = await cachedText(page);
  for (const text of paragraphs) expect(cached).not.toContain(text.trim().slice(0, 40));
  const pictures = Object.values(await cachedAddresses(page)).flat();
  expect(pictures.filter((address) => address.includes('s='))).toEqual([]);
});

test('[MFE-02] a new release set is cached as a whole, and the cache of the previous one is deleted', async ({
  page,
  context,
  site,
}) => {
  // Builds two releases.
  test.slow();
  await publishSample(site);
  await page.goto('/sample');
  await untilCached(page, '/sample');
  const previous = Object.keys(await cachedAddresses(page)).filter((name) => name.startsWith('portico-set-'));
  expect(previous).toHaveLength(1);

  await publishSample(site, { from: 'release one', to: 'release two' });
  // The worker does not wait for a server that is slow with a new set's first page.
  await expect(async () => {
    await page.reload();
    await expect(page.getByTestId('release')).toHaveText('release two', { timeout: 5_000 });
  }).toPass();
  // A page that is busy when the worker looks for open pages keeps its set until the next page opens.
  await expect(async () => {
    await page.reload();
    await expect
      .poll(async () => {
        const sets = Object.keys(await cachedAddresses(page)).filter((name) =>
          name.startsWith('portico-set-'),
        );
        return sets.length === 1 && sets[0] !== previous[0];
      })
      .toBe(true);
  }).toPass({ intervals: [0] });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('release')).toHaveText('release two');
});

test('[MFE-01, T-01] a published remote’s query key is cached apart, and its personal page and secret key not at all', async ({
  page,
  context,
  site,
}) => {
  // Builds a release.
  test.slow();
  await publishSample(site);
  await page.goto('/sample?day=2');
  await expect(page.getByTestId('day')).toHaveText('2');
  await untilCached(page, '/sample?day=2');
  await page.goto('/sample?whatever=1');
  const secret = await page.goto('/sample?ticket=hidden');
  expect(secret?.headers()['cache-control']).toBe('private, no-store');
  const personal = await page.goto('/sample/mine');
  expect(personal?.headers()['cache-control']).toBe('private, no-store');
  await page.goto('/sample');
  await untilCached(page, '/sample');
  const cached = Object.values(await cachedAddresses(page)).flat();
  expect(cached.filter((address) => address.startsWith('/sample')).sort()).toEqual([
    '/sample',
    '/sample?day=2',
  ]);

  await context.setOffline(true);
  await page.goto('/sample?day=2');
  await expect(page.getByTestId('day')).toHaveText('2');
  await page.goto('/sample/mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
});

test('[LOGIN-13] signing out clears the cached pages', async ({ page }) => {
  await page.goto('/towns');
  await untilCached(page, '/towns');
  const session = await page.request.post('/api/auth/login', {
    data: { username: 'creator', password: 'creator-demo' },
  });
  const { jsonWebToken } = (await session.json()) as { jsonWebToken: string };
  await page.evaluate((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
  await page.reload();
  await page.getByRole('button', { name: /^Hi !/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(async () => Object.values(await cachedAddresses(page)).flat()).not.toContain('/towns');
});

test('a map that was seen is there offline', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await untilCached(page, '/');
  await page.goto('/portals/ban-mon-celadon');
  const map = page.getByRole('group', { name: /^Map of/ });
  const shown = async () => {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-pin]')).toBeVisible();
  };
  await shown();
  await untilCached(page, '/portals/ban-mon-celadon');
  const files = () => page.evaluate(async () => (await (await caches.open('portico-maps')).keys()).length);
  // Library, worker, styles, the style, and at least one tile.
  await expect.poll(files).toBeGreaterThanOrEqual(5);
  await context.setOffline(true);
  await page.reload();
  await shown();
  await context.setOffline(false);
});
