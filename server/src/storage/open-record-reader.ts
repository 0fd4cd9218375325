import { openLibsqlRecordReader } from './libsql-record-reader.ts';
import type { RecordReader } from './record-reader.ts';
import type { StoreLocation } from './store-location.ts';

/** Opens the records of a store for reading in another thread. */
export async function openRecordReader(place: StoreLocation): Promise<RecordReader> {
  if ('file' in place) return openLibsqlRecordReader(place.file);
  const { openPostgresRecordReader } = await import('./postgres-record-reader.ts');
  return openPostgresRecordReader(place.url);
}
