import { LRUCache } from 'lru-cache';
import { S3Unavailable } from '../storage/s3-objects.ts';
import type { ImageFiles } from './image-files.ts';

/** Bytes: some hundred sizes of pictures, as cards and pages show them. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What visitors see; originals are large, and no one is shown one. */
const VARIANTS = 'variants/';

/**
 * The files of a bucket, with recently read variants cached in memory. They are served only while the bucket is
 * unavailable, as another server may remove files; permissions are read from the records each time.
 */
export function withStaleReads(files: ImageFiles): ImageFiles {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });
  return {
    ...files,

    async read(name) {
      try {
        const bytes = await files.read(name);
        if (bytes && name.startsWith(VARIANTS)) cache.set(name, bytes);
        else cache.delete(name);
        return bytes;
      } catch (error) {
        const bytes = error instanceof S3Unavailable ? cache.get(name) : undefined;
        if (!bytes) throw error;
        return bytes;
      }
    },

    async remove(names) {
      for (const name of names) cache.delete(name);
      await files.remove(names);
    },
  };
}
