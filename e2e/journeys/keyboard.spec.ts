import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { untilShown } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

/** Limit of Tab presses, above what any page needs. */
const MAX_TABS = 80;

/** Presses Tab until the target has a visible focus: an outline on it or on its whole card. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    const outlines = await target.evaluate((element) =>
      [undefined, '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      }),
    );
    expect(Math.max(...outlines), 'the width of the focus ring in px').toBeGreaterThanOrEqual(2);
    return;
  }
  throw new Error(`${target.toString()} was not reached by ${MAX_TABS} presses of Tab`);
}

test.describe('by keyboard alone', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  });

  test('[HOME-11] from home to a hit of the search box', async ({ page }) => {
    await markDismissed('pop-up.home')(page);
    await page.goto('/');
    await untilShown(page);
    await tabTo(page, page.locator('main [role=combobox]'));
    await page.keyboard.type('suthep');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portals\/[^?]+\?provider=demo$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('[SEARCH-08] from home through a search and a chip to a result', async ({ page }) => {
    await markDismissed('pop-up.home')(page);
    await page.goto('/');
    await untilShown(page);
    await tabTo(page, page.locator('main [role=combobox]'));
    await page.keyboard.type('temple');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/portals?title=temple');
    const chips = page.getByRole('navigation', { name: 'Filters' }).getByRole('link');
    await tabTo(page, chips.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tags=/);
    await expect(chips.first()).toBeFocused();
    await tabTo(page, page.locator('main h3 a').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portals\/[^?]+\?provider=demo$/);
  });

  test('[HOME-10, HOME-05, APP-08] closes the pop-up, moves through the towns carousel, changes the language', async ({
    page,
  }) => {
    await page.goto('/');
    const popUp = page.getByRole('dialog');
    await popUp.waitFor();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();

    const row = page.locator('main ul[tabindex="0"]').first();
    await tabTo(page, row);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('End');
    const all = row.getByRole('link', { name: 'Show all towns' });
    await expect(all).toBeInViewport();
    await tabTo(page, all);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/towns');

    await tabTo(page, page.getByRole('button', { name: /^Language/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'ไทย' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });

  test('from home through a town and its listing to a portal, and each page takes the focus', async ({
    page,
  }) => {
    await markDismissed('pop-up.home')(page);
    await page.goto('/');
    await untilShown(page);
    for (const [link, address] of [
      ['main a[href^="/towns/chiang-mai"]', /\/towns\/chiang-mai/],
      ['main a[href^="/listings/"]', /\/listings\//],
      ['main h3 a[href^="/portals/"]', /\/portals\/[^?]+\?/],
    ] as const) {
      await tabTo(page, page.locator(link).first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main')).toBeFocused();
      await untilShown(page);
      // Screen readers read out what has the focus, and the title tells where it is.
      await expect(async () => {
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        expect(heading).toBeTruthy();
        expect(await page.title()).toContain(heading ?? '');
      }).toPass({ timeout: 15_000 });
    }
  });

  test('[PORTAL-01] from a search to a portal, its share menu, and back to where the search was', async ({
    page,
  }) => {
    await page.goto('/portals?title=temple');
    await untilShown(page);
    const result = page.locator('main h3 a').first();
    await tabTo(page, result);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portals\/[^?]+\?provider=demo$/);
    await untilShown(page);
    const share = page
      .getByRole('main')
      .getByRole('button', { name: /share|copy link/i })
      .first();
    await tabTo(page, share);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/portals?title=temple');
    await expect(result).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('[LIST-02] the QR code of a listing is shown and hidden', async ({ page }) => {
    await page.goto('/listings/nan-slow-days');
    await untilShown(page);
    const toggle = page.getByRole('button', { name: 'QR code' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(page.locator('main figure img')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('main figure img')).toHaveCount(0);
  });
});
