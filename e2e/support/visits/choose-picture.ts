import type { Locator } from '@playwright/test';
import { createPhoto, photoFile } from '../photos.ts';

/** Selects a picture drawn by the browser, and waits until it can be cropped. */
export async function choosePicture(field: Locator): Promise<void> {
  const page = field.page();
  await field.setInputFiles(photoFile(await createPhoto(page, 1600, 1200)));
  await page.locator('.cropper-crop-box').waitFor();
}
