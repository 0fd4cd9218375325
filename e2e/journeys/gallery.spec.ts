import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { messageButton } from '../support/visits/message-button.ts';

test.use(WITH_MOTION);

/** A portal with sixteen items: pictures, a link, a video, some that expire. */
const MARKET = '/portals/tha-phae-sunday-market';

test('[T-30] in Arabic the viewer goes to the left, zooms by + and -, closes by Escape, and restores the focus', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.goto(MARKET);
  const picture = page.locator('[data-gallery-item=full] a[href^="/images/"]').first();
  await picture.click();
  const viewer = page.locator('[role=dialog][aria-modal=true]');
  await expect(viewer).toHaveCSS('direction', 'rtl');
  const shown = viewer.locator('[role=group]:not([inert]) img').first();
  await expect(viewer.getByText(/^\D*1\D+\d+\D*$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^\D*2\D+\d+\D*$/)).toBeVisible();
  await expect(shown).toBeVisible();

  const zoomOut = await messageButton(page, 'mfe-portal', 'lightbox.zoomOut');
  await expect(zoomOut).toBeDisabled();
  await page.keyboard.press('+');
  await expect(zoomOut).toBeEnabled();
  await page.keyboard.press('-');
  await expect(zoomOut).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('[GAL-02, GAL-10, T-13] a video loads nothing before the press, and then plays in a sandboxed frame', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>the film</p>' });
  });
  await page.goto(MARKET);
  const video = page.locator('[data-gallery-item=full]').filter({ hasText: 'youtube.com' });
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await video.getByRole('link').first().click();
  const frame = video.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(frame).toBeFocused();
  // The CSP allows it.
  await expect(frame.contentFrame().getByText('the film')).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

test('[GAL-11] a hundred thumbnails are in a scrolling row, and a phone’s page stays as wide as the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(MARKET);
  const row = page.locator('ul', { has: page.locator('[data-gallery-item=thumbnail]') });
  await expect(row).toBeVisible();
  const widths = await row.evaluate((list) => {
    for (let more = 0; more < 100; more++) list.append(list.lastElementChild?.cloneNode(true) ?? '');
    return { row: list.scrollWidth, page: document.documentElement.scrollWidth };
  });
  expect(widths.page).toBe(390);
  expect(widths.row).toBeGreaterThan(10_000);
});

test('without JavaScript every picture of the gallery is a link to itself', async ({ plainPage }) => {
  await plainPage.goto(MARKET);
  await plainPage.locator('[data-gallery-item=full] a[href^="/images/"]').first().click();
  await expect(plainPage).toHaveURL(/\/images\//);
  expect(await plainPage.evaluate(() => document.contentType)).toMatch(/^image\//);
});
