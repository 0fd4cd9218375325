import type { ImageFiles } from '../../images/image-files.ts';

export interface ListedFile {
  name: string;
  bytes: number;
}

/** Where a store has its files: a folder of a disk, or a prefix in a bucket. */
export interface FileLocation extends ImageFiles {
  /** In byte order of their names. */
  list(): AsyncIterable<ListedFile>;
}
