import { openS3Objects, type S3Settings } from '../storage/s3-objects.ts';
import type { ImageStore } from './image-store.ts';
import { createKeptImageStore, type ImageStoreOptions } from './kept-image-store.ts';
import { rememberedFiles } from './s3-remembered-files.ts';

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
  createKeptImageStore(rememberedFiles(openS3Objects(s3, prefix)), options);
