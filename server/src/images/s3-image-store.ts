import type { S3Settings } from '../config/storage-settings.ts';
import { openS3Objects } from '../storage/s3-objects.ts';
import { createFileImageStore, type ImageStoreOptions } from './file-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { withStaleReads } from './with-stale-reads.ts';

interface S3ImageStoreOptions extends ImageStoreOptions {
  s3: S3Settings;
  /** Prefix of all object names. */
  prefix?: string | undefined;
}

/**
 * An image store in a bucket that servers share. During an outage it serves recently read sizes, and everything else
 * throws S3Unavailable.
 */
export const openS3ImageStore = ({ s3, prefix = 'images/', ...options }: S3ImageStoreOptions): ImageStore =>
  createFileImageStore(withStaleReads(openS3Objects(s3, prefix)), options);
