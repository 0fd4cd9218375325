import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PortalRecord } from './portal.repository.ts';

/** A portal that can still be restored. As a kind of its own, so that nothing that reads portals finds it. */
export interface DeletedPortalRecord {
  portal: PortalRecord;
  /** ISO time. */
  deletedAt: string;
  /** A uid; absent when the operator did it. */
  deletedBy?: string | undefined;
}

export const deletedPortalRepository = (records: RecordStore): Collection<DeletedPortalRecord> =>
  collection<DeletedPortalRecord>(records, 'deleted-portal', ({ portal }) => ({ image: imagesOf(portal) }));
