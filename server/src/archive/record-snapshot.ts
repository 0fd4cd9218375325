import path from 'node:path';
import type { Config } from '../config/config.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { recordsLocation } from '../storage/store-location.ts';
import { snapshotRecords } from './snapshot.ts';

/** Records as of one moment, independent of later writes. */
export type RecordSnapshot = Pick<RecordStore, 'list' | 'close'>;

/** Opens a snapshot of the current records: a copy of the file, in that folder, or a database transaction. */
export async function openRecordSnapshot(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  folder: string,
): Promise<RecordSnapshot> {
  const location = recordsLocation(config);
  if ('url' in location) {
    const { openPostgresSnapshot } = await import('../storage/postgres-snapshot.ts');
    return openPostgresSnapshot(location.url);
  }
  const copy = path.join(folder, 'snapshot.db');
  snapshotRecords(location.file, copy);
  return openLibsqlRecordStore({ file: copy });
}
