import { LRUCache } from 'lru-cache';
import { S3Unavailable } from '../storage/s3-objects.ts';
import type { ImageFiles } from './image-files.ts';

/** Bytes: several hundred sizes of pictures. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Only what visitors see; originals are large and never served. */
const VARIANTS = 'variants/';

/**
 * Caches recently read variants of a bucket in memory (stale if error). They are served only while the bucket is
 * unavailable, because another server may remove files; permissions are read from the records each time.
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
