import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { FieldChanges } from './draft-merge.ts';

/** What is reverted on a page at a time: the changes from what was published to what was there before. */
export interface PortalEndRecord extends FieldChanges {
  portalId: string;
  /** ISO time. */
  endAt: string;
  /** The uid of who published. */
  by?: string | undefined;
}

/** Indexed by image: pictures that the page shows again later are in use. */
export const portalEndRepository = (records: RecordStore): Collection<PortalEndRecord> =>
  collection<PortalEndRecord>(records, 'portal-end', ({ portalId, content }) => ({
    portal: portalId,
    pending: 'yes',
    image: imagesOf(content),
  }));
