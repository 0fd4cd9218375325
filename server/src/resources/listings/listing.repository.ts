import type { Listing } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** A listing as stored: image URLs are derived, the passcode is encrypted. [T-05, DATA-05] */
export interface ListingRecord
  extends Omit<Listing, 'imageURL' | 'smallImageURL' | 'passcode'>,
    RevisionStamp {
  sealedPasscode?: string | undefined;
}

export const listingRepository = (records: RecordStore): Collection<ListingRecord> =>
  collection<ListingRecord>(records, 'listing', (listing) => ({
    private: listing.isPrivate ? 'yes' : undefined,
    town: listing.town,
    image: imagesOf(listing),
  }));
