import { expect, test } from '../world/world.ts';

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
    await page.clock.install();
    await page.goto(PAGE);
    const carousel = page.locator('main section').first();
    const dots = carousel.locator('button[aria-current]');
    await expect(dots).toHaveCount(3);
    const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    /** How far the second banner is from where the first was, in px. */
    const distance = () =>
      carousel.evaluate((section) => {
        const [viewport, second] = [section.firstElementChild, section.querySelectorAll('li')[1]];
        return Math.abs(
          (second?.getBoundingClientRect().left ?? 0) - (viewport?.getBoundingClientRect().left ?? 0),
        );
      });
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_100);
    expect(await shown()).toBe(1);
    await page.clock.runFor(200);
    expect(await distance()).toBeGreaterThan(100);
    await page.clock.runFor(900);
    expect(await distance()).toBeLessThan(15);

    await carousel.hover();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_100);
    expect(await shown()).toBe(2);

    await carousel.getByRole('button').first().click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(2);
  });

  test('[T-31] stay under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(PAGE);
    const dots = page.locator('main section').first().locator('button[aria-current]');
    await expect(dots).toHaveCount(3);
    await page.clock.runFor(10_000);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('svg.lucide-pause')).toHaveCount(0);
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('[OPEN-43] answers 404 with the page of every unknown address', async ({ page }) => {
    const answer = await page.goto('/web-page/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 :( PAGE NOT FOUND' })).toBeVisible();
    await expect(page).toHaveURL('/web-page/no-such-page');
  });
});
