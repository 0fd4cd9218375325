import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { openScreen, SCREENS } from '../support/screens.ts';

test.use(WITH_MOTION);

/** Checks that a visitor sees the site's name and links. */
async function expectReadableHome(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const links = page.locator('a[href^="/portals/"]');
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThanOrEqual(5);
}

test('[APP-04] the home page reads in Thai and leads to portals', async ({ page }) => {
  await page.goto('/');
  await expectReadableHome(page);
});

test('[APP-04] the home page reads without JavaScript', async ({ plainPage }) => {
  await plainPage.goto('/');
  await expectReadableHome(plainPage);
});

test('[APP-30] while home is loading, only shimmers near the viewport are animated', async ({ page }) => {
  const loadingState = SCREENS.find(({ name }) => name === 'home, on its way');
  if (!loadingState) throw new Error('no such screen');
  await openScreen(page, loadingState);
  const far = page.locator('main [aria-hidden=true]').last();
  expect((await far.boundingBox())?.y).toBeGreaterThan(4000);
  const animatedTops = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.getBoundingClientRect().top ?? 0;
      }),
    );
  // They start with the first frame that shows them.
  await expect.poll(async () => (await animatedTops()).length).toBeGreaterThan(0);
  expect(Math.max(...(await animatedTops()))).toBeLessThan(3000);
});

test('[HOME-10, OPEN-19, DATA-02] a visitor who reads English gets the pop-up and the ribbons of cards in English', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/');
  const popUp = page.getByRole('dialog');
  await expect(popUp.getByRole('heading', { name: 'Welcome to Klaijai' })).toBeVisible();
  await expect(popUp.getByRole('link', { name: 'See the festival calendar' })).toBeVisible();
  await expect(popUp).not.toHaveText(/\p{Script=Thai}/u);
  await page.keyboard.press('Escape');
  const card = page.locator('main li').filter({ hasText: 'Wat Phra That Doi Suthep' }).first();
  await expect(card.getByText('Recommended')).toHaveCount(1);
});
