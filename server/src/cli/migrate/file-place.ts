import type { ImageFiles } from '../../images/image-files.ts';

export interface ListedFile {
  name: string;
  bytes: number;
}

/** Where files are, on a disk or in a bucket, as a whole. */
export interface FilePlace extends ImageFiles {
  /** In the order of their names' bytes. */
  list(): AsyncIterable<ListedFile>;
}
