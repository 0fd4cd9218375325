import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Draws a landscape with sky and field in the browser: a JPEG of this size in px. */
export async function createPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w = 0, h = 0]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const sky = context.createLinearGradient(0, 0, 0, h);
      sky.addColorStop(0, '#2b5d8c');
      sky.addColorStop(0.6, '#f2c58f');
      sky.addColorStop(1, '#3f6b3a');
      context.fillStyle = sky;
      context.fillRect(0, 0, w, h);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
      );
      let binary = '';
      for (let at = 0; at < bytes.length; at += 8192)
        binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(binary);
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

/** A file for a file chooser. */
export const photoFile = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

/** Selects a picture for a field and crops it; the upload then starts. The page must be in English. */
export async function cropPicture(field: Locator, buffer: Buffer): Promise<void> {
  await field.setInputFiles(photoFile(buffer));
  const dialog = field.page().getByRole('dialog', { name: 'Edit Image' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await expect(dialog.getByAltText('The cropped picture')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}
