import type { Town } from '@portico/shared/contracts';
import { imageUrl, imageUrls } from '../images/image.presenter.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { presentPopUp } from '../portals/portal.presenter.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { TownRecord } from './town.repository.ts';

/** A town for those who may see it, with URLs derived from image ids. [DATA-05, DATA-19, T-05] */
export function presentTown(record: TownRecord): Town {
  const { sealedPasscode: _sealed, modifiedBy: _by, ...town } = record;
  return {
    ...town,
    ...imageUrls(town.mainImageId),
    profileImageURL: imageUrl(town.profileImageId),
    popUp: presentPopUp(town.popUp),
  };
}

/** A town for admins, including its passcode. [T-05] */
export const presentTownToAdmin = (record: TownRecord, passcodes: Pick<Passcodes, 'open'>): Town => ({
  ...presentTown(record),
  ...(record.sealedPasscode === undefined ? {} : { passcode: passcodes.open(record.sealedPasscode) }),
});

/** The town with signed URLs for the images of a private one: all but its picture. [OPEN-03] */
export function withSignedTownImages(
  town: Town,
  { provider, signatures }: { provider: string; signatures: ImageSignatures },
): Town {
  if (!town.isPrivate) return town;
  const signed = (address: string | undefined) =>
    address?.startsWith('/images/') ? signatures.signed(provider, address) : address;
  return {
    ...town,
    profileImageURL: signed(town.profileImageURL),
    popUp: town.popUp && { ...town.popUp, imageURL: signed(town.popUp.imageURL) },
  };
}
