import type { Portal } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** A portal as stored: image URLs are derived, the passcode is encrypted. [T-05, DATA-05] */
export interface PortalRecord
  extends Omit<
    Portal,
    'imageURL' | 'smallImageURL' | 'passcode' | 'isInPrivateTown' | '__meta_search' | 'draft'
  > {
  sealedPasscode?: string | undefined;
  /** Users who may accept to become editors. [OPEN-54] */
  invitations?: PortalInvitationRecord[] | undefined;
  /** ISO time. */
  createdDate: string;
  /** Uid of the last editor; absent for the operator. [T-49] */
  modifiedBy?: string | undefined;
  /** ISO time of the last status change; absent in imported content. */
  statusDate?: string | undefined;
}

export interface PortalInvitationRecord {
  uid: string;
  /** The uid of the inviting editor. */
  by: string;
  /** ISO time. */
  at: string;
}

export const portalRepository = (records: RecordStore): Collection<PortalRecord> =>
  collection<PortalRecord>(records, 'portal', (portal) => ({
    editor: portal.editors,
    invited: portal.invitations?.map(({ uid }) => uid),
    image: imagesOf(portal),
    town: portal.townRefs,
    listing: portal.listingRefs,
    waiting: portal.status === 'USER_DRAFT' ? 'yes' : undefined,
  }));

/** The position for searches; 0, 0 counts as none. [PORTAL-14] */
export function searchPosition({
  location,
}: Pick<PortalRecord, 'location'>): { lat: number; lon: number } | undefined {
  const { latitude, longitude } = location ?? {};
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined;
  return { lat: latitude, lon: longitude };
}
