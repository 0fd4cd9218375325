import { expect, test } from '../support/fixtures.ts';
import { untilShown } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

const TEMPLES = `/portals?tags=${encodeURIComponent('วัด')}`;

test('[OPEN-53] tags are in the reader’s language, and are found by any of their names', async ({
  page,
  plainPage,
}) => {
  await test.step('the server renders the names, and home links to the stored tag', async () => {
    for (const [language, name] of [
      ['th', 'วัด'],
      ['en', 'Temples'],
      ['zh', '寺庙'],
      ['ar', 'معابد'],
    ] as const) {
      await plainPage.goto(`/?lang=${language}`);
      const heading = plainPage.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeVisible();
      await expect(plainPage.locator(`main a[href="${TEMPLES}"]`).first()).toBeAttached();
    }
  });

  await markDismissed('pop-up.home')(page);
  await page.goto(`${TEMPLES}&lang=en`);
  await untilShown(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Temples”');
  await expect(page).toHaveTitle(/Temples/);
  const chips = page.getByRole('navigation', { name: 'Filters' }).getByRole('link');
  await expect(chips.filter({ hasText: 'Temples' })).toHaveCount(1);
  // Letters of other scripts: every chip has its English name.
  expect((await chips.allTextContents()).filter((text) => /[\u0e00-\u0e7f\u4e00-\u9fff]/.test(text))).toEqual(
    [],
  );

  await test.step('a synonym in another language finds the portals of the tag', async () => {
    await page.goto('/portals?title=佛寺&lang=en');
    await untilShown(page);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toContainText('Temples');
  });

  await test.step('the search box suggests a tag by its name', async () => {
    await page.goto('/?lang=en');
    const box = page.getByRole('main').getByRole('combobox');
    await box.fill('Murals');
    const tag = page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Murals' });
    await tag.click();
    await expect(page).toHaveURL(new RegExp(`tags=${encodeURIComponent('จิตรกรรม')}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Murals”');
  });
});
