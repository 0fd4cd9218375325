import type { TableKind } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** One import, which can be undone as one step. */
export interface ImportRunRecord {
  kind: TableKind;
  /** A uid. */
  by: string;
  /** ISO times. */
  at: string;
  takenBackDate?: string | undefined;
  created: number;
  updated: number;
}

/** What an import did with one record. */
export interface ImportChangeRecord {
  run: string;
  id: string;
  /** The fields that imports write, as they were; absent for a record that the import has created. */
  before?: Readonly<Record<string, unknown>> | undefined;
  /** The names of these fields; absent in a change from before imports wrote images. */
  fields?: readonly string[] | undefined;
  /** Afterwards: another one means that someone has changed the record since. */
  modifiedDate?: string | undefined;
}

export const importRunRepository = (records: RecordStore): Collection<ImportRunRecord> =>
  collection<ImportRunRecord>(records, 'import-run');

export const IMPORT_CHANGE_KIND = 'import-change';

/** Indexed by run. */
export const importChangeRepository = (records: RecordStore): Collection<ImportChangeRecord> =>
  collection<ImportChangeRecord>(records, IMPORT_CHANGE_KIND, ({ run }) => ({ run }));
