import type { KeyScope } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** An API key of a person. */
export interface KeyRecord {
  uid: string;
  name: string;
  scopes: readonly KeyScope[];
  /** SHA-256 of the secret part, in base64url. The secret is random, so it needs no slow hash. */
  secretHash: string;
  /** ISO times. */
  createdDate: string;
  expiresAt: string;
  lastUsedDate?: string | undefined;
}

/** Indexed by person. */
export const keyRepository = (records: RecordStore): Collection<KeyRecord> =>
  collection<KeyRecord>(records, 'api-key', ({ uid }) => ({ uid }));
