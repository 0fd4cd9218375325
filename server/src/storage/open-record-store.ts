import { ConfigError } from '../config/config-error.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';
import type { RecordStore } from './record-store.ts';
import type { StoreLocation } from './store-location.ts';

interface StoreOptions {
  now?: (() => Date) | undefined;
  /** Called when a listener failed, or the change feed could not be read. */
  onListenerError?: ((error: unknown) => void) | undefined;
}

/** Opens the records for reading and writing and creates what is missing. The other engine's driver is not loaded. */
export async function openRecordStore(
  location: StoreLocation,
  options: StoreOptions = {},
): Promise<RecordStore> {
  if ('file' in location) return openLibsqlRecordStore({ file: location.file, ...options });
  const { openPostgresRecordStore } = await import('./postgres-record-store.ts');
  try {
    return await openPostgresRecordStore({ url: location.url, ...options });
  } catch (error) {
    throw new ConfigError(cannotBeUsed(location.url, error));
  }
}

/** Names the database without its password. */
function cannotBeUsed(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { cause = error } = error as { cause?: unknown };
  const { message, code } = cause as { message?: string; code?: string };
  return `The database ${host}${pathname} of DATABASE_URL cannot be used: ${(message || code || '').replace(/\.$/, '')}.`;
}
