import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createPhoto, photoFile } from '../support/photos.ts';
import { submitPortal } from '../support/portals.ts';
import { signInAs } from '../support/screens.ts';
import { iphonePhoto, Thumb } from '../support/thumb.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Seconds of a tap and of a key by thumb, rather slow. */
const TAP_S = 2;
const KEY_S = 0.4;
const PICTURES = 4;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/contact');
  await signInAs(page, 'creator');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

async function crop(page: Page, thumb: Thumb) {
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await thumb.tap(dialog.getByRole('button', { name: 'Crop' }));
  await expect(dialog.getByAltText('The cropped picture')).toBeVisible();
  await thumb.tap(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}

/** Pictures one by one, typed coordinates, and the hours of each day. */
async function fieldByField(page: Page): Promise<Thumb> {
  const thumb = new Thumb();
  const photo = await createPhoto(page, 800, 600);
  for (let number = 0; number < PICTURES; number += 1) {
    await thumb.tap(button(page, 'Add pictures'));
    await thumb.pick(page.getByLabel(/^Picture/), [photoFile(photo)]);
    await crop(page, thumb);
    await expect(button(page, 'Choose another')).toBeVisible();
    await thumb.tap(button(page, 'Save'));
    await saved(page);
  }
  await thumb.tap(button(page, 'Edit location'));
  await thumb.type(page.getByLabel('Latitude'), '18.7883');
  await thumb.type(page.getByLabel('Longitude'), '98.9853');
  await thumb.tap(button(page, 'Save'));
  await saved(page);
  await thumb.tap(button(page, 'Edit opening hours'));
  await thumb.tap(button(page, 'Add opening hours'));
  for (const day of DAYS) {
    await thumb.choose(page.getByLabel(`${day}: open or closed`), 'times');
    await thumb.type(page.getByLabel(`${day}: opens`), '8:30');
    await thumb.type(page.getByLabel(`${day}: closes`), '17:30');
  }
  await thumb.tap(button(page, 'Save'));
  await saved(page);
  return thumb;
}

/** Photos of an iPhone at once, their position, and one day that is copied to the others. */
async function fromPhotos(page: Page): Promise<Thumb> {
  const thumb = new Thumb();
  const photos = await Promise.all(
    Array.from({ length: PICTURES }, (_, number) => iphonePhoto(`IMG_000${number}.HEIC`)),
  );
  await thumb.tap(button(page, 'Add pictures'));
  await thumb.pick(page.getByLabel(/^Add several pictures/), photos);
  await expect(page.getByText(`Ready to save: ${PICTURES}`)).toBeVisible();
  await thumb.tap(button(page, 'Use as location'));
  await thumb.tap(button(page, 'Save'));
  await saved(page);
  await thumb.tap(button(page, 'Edit opening hours'));
  await thumb.tap(button(page, 'Add opening hours'));
  await thumb.choose(page.getByLabel('Monday: open or closed'), 'times');
  await thumb.type(page.getByLabel('Monday: opens'), '8:30');
  await thumb.type(page.getByLabel('Monday: closes'), '17:30');
  await thumb.tap(button(page, 'Monday: copy to other days'));
  await thumb.tap(page.getByText('To every day'));
  await thumb.tap(button(page, 'Save'));
  await saved(page);
  return thumb;
}

test('a first page with HEIC photos, its position and its hours takes less than three minutes by thumb, and a third of what its fields take one by one', async ({
  page,
}, { annotations }) => {
  test.setTimeout(180_000);
  // The same parts on a page of its own, for comparison.
  const other = await submitPortal(page, `Field by field ${Date.now().toString(36)}`);
  await page.goto(`/portals/${other}`);
  const long = await fieldByField(page);

  const wizard = new Thumb();
  const title = `Loom ${Date.now().toString(36)}`;
  await page.goto('/creator/wizard');
  await wizard.tap(page.getByRole('link', { name: 'Create', exact: true }));
  await wizard.type(page.getByLabel('Title (English)'), title);
  await wizard.tap(button(page, 'Next'));
  for (const picture of ['Thumbnail', 'Cover']) {
    await wizard.pick(page.getByLabel(picture), [await iphonePhoto()]);
    await crop(page, wizard);
    await expect(button(page, 'Choose another')).toBeVisible();
    await wizard.tap(button(page, 'Next'));
  }
  await wizard.type(page.getByLabel('Description (English)'), 'Silk, woven by hand. Tea for every guest.');
  await wizard.tap(button(page, 'Next'));
  await wizard.type(page.getByRole('textbox', { name: 'Phone' }), '053123456');
  await wizard.tap(button(page, 'Next'));
  await expect(page.getByRole('heading', { name: 'Completed', level: 1 })).toBeVisible();
  await wizard.tap(button(page, 'Back to Main'));
  await wizard.tap(page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Edit' }));
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const short = await fromPhotos(page);

  await expect(page.getByText('18.78830, 98.98530')).toBeVisible();
  const seconds = (wizard.taps + short.taps) * TAP_S + (wizard.keys + short.keys) * KEY_S;
  annotations.push({
    type: 'by thumb',
    description: `${short.taps} taps and ${short.keys} keys instead of ${long.taps} and ${long.keys}: ${(short.count / long.count).toFixed(2)}; the whole page ${wizard.taps + short.taps} and ${wizard.keys + short.keys}, ${Math.round(seconds)} s`,
  });
  expect(short.count / long.count).toBeLessThan(1 / 3);
  expect(seconds).toBeLessThan(180);
});

test('photos are taken with the camera one after the other, and their files keep no position', async ({
  page,
}) => {
  await page.goto('/portals/na-cafe-pua');
  await button(page, 'Add pictures').tap();
  for (const [number, name] of ['Take a photo', 'Take another photo'].entries()) {
    const chooser = page.waitForEvent('filechooser');
    const upload = page.waitForResponse((response) => response.url().includes('/image/new'));
    await button(page, name).tap();
    await (await chooser).setFiles([await iphonePhoto(`camera-${number}.HEIC`)]);
    const { imageURL } = (await (await upload).json()) as { imageURL: string };
    const picture = await (await page.request.get(imageURL)).body();
    expect(picture.length).toBeGreaterThan(0);
    expect(picture.includes('Exif')).toBe(false);
    await expect(page.getByText(`Ready to save: ${number + 1}`)).toBeVisible();
  }
});
