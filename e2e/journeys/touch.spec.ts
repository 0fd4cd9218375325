import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openScreen, SCREENS, signInAs, untilShown } from '../support/screens.ts';
import { findTouchProblems, TOUCH_TARGET_PX } from '../support/touch-targets.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

/** A small current phone. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Buttons that open the page's editors. [EDIT-01] */
const EDITORS = [
  'Thumbnail',
  'Pop-up',
  'Privacy',
  'Editors',
  'Delete page',
  'Change cover',
  'Edit title',
  'Edit description',
  'Edit action button',
  'Edit tags',
  'Edit contacts',
  'Edit location',
  'Edit opening hours',
  'Add pictures',
  'Reorder gallery',
  'Add a link',
  'Reorder links',
  'Edit contributors',
];

const complaintsOf = (page: Page) => page.evaluate(findTouchProblems, TOUCH_TARGET_PX);

test('[EDIT-01] every editor is a sheet with touch-sized controls', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/contact');
  await signInAs(page, 'creator');
  await markDismissed('pop-up.portal.ban-mon-celadon')(page);
  await page.goto('/portals/ban-mon-celadon');
  await untilShown(page);
  for (const name of EDITORS) {
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).first().tap();
      const sheet = page.locator('dialog[open]');
      await expect(sheet).toBeVisible();
      await untilShown(page);
      expect.soft(await complaintsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });
  }
});

for (const screen of SCREENS.filter(({ name }) => name.startsWith('wizard '))) {
  test(`has touch-sized controls: ${screen.name}`, async ({ page }) => {
    await openScreen(page, screen);
    expect(await complaintsOf(page)).toEqual([]);
  });
}
