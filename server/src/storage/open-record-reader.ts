import { openLibsqlRecordReader, type RunCall } from './libsql-record-reader.ts';
import type { RecordReader } from './record-reader.ts';
import type { StoreLocation } from './store-location.ts';

/** Opens the records of a store for reading in another thread, whose native calls `run` runs. */
export async function openRecordReader(place: StoreLocation, run: RunCall): Promise<RecordReader> {
  if ('file' in place) return openLibsqlRecordReader(place.file, run);
  const { openPostgresRecordReader } = await import('./postgres-record-reader.ts');
  return openPostgresRecordReader(place.url);
}
