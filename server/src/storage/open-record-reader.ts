import { openLibsqlRecordReader, type RunCall } from './libsql-record-reader.ts';
import type { RecordReader } from './record-reader.ts';
import type { StoreLocation } from './store-location.ts';

/** Opens the records of a store for reading in another thread, whose native calls `run` runs. */
export async function openRecordReader(location: StoreLocation, run: RunCall): Promise<RecordReader> {
  if ('file' in location) return openLibsqlRecordReader(location.file, run);
  const { openPostgresRecordReader } = await import('./postgres-record-reader.ts');
  return openPostgresRecordReader(location.url);
}
