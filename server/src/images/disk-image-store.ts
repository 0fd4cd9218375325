import { diskImageFiles } from './disk-image-files.ts';
import { createFileImageStore, type ImageStoreOptions } from './file-image-store.ts';
import type { ImageStore } from './image-store.ts';

/** An image store in a folder. */
export const openDiskImageStore = ({
  folder,
  ...options
}: ImageStoreOptions & { folder: string }): ImageStore =>
  createFileImageStore(diskImageFiles(folder), options);
