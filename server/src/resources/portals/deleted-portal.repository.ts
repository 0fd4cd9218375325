import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PortalRecord } from './portal.repository.ts';

/** A deleted portal that can be restored. A kind of its own, so that reads of portals never find it. */
export interface DeletedPortalRecord {
  portal: PortalRecord;
  /** ISO time. */
  deletedAt: string;
  /** A uid; absent when the operator did it. */
  deletedBy?: string | undefined;
}

export const deletedPortalRepository = (records: RecordStore): Collection<DeletedPortalRecord> =>
  collection<DeletedPortalRecord>(records, 'deleted-portal', ({ portal }) => ({ image: imagesOf(portal) }));
