import { ConfigError } from '../config/config.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';
import type { RecordStore } from './record-store.ts';
import type { StoreLocation } from './store-location.ts';

interface StoreOptions {
  now?: (() => Date) | undefined;
  /** A listener of the store failed, or the records could not be read to tell of changes. */
  onListenerError?: ((error: unknown) => void) | undefined;
}

/** Opens the records for reading and writing, and makes what is missing there. What is not used is not loaded. */
export async function openRecordStore(
  place: StoreLocation,
  options: StoreOptions = {},
): Promise<RecordStore> {
  if ('file' in place) return openLibsqlRecordStore({ file: place.file, ...options });
  const { openPostgresRecordStore } = await import('./postgres-record-store.ts');
  try {
    return await openPostgresRecordStore({ url: place.url, ...options });
  } catch (error) {
    throw new ConfigError(cannotBeUsed(place.url, error));
  }
}

/** Says which database it is, and never its password. */
function cannotBeUsed(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { cause = error } = error as { cause?: unknown };
  const { message, code } = cause as { message?: string; code?: string };
  return `The database ${host}${pathname} of DATABASE_URL cannot be used: ${(message || code || '').replace(/\.$/, '')}.`;
}
