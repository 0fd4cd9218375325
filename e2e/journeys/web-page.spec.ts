import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { messageButton } from '../support/visits/message-button.ts';

test.use(WITH_MOTION);

const PAGE = '/web-page/festival-year';

test('[PAGE-01] the extra button of the navbar leads to the page of widgets', async ({ page }) => {
  await page.goto('/towns');
  await page.locator(`header a[href="${PAGE}"]`).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main section').last().locator('img[src^="data:"]')).toBeVisible();
});

test('[PAGE-01] it reads without JavaScript, and its banners can be scrolled', async ({ plainPage }) => {
  await plainPage.goto(PAGE);
  const banners = plainPage.locator('main section').first().locator('li');
  await expect(banners).toHaveCount(3);
  await expect(banners.first()).toBeInViewport();
  await banners.last().scrollIntoViewIfNeeded();
  await expect(banners.last()).toBeInViewport({ ratio: 0.9 });
});

test.describe('its banners', () => {
  test('[PAGE-03, T-31] move on after 3 s, take about 1 s for it, and stop under the mouse and by the button', async ({
    page,
  }) => {
    const start = new Date('2026-03-01T10:00:00Z');
    await page.clock.install({ time: start });
    await page.goto(PAGE);
    const carousel = page.locator('main section').first();
    const dots = carousel.locator('button[aria-current]');
    await expect(dots).toHaveCount(3);
    const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    /** Distance of a banner from its position, in px. */
    const distance = (of: number) =>
      carousel.evaluate((section, at) => {
        const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
        return Math.abs(left(section.querySelectorAll('li')[at]) - left(section.firstElementChild));
      }, of);

    // The rotation pauses while the mouse is over it.
    await carousel.hover();
    await page.clock.pauseAt(new Date(start.getTime() + 600_000));
    await page.clock.runFor(2_000);
    const first = await shown();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(first);

    const second = (first + 1) % 3;
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_900);
    expect(await shown()).toBe(first);
    await page.clock.runFor(200);
    expect(await shown()).toBe(second);
    expect(await distance(second)).toBeGreaterThan(200);
    await page.clock.runFor(900);
    expect(await distance(second)).toBeLessThan(20);

    await carousel.getByRole('button').first().click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(second);
  });

  test('[T-31] stay under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(PAGE);
    const dots = page.locator('main section').first().locator('button[aria-current]');
    await expect(dots).toHaveCount(3);
    // Twice the interval of the banners, and less than the timeout of a script.
    await page.clock.runFor(6_500);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(await messageButton(page, 'mfe-portal', 'banner.pause')).toHaveCount(0);
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('[OPEN-43] responds with 404 with the page of every unknown address', async ({ page }) => {
    const response = await page.goto('/web-page/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 :( PAGE NOT FOUND' })).toBeVisible();
    await expect(page).toHaveURL('/web-page/no-such-page');
  });
});
