import { LRUCache } from 'lru-cache';
import { S3Unavailable } from '../storage/s3-objects.ts';
import type { ImageFiles } from './image-files.ts';

/** Bytes: some hundred sizes of pictures, as cards and pages show them. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What visitors see; originals are large, and nobody is shown one. */
const VARIANTS = 'variants/';

/**
 * The files of a bucket, with what was read last kept in memory: that is given while the bucket is away, and only then,
 * as another server may remove files. Who may see a picture is asked of the records each time.
 */
export function rememberedFiles(files: ImageFiles): ImageFiles {
  const remembered = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });
  return {
    ...files,

    async read(name) {
      try {
        const bytes = await files.read(name);
        if (bytes && name.startsWith(VARIANTS)) remembered.set(name, bytes);
        else remembered.delete(name);
        return bytes;
      } catch (error) {
        const bytes = error instanceof S3Unavailable ? remembered.get(name) : undefined;
        if (!bytes) throw error;
        return bytes;
      }
    },

    async remove(names) {
      for (const name of names) remembered.delete(name);
      await files.remove(names);
    },
  };
}
