import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { plainJpeg } from '../testing/image-store.contract.ts';
import { animatedGif, isoFile, plainPng } from '../testing/malicious-images.ts';
import { ImageRefused } from './image-store.ts';
import { type Pixels, passUploadGate } from './upload-gate.ts';

const pass = (bytes: Buffer, longerSide = 2560) => passUploadGate(bytes, longerSide);
const pixelAt = ({ data, width, channels }: Pixels, x: number, y: number): number[] => {
  const start = (y * width + x) * channels;
  return [...data.subarray(start, start + channels)];
};
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } }).png();
/** Whether every channel is within a few steps, as in lossy formats. */
const isNear = (actual: number[], expected: number[]) =>
  actual.length === expected.length &&
  actual.every((part, position) => Math.abs(part - (expected[position] ?? 0)) <= 8);

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('[T-15] %s passes', async (format) => {
  const pixels = await pass(await picture('#204060').toFormat(format).toBuffer());
  expect([pixels.width, pixels.height]).toEqual([40, 30]);
  expect(isNear(pixelAt(pixels, 5, 5).slice(0, 3), [0x20, 0x40, 0x60])).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each<[string, Buffer, string]>([
  ['SVG', Buffer.from(svg), 'not an image that can be used'],
  ['SVG after a prologue', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'not an image that can be used'],
  ['HTML', Buffer.from('<!doctype html><p>hello'), 'not an image that can be used'],
  ['PDF', Buffer.from('%PDF-1.7'), 'not an image that can be used'],
  ['TIFF', Buffer.from('II*\0'), 'not an image that can be used'],
  ['a film', isoFile('isom', 'mp42'), 'not an image that can be used'],
  ['nothing', Buffer.alloc(0), 'not an image that can be used'],
  ['HEIC', isoFile('heic', 'mif1', 'heic'), 'save it as JPEG'],
  ['HEIC under its general name', isoFile('mif1', 'heic'), 'save it as JPEG'],
  ['an AVIF that is only a name', isoFile('avif', 'mif1'), 'damaged'],
  ['an SVG that begins like a JPEG', Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), 'damaged'],
])('[T-15, VAL-05] %s is refused with a reason', async (_what, bytes, reason) => {
  const refusal = expect(pass(bytes)).rejects;
  await refusal.toThrow(ImageRefused);
  await refusal.toThrow(reason);
});

test.each([0.2, 0.5, 0.95])('[T-15] a JPEG that ends at %d of its length is refused', async (part) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  await expect(pass(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toThrow('damaged');
});

test('[T-15] a small file with too many pixels is refused before it is decoded', async () => {
  await expect(pass(plainPng(30_000, 30_000))).rejects.toThrow('too many pixels');
  await expect(pass(plainPng(7_200, 7_200))).rejects.toThrow('too many pixels');
});

test('[T-15] of an animation the first frame passes, however many follow', async () => {
  const gif = await pass(animatedGif(100, 20_000));
  expect([gif.width, gif.height]).toEqual([100, 100]);
  const frames = await Promise.all(['red', 'blue', 'green'].map((colour) => picture(colour).toBuffer()));
  for (const format of ['webp', 'gif'] as const) {
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(3);
    const pixels = await pass(bytes);
    expect([pixels.width, pixels.height]).toEqual([40, 30]);
    expect(isNear(pixelAt(pixels, 10, 10).slice(0, 3), [255, 0, 0])).toBe(true);
  }
});

test('greyscale, 16-bit and CMYK pictures become sRGB', async () => {
  const grey = await pass(await picture('#808080').toColourspace('b-w').toBuffer());
  expect(pixelAt(grey, 3, 3)).toEqual([0x80, 0x80, 0x80]);
  const deep = await pass(plainPng(40, 30, 16));
  expect(deep).toMatchObject({ width: 40, height: 30, channels: 3 });
  const print = await pass(await picture('#c02020').toColourspace('cmyk').jpeg().toBuffer());
  const [red = 0, green = 0, blue = 0] = pixelAt(print, 3, 3);
  expect(print.channels).toBe(3);
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(90);
});

test('colours of another profile are converted, not only relabelled', async () => {
  const wide = await picture('#00c000').withIccProfile('p3').toBuffer();
  const untouched = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect([...untouched.subarray(0, 3)]).not.toEqual([0, 0xc0, 0]);
  expect(isNear(pixelAt(await pass(wide), 3, 3), [0, 0xc0, 0])).toBe(true);
});

test('transparency is preserved', async () => {
  const bytes = await sharp({
    create: { width: 10, height: 10, channels: 4, background: { r: 10, g: 20, b: 30, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  expect(pixelAt(await pass(bytes), 4, 4)).toEqual([10, 20, 30, 128]);
});

/** Where the red upper left corner of a landscape picture ends up, per EXIF orientation. */
test.each([
  [1, 'lying', 'top left'],
  [2, 'lying', 'top right'],
  [3, 'lying', 'bottom right'],
  [4, 'lying', 'bottom left'],
  [5, 'standing', 'top left'],
  [6, 'standing', 'top right'],
  [7, 'standing', 'bottom right'],
  [8, 'standing', 'bottom left'],
])('[T-15] orientation %i is rotated upright', async (orientation, format, corner) => {
  const red = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'white' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer();
  const pixels = await pass(bytes);
  expect(pixels.width > pixels.height ? 'lying' : 'standing').toBe(format);
  const x = corner.endsWith('left') ? 4 : pixels.width - 5;
  const y = corner.startsWith('top') ? 4 : pixels.height - 5;
  expect(isNear(pixelAt(pixels, x, y), [255, 0, 0])).toBe(true);
  expect(isNear(pixelAt(pixels, pixels.width / 2, pixels.height / 2), [255, 255, 255])).toBe(true);
});

test('[API-19] pictures are limited to the longer side, and never enlarged', async () => {
  const bytes = await plainJpeg(400, 800);
  expect(await pass(bytes, 200)).toMatchObject({ width: 100, height: 200 });
  expect(await pass(bytes, 2000)).toMatchObject({ width: 400, height: 800 });
});
