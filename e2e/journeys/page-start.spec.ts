import type { Page, Request } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { bootOf } from '../support/page-boot.ts';
import { signInAs, untilInteractive } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

test.use(WITH_MOTION);

const isScript = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/_r/');

/** URLs of requested scripts, in order; the array grows while the page is open. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Delays requests of these URLs until the returned function is called. */
async function holdBack(
  page: Page,
  addresses: string,
  onAsked?: (request: Request) => void,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route, request) => {
    onAsked?.(request);
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const isAlive = (page: Page) => untilInteractive(page, 45_000);

/** Fakes the browser's data saver. */
const withSaveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

test('no script and no other picture is loaded before the hero picture; then the page is hydrated', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const pictures: string[] = [];
  const release = await holdBack(page, '**/images/**', (request) => pictures.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  const first = await page.locator('img[fetchpriority=high]').evaluate((img: HTMLImageElement) => img.srcset);
  expect(pictures.filter((address) => !first.includes(new URL(address).pathname))).toEqual([]);
  expect(scripts).toEqual([]);
  release();
  await isAlive(page);
  expect(scripts.some((address) => address.startsWith('/_r/mfe-discovery/'))).toBe(true);
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
});

test("the shell's script asks the browser to compile it while it loads", async ({ page, request }) => {
  await page.goto('/');
  const { main } = await bootOf(page);
  // The first line, or Chromium ignores it.
  expect((await (await request.get(main)).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

test('only a portal with a catalogue, and its editor, load the remote that shows catalogues', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const open = async (path: string) => {
    scripts.length = 0;
    await page.goto(path);
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    return scripts.some((address) => address.startsWith('/_r/mfe-catalog/'));
  };
  expect(await open('/portals/wat-phumin')).toBe(false);
  expect(await open('/portals/ban-mon-celadon')).toBe(true);
  await signInAs(page, 'creator');
  expect(await open('/portals/wat-phumin')).toBe(true);
});

test('on a slow line the fonts are used from the next page on', async ({ page }) => {
  await markDismissed('pop-up.home')(page);
  const isUsed = () =>
    page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Variable')));
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 20, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: 180 * 1024 });
  const font = page.waitForResponse(/anuphan-thai/);
  await page.goto('/');
  await (await font).finished();
  await session.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: -1 });
  expect(await isUsed()).toBe(false);
  await page.locator('main a[href^="/towns/"]').first().click();
  await expect(page).toHaveURL(/\/towns\//);
  await expect.poll(isUsed).toBe(true);
});

const PARTS = 'main h2, main a[target=_blank], main button[aria-haspopup=dialog], footer a';

/** Which titles of blocks, of their controls, and links of the footer are rendered, with animations held at their start. */
async function renderedAtFirst(page: Page, path: string, width: number): Promise<(string | null)[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  return page
    .locator(PARTS)
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.textContent));
}

test.describe('a phone renders what is below its first screen after the first paint, a wide window at once; the footer waits until it is near', () => {
  for (const { what, path, atFirst } of [
    { what: 'home: its later sections and the footer', path: '/', atFirst: ['Towns'] },
    {
      what: 'a portal: what follows its map, and the footer',
      path: '/portals/wat-phumin',
      atFirst: ['Opening hours', 'Location'],
    },
  ])
    test(what, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
      const session = await context.newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      expect(await renderedAtFirst(page, path, 1000)).toHaveLength(await page.locator(PARTS).count());
      expect(await renderedAtFirst(page, path, 390)).toEqual(atFirst);
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect
        .poll(() => page.locator(PARTS).evaluateAll((parts) => parts.every((part) => part.checkVisibility())))
        .toBe(true);
      const footer = page.locator('footer a').last();
      const isRendered = () =>
        footer.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isRendered()).toBe(false);
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(isRendered).toBe(true);
    });
});

test('presses and input before hydration are not lost', async ({ page }) => {
  await markDismissed('pop-up.home')(page);
  const release = await holdBack(page, '**/_r/shell/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('pai');
  const menu = page.getByRole('banner').getByRole('button', { expanded: false }).last();
  await menu.click();
  await expect(page.locator('html')).toHaveAttribute('data-waits', '');
  expect(await page.evaluate(() => performance.getEntriesByName('portico:interactive').length)).toBe(0);
  release();
  await isAlive(page);
  await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('pai');
  await expect(page.locator('html')).not.toHaveAttribute('data-waits', '');
});

test('[OPEN-03] a passcode sent before hydration opens the portal', async ({ page }) => {
  const release = await holdBack(page, '**/_r/shell/**');
  await page.goto('/portals?town.id=phang-nga&town.title=Phang%20Nga', { waitUntil: 'domcontentloaded' });
  const passcode = page.locator('input[name=passcode]');
  await passcode.fill('123456');
  await passcode.press('Enter');
  release();
  await expect(page.locator('main h3 a').first()).toBeVisible();
  await expect(passcode).toHaveCount(0);
});

test('a picture pressed before hydration opens large after it', async ({ page }) => {
  const release = await holdBack(page, '**/_r/shell/**');
  const picture = page.locator('[data-gallery-item=full] a[href^="/images/"]').first();
  await page.goto('/portals/tha-phae-sunday-market', { waitUntil: 'domcontentloaded' });
  await picture.click();
  await expect(page.locator('html')).toHaveAttribute('data-waits', '');
  release();
  await expect(page.locator('[role=dialog][aria-modal=true]').getByText(/^\D*1\D+\d+\D*$/)).toBeVisible();
});

test('with data saver on the page is hydrated on interaction, and its links work before', async ({
  page,
}) => {
  await withSaveData(page);
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().hover();
  await isAlive(page);
  expect(scripts.length).toBeGreaterThan(0);
});
