import type { ImageFiles } from '../../images/image-files.ts';

export interface ListedFile {
  name: string;
  bytes: number;
}

/** All files of a store, on a disk or in a bucket. */
export interface FilePlace extends ImageFiles {
  /** In byte order of their names. */
  list(): AsyncIterable<ListedFile>;
}
