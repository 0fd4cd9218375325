import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs, untilShown } from '../support/screens.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Number of visible characters of an excerpt, without the ellipsis. */
const lengthOf = async (excerpt: Locator) => [...(await excerpt.innerText()).replace(/…$/, '')].length;

test('[HOME-06] the towns carousel shows 5 towns, and 3 in every window of a phone', async ({ page }) => {
  await page.goto('/');
  await untilShown(page);
  const row = page.getByRole('list', { name: 'Towns' });
  const shown = () =>
    row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.left > left - 1 && box.right < right + 1;
      }).length;
    });
  for (const [width, count] of [
    [390, 3],
    [599, 3],
    [600, 3],
    [768, 3],
    [769, 5],
    [1280, 5],
  ] as const) {
    await resize(page, width);
    await expect.poll(shown, `at ${width} px`).toBe(count);
  }
});

test('[PORTAL-10, GAL-08] texts are cut at 100 characters in a phone’s window, and at 200 in a wider one', async ({
  page,
}) => {
  await page.goto('/portals/tha-phae-sunday-market');
  await untilShown(page);
  await page.getByRole('button', { name: 'Mosaic' }).click();
  const description = page.locator('[data-excerpt]').first();
  const caption = page.locator('[data-gallery-item=photo] [data-excerpt]').first();
  for (const [width, length] of [
    [390, 100],
    [768, 100],
    [769, 200],
  ] as const) {
    await resize(page, width);
    for (const excerpt of [description, caption]) {
      // Spaces at the cut are not rendered.
      const cut = await lengthOf(excerpt);
      expect([length - 2, length - 1, length], `${cut} characters at ${width} px`).toContain(cut);
    }
  }
});

test('[PORTAL-10] a text of 100 to 200 characters is cut in a phone’s window alone', async ({ page }) => {
  await resize(page, 768);
  await page.goto('/portals/phae-song-khwae');
  await untilShown(page);
  const more = page.getByRole('button', { name: 'see more' });
  const excerpt = page.locator('[data-excerpt]');
  await expect(more).toBeVisible();
  expect(await lengthOf(excerpt)).toBeLessThanOrEqual(100);
  await resize(page, 769);
  await expect(more).toBeHidden();
  await expect(excerpt).toBeHidden();
});

test('[APP-06, APP-12] on a phone the provider’s name is readable beside the greeting', async ({ page }) => {
  await signInAs(page, 'creator');
  for (const path of ['/', '/towns']) {
    await page.goto(path);
    await untilShown(page);
    const name = page.getByRole('banner').getByRole('link').first().locator('span').last();
    const greeting = page
      .getByRole('banner')
      .getByRole('button', { name: /^Hi ! / })
      .locator('span');
    const isCut = (text: Locator) =>
      text.evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    for (const width of [320, 360, 390]) {
      await resize(page, width);
      expect([width, await isCut(name), await isCut(greeting)]).toEqual([width, false, false]);
    }
    // A longer name has two lines of several letters.
    await name.evaluate((box) => box.replaceChildren('Old Town Chiang Mai and around'));
    for (const width of [320, 360, 390]) {
      await resize(page, width);
      expect(await name.evaluate((box) => box.clientWidth), `at ${width} px`).toBeGreaterThan(45);
    }
  }
});
