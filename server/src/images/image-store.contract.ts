import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { IMAGE_WIDTHS, ImageRefused, type ImageStore, offeredWidth } from './image-store.ts';

interface OpenOptions {
  originals?: (id: string) => Promise<Buffer | undefined>;
}

/** A JPEG of one colour. */
export const plainJpeg = (width: number, height: number, background = '#2266aa'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What every ImageStore must do; `open` gives an empty one. */
export function describeImageStore(name: string, open: (options?: OpenOptions) => Promise<ImageStore>): void {
  describe(`${name} as an ImageStore`, () => {
    let store: ImageStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.settled());

    test('keeps an image under an id that follows from its bytes, with its size and colour', async () => {
      const bytes = await plainJpeg(800, 600);
      const image = await store.put(bytes);
      expect(image).toMatchObject({ id: expect.stringMatching(/^[\w-]+$/), width: 800, height: 600 });
      expect(image.placeholder).toMatch(/^#[0-9a-f]{6}$/);
      expect((await store.put(bytes)).id).toBe(image.id);
      expect((await store.put(await plainJpeg(800, 600, '#aa6622'))).id).not.toBe(image.id);
    });

    test('[T-15] turns pictures upright and keeps none of their metadata', async () => {
      const sideways = await sharp(await plainJpeg(800, 600))
        .withExif({ IFD0: { Copyright: 'somebody', Make: 'a camera' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const image = await store.put(sideways);
      expect([image.width, image.height]).toEqual([600, 800]);
      const variant = await store.variant({ id: image.id, width: 320, accepts: [] });
      const { exif, orientation, width, height } = await sharp(variant?.bytes).metadata();
      expect(exif).toBeUndefined();
      expect(orientation).toBeUndefined();
      expect([width, height]).toEqual([320, 427]);
    });

    test('[T-15] refuses what is no image by its first bytes, or only pretends to be one', async () => {
      const jpeg = await plainJpeg(100, 100);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      const refused = {
        svg: Buffer.from(svg),
        html: Buffer.from('<!doctype html><p>hello'),
        pdf: Buffer.from('%PDF-1.7'),
        empty: Buffer.alloc(0),
        cut: jpeg.subarray(0, 200),
        disguised: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      };
      for (const [kind, bytes] of Object.entries(refused)) {
        await expect([kind, store.put(bytes)][1]).rejects.toThrow(ImageRefused);
      }
      const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      await expect(store.put(bomb)).rejects.toThrow('too many pixels');
    });

    test('gives the next width up in JPEG or WebP, as the reader understands', async () => {
      const { id } = await store.put(await plainJpeg(2400, 1200));
      const jpeg = await store.variant({ id, width: 500, accepts: [] });
      expect(jpeg).toMatchObject({ format: 'jpeg', width: 640 });
      expect(await sharp(jpeg?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 320 });
      const webp = await store.variant({ id, width: 5000, accepts: ['webp'] });
      expect(await sharp(webp?.bytes).metadata()).toMatchObject({ format: 'webp', width: 1920 });
    });

    test('answers with WebP until AVIF is ready, then with AVIF', async () => {
      const { id } = await store.put(await plainJpeg(700, 500));
      const request = { id, width: 320, accepts: ['avif', 'webp'] } as const;
      expect((await store.variant(request))?.format).toBe('webp');
      await store.settled();
      const later = await store.variant(request);
      expect(later?.format).toBe('avif');
      expect((await sharp(later?.bytes).metadata()).compression).toBe('av1');
    });

    test('never enlarges', async () => {
      const { id } = await store.put(await plainJpeg(400, 300));
      const variant = await store.variant({ id, width: 1920, accepts: ['webp'] });
      expect((await sharp(variant?.bytes).metadata()).width).toBe(400);
    });

    test('knows no other images, nor paths', async () => {
      expect(await store.variant({ id: 'unknown', width: 320, accepts: ['avif', 'webp'] })).toBeUndefined();
      expect(await store.variant({ id: '../secret', width: 320, accepts: [] })).toBeUndefined();
    });

    test('takes an original that was never put from elsewhere, once', async () => {
      const asked: string[] = [];
      const drawing = await open({
        originals: async (id) => {
          asked.push(id);
          return id === 'drawn' ? plainJpeg(1200, 900) : undefined;
        },
      });
      const requests = IMAGE_WIDTHS.map((width) =>
        drawing.variant({ id: 'drawn', width, accepts: ['webp'] }),
      );
      expect((await Promise.all(requests)).map((variant) => variant?.format)).toEqual(
        IMAGE_WIDTHS.map(() => 'webp'),
      );
      expect(asked).toEqual(['drawn']);
      expect(await drawing.variant({ id: 'nothing', width: 320, accepts: [] })).toBeUndefined();
      await drawing.settled();
    });

    test('forgets a removed image with all its sizes', async () => {
      const { id } = await store.put(await plainJpeg(400, 300));
      await store.variant({ id, width: 320, accepts: ['webp'] });
      await store.remove(id);
      expect(await store.variant({ id, width: 320, accepts: ['webp'] })).toBeUndefined();
    });
  });

  test('a width is answered by the smallest offered one that is not below it', () => {
    expect([1, 320, 321, 1000, 1920, 4000, undefined].map(offeredWidth)).toEqual([
      320, 320, 640, 1280, 1920, 1920, 1920,
    ]);
  });
}
