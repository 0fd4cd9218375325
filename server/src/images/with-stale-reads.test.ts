import { expect, test } from '@jest/globals';
import { S3Unavailable } from '../storage/s3-objects.ts';
import type { ImageFiles } from './image-files.ts';
import { withStaleReads } from './with-stale-reads.ts';

const VARIANT = 'variants/ab/abcd.640.webp';

/** A bucket that can become unavailable. */
function bucket() {
  const objects = new Map<string, Buffer>();
  const state = { isAway: false };
  const ask = <Value>(value: Value): Promise<Value> =>
    state.isAway ? Promise.reject(new S3Unavailable(new Error('gone'))) : Promise.resolve(value);
  const files: ImageFiles = {
    read: (name) => ask(objects.get(name)),
    isThere: (name) => ask(objects.has(name)),
    async write(name, bytes) {
      await ask(true);
      objects.set(name, bytes);
    },
    async remove(names) {
      await ask(true);
      for (const name of names) objects.delete(name);
    },
  };
  return { objects, state, files: withStaleReads(files) };
}

test('only cached reads are served while the bucket is unavailable', async () => {
  const { objects, state, files } = bucket();
  objects.set(VARIANT, Buffer.from('seen'));
  objects.set('variants/ab/abcd.320.webp', Buffer.from('unseen'));
  objects.set('originals/ab/abcd', Buffer.from('original'));
  await files.read(VARIANT);
  await files.read('originals/ab/abcd');
  state.isAway = true;
  expect((await files.read(VARIANT))?.toString()).toBe('seen');
  await expect(files.read('variants/ab/abcd.320.webp')).rejects.toThrow(S3Unavailable);
  await expect(files.read('originals/ab/abcd')).rejects.toThrow(S3Unavailable);
  await expect(files.write(VARIANT, Buffer.from('other'))).rejects.toThrow(S3Unavailable);
});

test('a removal by another server is seen while the bucket responds, and stays so when it does not', async () => {
  const { objects, state, files } = bucket();
  objects.set(VARIANT, Buffer.from('seen'));
  await files.read(VARIANT);
  objects.delete(VARIANT);
  expect(await files.read(VARIANT)).toBeUndefined();
  state.isAway = true;
  await expect(files.read(VARIANT)).rejects.toThrow(S3Unavailable);
});

test('a removal is served no more, also if the bucket did not receive it', async () => {
  const { objects, state, files } = bucket();
  objects.set(VARIANT, Buffer.from('seen'));
  await files.read(VARIANT);
  state.isAway = true;
  await expect(files.remove([VARIANT])).rejects.toThrow(S3Unavailable);
  await expect(files.read(VARIANT)).rejects.toThrow(S3Unavailable);
});
