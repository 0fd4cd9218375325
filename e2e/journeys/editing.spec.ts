import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = '/portals/na-cafe-pua';

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'creator');
});

async function asVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const visitor = await context.newPage();
  await visitor.goto(PORTAL);
  return visitor;
}

/** Waits for the form to close, and then for the saved message. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('[EDIT-05, T-33, AMBIG-44] the title modal is 920 px wide on a desktop, and never wider than the window', async ({
  page,
}) => {
  const width = async () => (await page.getByRole('dialog').boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PORTAL);
  await page.getByRole('button', { name: 'Edit title' }).click();
  await expect.poll(width).toBeGreaterThanOrEqual(920);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect.poll(width).toBeLessThanOrEqual(800 * 0.96 + 1);
});

test('[EDIT-02, EDIT-03, EDIT-04, OPEN-18, EDIT-11] a title, a hidden block and new pictures, in place, and what a visitor then sees', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Rice field café ${Date.now().toString(36)}`;
  const id = PORTAL.slice('/portals/'.length);
  const { data: before } = await (await page.request.get(`/api/portal/${id}`)).json();
  await page.goto(PORTAL);

  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The document had the English texts only.
  const { data: after } = await (await page.request.get(`/api/portal/${id}`)).json();
  expect(after.title).toEqual({ ...before.title, en: title, lang: 'en' });
  expect(after.highlightSentence).toEqual(before.highlightSentence);

  await page.getByRole('switch', { name: 'Tags: visible to visitors' }).click();
  await expect(page.getByRole('switch', { name: 'Tags: visible to visitors' })).not.toBeChecked();

  // One picture is cropped and named, two more are uploaded at once.
  const buffer = await page.screenshot({ type: 'jpeg' });
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await page
    .getByLabel(/^Picture/)
    .first()
    .setInputFiles(photo('one.jpg'));
  const crop = page.getByRole('dialog', { name: 'Edit Image' });
  await crop.getByRole('button', { name: 'Crop' }).click();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The new terrace');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await page.getByLabel(/^Add several pictures/).setInputFiles([photo('two.jpg'), photo('three.jpg')]);
  await expect(page.getByText('Ready to save: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);

  const visitor = await asVisitor(browser, baseURL);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('The new terrace').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Tags' })).toHaveCount(0);
  await expect(visitor.locator('[data-edit-tools]')).toHaveCount(0);
  await visitor.context().close();
});

test.describe('a picture that cannot be removed', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('[ERR-09, T-21] on a phone the failure to remove a picture is shown and can be dismissed above the open editor', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/portal/*/image/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto(PORTAL);
    await page.getByRole('button', { name: 'Pop-up' }).click();
    await page
      .getByLabel(/^Picture/)
      .first()
      .setInputFiles({
        name: 'one.jpg',
        mimeType: 'image/jpeg',
        buffer: await page.screenshot({ type: 'jpeg' }),
      });
    const crop = page.getByRole('dialog', { name: 'Edit Image' });
    await crop.getByRole('button', { name: 'Crop' }).click();
    await crop.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const failure = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Remove Image error' });
    await expect(failure).toBeVisible();
    // Clickable only if the message is above everything else and not inert.
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(failure).toBeHidden();
  });
});

test('[AMBIG-14] the gallery is put in order with the keyboard alone', async ({ page }) => {
  await page.goto(PORTAL);
  await page.getByRole('button', { name: 'Reorder gallery' }).click();
  const rows = page.getByRole('list', { name: 'Gallery order' }).getByRole('listitem');
  const names = () => rows.locator('p:first-child').allTextContents();
  await expect(rows.first()).toBeVisible();
  const before = await names();
  const handle = rows.first().getByRole('button', { name: /^Move (?!.* (?:up|down)$)/ });
  await handle.focus();
  await page.keyboard.press('Space');
  // Arrows act once the rows are measured, which is after "picked up".
  await expect(page.getByText(/ over position 1 of /)).toBeAttached();
  await pressUntil(page, 'ArrowDown', / over position 2 of /);
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Reorder gallery' }).click();
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
});
