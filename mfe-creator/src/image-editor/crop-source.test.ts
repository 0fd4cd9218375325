import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cropSourceSize, readCropSource } from './crop-source.ts';
import { fakePictures, pictureFile } from './testing/fake-pictures.ts';

describe('cropSourceSize', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 801, height: 600 },
      { width: 401, height: 300 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
    // 48 megapixels, and more than a phone's canvas holds.
    [
      { width: 8064, height: 6048 },
      { width: 4032, height: 3024 },
    ],
    [
      { width: 12_000, height: 9000 },
      { width: 4096, height: 3072 },
    ],
  ])('[CROP-09] %j is cropped at %j', (picture, source) => {
    expect(cropSourceSize(picture)).toEqual(source);
  });
});

describe('readCropSource', () => {
  let pictures: ReturnType<typeof fakePictures>;
  beforeEach(() => {
    pictures = fakePictures({ width: 8064, height: 6048 });
  });
  afterEach(() => pictures.restore());

  test('[CROP-09] halves the picture, and never uses a larger canvas', async () => {
    expect(await readCropSource(pictureFile())).toMatchObject({ width: 4032, height: 3024 });
    expect(pictures.drawings).toMatchObject([{ width: 4032, height: 3024 }]);
  });

  test('[VAL-05] refuses a file that the browser cannot decode', async () => {
    await expect(readCropSource(new File(['words'], 'notes.txt', { type: 'text/plain' }))).rejects.toThrow(
      'not a picture',
    );
  });
});
