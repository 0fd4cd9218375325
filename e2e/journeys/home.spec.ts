import type { Page } from '@playwright/test';
import { expect, test } from '../world/world.ts';

/** A reader sees what the site is about and has somewhere to go. */
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
