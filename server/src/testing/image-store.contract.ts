import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { IMAGE_WIDTHS, ImageRefused, type ImageStore, offeredWidth } from '../images/image-store.ts';
import { plainPng, withComment } from './malicious-images.ts';

interface OpenOptions {
  originals?: (id: string) => Promise<Buffer | undefined>;
}

interface OpenStore {
  store: ImageStore;
  /** All stored files. */
  storedBytes(): Promise<Buffer[]>;
}

/** A JPEG of one colour. */
export const plainJpeg = (width: number, height: number, background = '#2266aa'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Contract test of every ImageStore; `open` returns an empty one. */
export function describeImageStore(
  name: string,
  openStore: (options?: OpenOptions) => Promise<OpenStore>,
): void {
  describe(`${name} as an ImageStore`, () => {
    let store: ImageStore;
    let storedBytes: OpenStore['storedBytes'];
    const open = async (options: OpenOptions) => (await openStore(options)).store;
    beforeEach(async () => {
      ({ store, storedBytes } = await openStore());
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

    test('[T-15] keeps nothing of the metadata: neither where a photo was taken, nor by whom', async () => {
      const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/>secret-xmp</x:xmpmeta>';
      const photo = await sharp(await plainJpeg(800, 600))
        .withExif({
          IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 46/1 29/1' },
        })
        .withXmp(xmp)
        .withIccProfile('p3')
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const before = await sharp(photo).metadata();
      expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
      const image = await store.put(photo);
      expect([image.width, image.height]).toEqual([600, 800]);
      await store.settled();
      const served: Buffer[] = [];
      for (const width of [...IMAGE_WIDTHS, undefined]) {
        for (const accepts of [[], ['webp'], ['avif']] as const) {
          await store.variant({ id: image.id, width, accepts });
          await store.settled();
          const variant = await store.variant({ id: image.id, width, accepts });
          if (variant) served.push(variant.bytes);
        }
      }
      expect(served).toHaveLength(18);
      for (const bytes of [...served, ...(await storedBytes())]) {
        const { exif, xmp: remainingXmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
        expect({ exif, remainingXmp, iptc, icc, orientation, comments }).toEqual({});
        expect(bytes.includes('secret')).toBe(false);
      }
    });

    test('[T-15] serves nothing of a file that is an image and something else at once', async () => {
      const script = '<script>alert("hidden")</script>';
      const zip = Buffer.from(zipSync({ 'hidden.txt': Buffer.from('hidden') }));
      const jpeg = await plainJpeg(700, 500);
      const files = [
        Buffer.concat([jpeg, Buffer.from(`<html>${script}`)]),
        Buffer.concat([jpeg, zip]),
        withComment(jpeg, `*/=1;alert("hidden");/* ${script}`),
        Buffer.concat([plainPng(700, 500), Buffer.from(script)]),
      ];
      for (const file of files) {
        expect(file.includes('hidden')).toBe(true);
        const { id } = await store.put(file);
        for (const accepts of [[], ['webp']] as const) {
          const variant = await store.variant({ id, width: 640, accepts });
          expect(variant?.bytes.includes('hidden')).toBe(false);
        }
      }
      for (const bytes of await storedBytes()) expect(bytes.includes('hidden')).toBe(false);
    });

    test('[T-15] refuses what is no image, and keeps nothing of it', async () => {
      for (const bytes of [Buffer.from('<svg/>'), plainPng(30_000, 30_000), Buffer.alloc(0)]) {
        await expect(store.put(bytes)).rejects.toThrow(ImageRefused);
      }
      expect(await storedBytes()).toEqual([]);
    });

    test('[API-19] scales an upload down to the longer side that was asked for', async () => {
      const bytes = await plainJpeg(1000, 500);
      const small = await store.put(bytes, { longerSide: 400 });
      expect(small).toMatchObject({ width: 400, height: 200 });
      expect((await store.put(bytes)).id).not.toBe(small.id);
      expect(await store.put(await plainJpeg(3000, 1500))).toMatchObject({ width: 2560, height: 1280 });
    });

    test('has every width ready as soon as the upload is done', async () => {
      const { id } = await store.put(await plainJpeg(2400, 1200));
      const widths = IMAGE_WIDTHS.map(async (width) => {
        const variant = await store.variant({ id, width, accepts: ['avif', 'webp'] });
        const { format, width: actual } = await sharp(variant?.bytes).metadata();
        return [format, actual, variant?.isInterim];
      });
      expect(await Promise.all(widths)).toEqual(IMAGE_WIDTHS.map((width) => ['jpeg', width, true]));
    });

    test('keeps what is transparent in the formats that can', async () => {
      const background = { r: 200, g: 0, b: 0, alpha: 0.25 };
      const { id } = await store.put(
        await sharp({ create: { width: 700, height: 500, channels: 4, background } })
          .png()
          .toBuffer(),
      );
      const accepts = ['avif', 'webp'] as const;
      expect((await store.variant({ id, width: 640, accepts }))?.format).toBe('webp');
      await store.settled();
      for (const accepted of accepts) {
        const variant = await store.variant({ id, width: 640, accepts: [accepted] });
        expect(variant?.format).toBe(accepted);
        expect((await sharp(variant?.bytes).stats()).isOpaque).toBe(false);
      }
    });

    test('gives the next width up, as the reader understands', async () => {
      const { id } = await store.put(await plainJpeg(2400, 1200));
      const jpeg = await store.variant({ id, width: 500, accepts: [] });
      expect(jpeg).toMatchObject({ format: 'jpeg', width: 640, isInterim: false });
      expect(await sharp(jpeg?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 320 });
      await store.variant({ id, width: 5000, accepts: ['webp'] });
      await store.settled();
      const webp = await store.variant({ id, width: 5000, accepts: ['webp'] });
      expect(webp?.isInterim).toBe(false);
      expect(await sharp(webp?.bytes).metadata()).toMatchObject({ format: 'webp', width: 1920 });
    });

    test('responds with the best stored format until AVIF is ready, then with AVIF', async () => {
      const generating = await open({ originals: () => plainJpeg(700, 500) });
      const request = { id: 'generated', width: 320, accepts: ['avif', 'webp'] } as const;
      expect(await generating.variant(request)).toMatchObject({ format: 'webp', isInterim: true });
      await generating.settled();
      const later = await generating.variant(request);
      expect(later).toMatchObject({ format: 'avif', isInterim: false });
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
      const generating = await open({
        originals: async (id) => {
          asked.push(id);
          return id === 'generated' ? plainJpeg(1200, 900) : undefined;
        },
      });
      const requests = IMAGE_WIDTHS.map((width) =>
        generating.variant({ id: 'generated', width, accepts: ['webp'] }),
      );
      expect((await Promise.all(requests)).map((variant) => variant?.format)).toEqual(
        IMAGE_WIDTHS.map(() => 'webp'),
      );
      expect(asked).toEqual(['generated']);
      expect(await generating.variant({ id: 'nothing', width: 320, accepts: [] })).toBeUndefined();
      await generating.settled();
    });

    test('forgets a removed image with all its sizes, those that are still being made too', async () => {
      const { id } = await store.put(await plainJpeg(400, 300));
      await store.remove(id);
      await store.settled();
      expect(await store.variant({ id, width: 320, accepts: ['webp'] })).toBeUndefined();
      expect(await storedBytes()).toEqual([]);
    });

    test('gives an original away and takes one in under its id, as it was', async () => {
      const { id } = await store.put(await plainJpeg(400, 300));
      const original = await store.original(id);
      await store.remove(id);
      expect(await store.original(id)).toBeUndefined();
      await store.storeOriginal(id, original ?? Buffer.alloc(0));
      expect((await store.original(id))?.equals(original ?? Buffer.alloc(0))).toBe(true);
      expect(await store.variant({ id, width: 320, accepts: [] })).toBeDefined();
      await store.storeOriginal(id, await plainJpeg(20, 20));
      expect((await store.original(id))?.equals(original ?? Buffer.alloc(0))).toBe(true);
    });

    test('[T-15] takes in no original that is no image, and none under a name that leads elsewhere', async () => {
      await expect(store.storeOriginal('new', Buffer.from('<svg/>'))).rejects.toThrow(ImageRefused);
      await expect(store.storeOriginal('../new', await plainJpeg(20, 20))).rejects.toThrow(ImageRefused);
      expect(await store.original('new')).toBeUndefined();
      expect(await store.original('../new')).toBeUndefined();
    });

    test('removes nothing that an upload at the same time has just recorded', async () => {
      const bytes = await plainJpeg(400, 300);
      const { id } = await store.put(bytes);
      let isRecorded = false;
      let removal: Promise<void> | undefined;
      await store.put(bytes, {
        async onStored() {
          removal = store.remove(id, async () => isRecorded);
          await Promise.resolve();
          isRecorded = true;
        },
      });
      await removal;
      expect(await store.variant({ id, width: 320, accepts: [] })).toBeDefined();
    });
  });

  test('a request for a width gets the smallest offered one that is not below it', () => {
    expect([1, 320, 321, 1000, 1920, 4000, undefined].map(offeredWidth)).toEqual([
      320, 320, 640, 1280, 1920, 1920, 1920,
    ]);
  });
}
