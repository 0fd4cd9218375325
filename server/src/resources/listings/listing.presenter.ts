import type { Listing } from '@portico/shared/contracts';
import { imageUrls } from '../images/image.presenter.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { ListingRecord } from './listing.repository.ts';

/** A listing for those who may see it; its date is for sorting and for admins. [DATA-20, AMBIG-20, T-05] */
export function presentListing(record: ListingRecord): Listing {
  const { sealedPasscode: _sealed, modifiedBy: _by, modifiedDate: _date, ...listing } = record;
  return { ...listing, ...imageUrls(listing.mainImageId) };
}

/** A listing for admins, including its passcode. [T-05] */
export const presentListingToAdmin = (
  record: ListingRecord,
  passcodes: Pick<Passcodes, 'open'>,
): Listing => ({
  ...presentListing(record),
  modifiedDate: record.modifiedDate,
  ...(record.sealedPasscode === undefined ? {} : { passcode: passcodes.open(record.sealedPasscode) }),
});
