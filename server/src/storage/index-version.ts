import { SYSTEM_PARTITION } from '../providers/providers.ts';
import { collection } from './collection.ts';
import type { RecordStore } from './record-store.ts';
import { reindexRecords } from './reindex.ts';

/** Raise it when a repository gets another index field: data folders are brought up to it at their next start. */
const INDEX_VERSION = 3;

/** Writes the index entries of an older Portico's records anew; does nothing when they are up to date. */
export async function bringIndexesUp(records: RecordStore, version = INDEX_VERSION): Promise<void> {
  const versions = collection<{ version: number }>(records, 'index-version');
  const kept = await versions.get(SYSTEM_PARTITION, 'current');
  if ((kept?.value.version ?? 0) >= version) return;
  await reindexRecords(records);
  // Last: what was interrupted is done again from the start.
  await versions.put({ provider: SYSTEM_PARTITION, id: 'current', value: { version } });
}
