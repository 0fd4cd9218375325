import type { Locator } from '@playwright/test';
import { drawPhoto, photoFile } from '../photos.ts';

/** Chooses a picture that the browser has drawn itself, and waits until it can be cropped. */
export async function choosePicture(field: Locator): Promise<void> {
  const page = field.page();
  await field.setInputFiles(photoFile(await drawPhoto(page, 1600, 1200)));
  await page.locator('.cropper-crop-box').waitFor();
}
