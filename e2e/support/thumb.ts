import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** What a person does on a phone, counted. */
export class Thumb {
  taps = 0;
  /** Keys of the phone's keyboard. */
  keys = 0;

  get count(): number {
    return this.taps + this.keys;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  /** Opens the phone's list of options, and takes one. */
  async choose(field: Locator, option: string): Promise<void> {
    this.taps += 2;
    await field.selectOption(option);
  }

  /** Opens the phone's photos, and takes some; several need a press of Done. */
  async pick(field: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    this.taps += 1 + files.length + (files.length > 1 ? 1 : 0);
    await field.setInputFiles(files);
  }
}

/** A HEIC photo as an iPhone takes it, with its position in Chiang Mai: 640 × 480 px. */
export const iphonePhoto = async (name = 'IMG_0001.HEIC') => ({
  name,
  mimeType: 'image/heic',
  buffer: await readFile(new URL('./iphone.heic', import.meta.url)),
});
