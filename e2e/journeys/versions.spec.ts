import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = '/portals/na-cafe-pua';

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'creator');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

async function writeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('[T-49, EDIT-03] a title is changed, undone, changed again, compared with its earlier version and restored', async ({
  page,
}) => {
  await page.goto(PORTAL);
  await expect(page.getByRole('button', { name: 'Edit title' })).toBeVisible();
  const before = (await heading(page).textContent()) ?? '';
  const title = `Harvest café ${Date.now().toString(36)}`;

  await writeTitle(page, title);
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText(before);

  await writeTitle(page, title);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const rows = dialog(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Current version');
  await rows.nth(1).getByRole('button').click();
  await expect(dialog(page).getByText('Title · English')).toBeVisible();
  await expect(dialog(page).locator('del').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(heading(page)).toHaveText(before);
  await page.reload();
  await expect(heading(page)).toHaveText(before);
});

test('[T-49] two editors of one page: the second sees what the first changed before saving over it', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two browsers, each loading a whole page.
  test.slow();
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await other.goto('/towns');
  await signInAs(other, 'creator');
  await Promise.all([page.goto(PORTAL), other.goto(PORTAL)]);
  await expect(other.getByRole('button', { name: 'Edit title' })).toBeVisible();

  const [theirs, mine] = ['Theirs', 'Mine'].map((name) => `${name} ${Date.now().toString(36)}`);
  await expect(page.getByRole('button', { name: 'Edit title' })).toBeVisible();
  await writeTitle(page, theirs ?? '');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await writeTitle(other, mine ?? '');
  await expect(dialog(other).getByRole('alert')).toContainText('has changed this page in the meantime');
  await expect(dialog(other).locator('ins').first()).toContainText('Theirs');
  await dialog(other).getByRole('button', { name: 'Replace with mine' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect(heading(other)).toHaveText(mine ?? '');
  // Undo restores the overwritten version, not the one that this browser had seen before.
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(other)).toHaveText(theirs ?? '');
  await other.context().close();
});
