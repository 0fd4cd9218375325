import type { Listing } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** `modifiedDate` is kept for sorting alone. [AMBIG-20] */
export interface ListingRecord extends Omit<Listing, 'imageURL'> {
  sealedPasscode?: string | undefined;
  modifiedDate?: string | undefined;
}

export const listingRepository = (records: RecordStore): Collection<ListingRecord> =>
  collection<ListingRecord>(records, 'listing', (listing) => ({
    private: listing.isPrivate ? 'yes' : undefined,
  }));
