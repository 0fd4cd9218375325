import { diskImageFiles } from './disk-image-files.ts';
import type { ImageStore } from './image-store.ts';
import { createKeptImageStore, type ImageStoreOptions } from './kept-image-store.ts';

/** Images as files of a folder. */
export const openDiskImageStore = ({
  folder,
  ...options
}: ImageStoreOptions & { folder: string }): ImageStore =>
  createKeptImageStore(diskImageFiles(folder), options);
