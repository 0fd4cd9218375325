import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isHeic } from './heic/is-heic.ts';
import { firstPosition, photoPosition } from './photo-position.ts';

const PHOTO = readFileSync('e2e/support/iphone.heic');
const iphone = () => new File([PHOTO], 'IMG_1.HEIC');
const words = () => new File(['some words'], 'notes.jpg');

test('the position is read from a HEIC photo, and a file without one has none', async () => {
  expect(await photoPosition(words())).toBeUndefined();
  const position = await firstPosition([words(), iphone()]);
  expect(position?.lat).toBeCloseTo(18.7883, 4);
  expect(position?.lon).toBeCloseTo(98.9853, 4);
});

test('a HEIC photo is recognised by its content, whatever its name', async () => {
  expect(await isHeic(new File([PHOTO], 'photo.jpg', { type: 'image/jpeg' }))).toBe(true);
  expect(await isHeic(new File(['text'], 'photo.heic', { type: 'image/heic' }))).toBe(false);
  const avif = new Blob([Uint8Array.of(0, 0, 0, 32), 'ftypavif']);
  expect(await isHeic(avif)).toBe(false);
});
