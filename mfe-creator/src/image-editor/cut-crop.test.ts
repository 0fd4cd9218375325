import { afterEach, describe, expect, test } from '@jest/globals';
import { type CropBox, cropDrawing, cutCrop, largestBox, turnedSize } from './cut-crop.ts';
import { fakePictures } from './testing/fake-pictures.ts';

/** Where a point of the picture, relative to its centre, is on the canvas. */
function onCanvas([a, b, c, d, e, f]: readonly number[], [x, y]: readonly [number, number]) {
  const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0] = [a, b, c, d, e, f];
  return [Math.round(A * x + C * y + E), Math.round(B * x + D * y + F)];
}

const picture = { width: 2000, height: 1000 };
const box = (changes: Partial<CropBox>): CropBox => ({
  x: 0,
  y: 0,
  width: 1000,
  height: 1000,
  rotate: 0,
  ...changes,
});

describe('cropDrawing', () => {
  test('moves the corner of the crop box to the corner of the canvas', () => {
    const { width, height, matrix } = cropDrawing(picture, box({ x: 300, y: 100, width: 800, height: 600 }));
    expect([width, height]).toEqual([800, 600]);
    expect(onCanvas(matrix, [300 - 1000, 100 - 500])).toEqual([0, 0]);
    expect(onCanvas(matrix, [1100 - 1000, 700 - 500])).toEqual([800, 600]);
  });

  test('[CROP-04] rotates the picture as on the stage', () => {
    // Rotated by 90 degrees, the picture's lower left corner is at the upper left.
    const { matrix } = cropDrawing(picture, box({ rotate: 90 }));
    expect(onCanvas(matrix, [-1000, 500])).toEqual([0, 0]);
    expect(onCanvas(matrix, [-1000, -500])).toEqual([1000, 0]);
  });

  test('limits the longer side to the server’s maximum', () => {
    const large = { width: 6000, height: 4000 };
    const { width, height } = cropDrawing(large, box({ width: 5120, height: 2880 }));
    expect([width, height]).toEqual([2560, 1440]);
  });
});

describe('largestBox', () => {
  test('is the whole picture, or the largest part with the aspect ratio', () => {
    expect(largestBox(picture, 0, 2)).toEqual(picture);
    expect(largestBox(picture, 0, 1)).toEqual({ width: 1000, height: 1000 });
  });

  test.each([1, 10, 45, 90, 130, 200, 275, 359])(
    'has no empty corner when rotated by %d degrees',
    (degrees) => {
      const { width, height } = largestBox(picture, degrees, 16 / 9);
      const turned = turnedSize({ width, height }, degrees);
      expect(turned.width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(turned.height).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(width / height).toBeCloseTo(16 / 9);
    },
  );
});

describe('cutCrop', () => {
  let pictures: ReturnType<typeof fakePictures> | undefined;
  afterEach(() => pictures?.restore());

  test('[CROP-08] returns a JPEG of the crop box, and uses no larger canvas', async () => {
    pictures = fakePictures(picture);
    const result = await cutCrop(new Image(), box({ width: 640, height: 360 }));
    expect(result).toMatchObject({ width: 640, height: 360 });
    expect(result.blob.type).toBe('image/jpeg');
    expect(pictures.drawings).toMatchObject([{ width: 640, height: 360 }]);
  });
});
