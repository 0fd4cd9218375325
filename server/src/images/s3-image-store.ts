import type { S3Settings } from '../config/config.ts';
import { openS3Objects } from '../storage/s3-objects.ts';
import { createFileImageStore, type ImageStoreOptions } from './file-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { withStaleReads } from './s3-read-cache.ts';

interface S3ImageStoreOptions extends ImageStoreOptions {
  s3: S3Settings;
  /** Begins the names of all images. */
  prefix?: string | undefined;
}

/**
 * Images as objects of a bucket, which several servers share. While it is away, sizes that this server gave lately go on,
 * and all else throws S3Unavailable.
 */
export const openS3ImageStore = ({ s3, prefix = 'images/', ...options }: S3ImageStoreOptions): ImageStore =>
  createFileImageStore(withStaleReads(openS3Objects(s3, prefix)), options);
