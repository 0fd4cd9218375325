import type { PictureFiles } from './picture-files.ts';

/** A row of a file, as the import sends it. */
export interface TableRow {
  /** Line in a CSV file, position in other files; from 1. */
  row: number;
  cells: Record<string, string>;
}

/** A file that was read, or why it was not. */
export type TableFile =
  | {
      kind: 'table';
      /** With the columns of the file. */
      rows: TableRow[];
      /** Of an archive that has pictures beside its rows, which name them. */
      pictures?: PictureFiles | undefined;
    }
  | { kind: 'broken'; row?: number | undefined }
  | { kind: 'too-large' }
  | { kind: 'empty' };
