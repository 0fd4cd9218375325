import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createPhoto, cropPicture, photoFile } from '../support/photos.ts';
import { signInAs } from '../support/screens.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Adds a picture and waits until it is uploaded. */
async function addPicture(page: Page, label: string, buffer: Buffer): Promise<void> {
  await cropPicture(page.getByLabel(label), buffer);
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test('[WIZ-02, WIZ-07, WIZ-08, WIZ-09, WIZ-10, WIZ-11, WIZ-12, WIZ-13, WIZ-14, WIZ-15, WIZ-17, WIZ-20, CREATOR-08, CROP-07, API-19] from the introduction to a finished page, with both pictures', async ({
  page,
}) => {
  const title = `The house of looms ${Date.now().toString(36)}`;
  await page.goto('/');
  await signInAs(page, 'creator');
  await page.goto('/creator/wizard');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByLabel('Title (English)').fill(title);
  await next(page);

  // A reload keeps portal and step.
  await expect(page).toHaveURL(/#2$/);
  await page.reload();
  const photo = await createPhoto(page, 2400, 1800);
  await addPicture(page, 'Thumbnail', photo);
  await next(page);
  await expect(page).toHaveURL(/#3$/);
  await addPicture(page, 'Cover', photo);
  await next(page);

  await page.getByRole('textbox', { name: 'Tags' }).fill('silk');
  await page.keyboard.press('Enter');
  await page.getByLabel('Highlight sentence (English)').fill('Silk, woven by hand since 1932');
  await page.getByLabel('Description (English)').fill('Three looms, one family, and tea for every guest.');
  await next(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('053 123 456');
  await page.getByLabel('Facebook page', { exact: true }).fill('https://www.facebook.com/house.of.looms');
  await next(page);

  await expect(page.getByRole('heading', { name: 'Completed', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Completed/);
  const card = page.getByRole('region', { name: 'Preview of the card' });
  await expect(card).toContainText('Silk, woven by hand since 1932');
  await expect(card.locator('[data-picture=loaded]')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Main' }).click();

  await expect(page).toHaveURL(/\/creator$/);
  const mine = page.getByRole('listitem').filter({ hasText: title });
  await expect(mine.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(mine.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test('[CROP-08, CROP-09, T-36] a 48 megapixel photo is cropped, and what is uploaded is a JPEG that keeps to the limit', async ({
  page,
}) => {
  await page.goto('/');
  await signInAs(page, 'creator');
  await page.goto('/creator/wizard#1');
  await page.getByLabel('Title (English)').fill(`Large ${Date.now().toString(36)}`);
  await next(page);
  const photo = await createPhoto(page, 8064, 6048);
  await page.getByLabel('Thumbnail').setInputFiles(photoFile(photo));
  await page.getByRole('button', { name: 'Crop' }).click();
  // Half the size would be a square of 3024; the server limits it to 2560.
  await expect(page.getByText('2,560 × 2,560 pixels')).toBeVisible();
  const upload = page.waitForRequest((request) => request.url().includes('/image/new'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await (await upload).response())?.status()).toBe(200);
});

test('[T-41] a step is left while its picture is on its way, and the step after saves the picture with its own', async ({
  page,
}) => {
  await page.goto('/');
  await signInAs(page, 'creator');
  await page.goto('/creator/wizard#1');
  await page.getByLabel('Title (English)').fill(`A long way ${Date.now().toString(36)}`);
  await next(page);
  const photo = await createPhoto(page, 1600, 1200);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/image/new*', async (route) => {
    await released;
    await route.continue();
  });
  await cropPicture(page.getByLabel('Thumbnail'), photo);
  await next(page);
  await expect(page).toHaveURL(/#3$/);
  await expect(page.getByLabel('Cover')).toBeAttached();

  release();
  await addPicture(page, 'Cover', photo);
  await next(page);
  await expect(page).toHaveURL(/#4$/);
  // All of it was saved on the server.
  await page.reload();
  for (const step of [3, 2]) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`#${step}$`));
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  }
});
