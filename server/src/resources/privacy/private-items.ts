import { mayOpen } from '@portico/shared/domain';
import type { RecordStore } from '../../storage/record-store.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import type { Grants, PrivateItem } from './grants.ts';
import type { Passcodes } from './passcodes.ts';

/** The fields that an item's privacy depends on; portals have editors as well. */
export interface PrivacySettings {
  isPrivate?: boolean | undefined;
  sealedPasscode?: string | undefined;
  /** An archived town or listing is open to no one but admins. */
  isArchived?: boolean | undefined;
}

/** Loads the item of a privacy check; undefined when it does not exist. */
export async function findPrivacySettings(
  records: RecordStore,
  { provider, store, id }: PrivateItem,
): Promise<PrivacySettings | undefined> {
  const repository = { portal: portalRepository, town: townRepository, listing: listingRepository }[store](
    records,
  );
  return (await repository.get(provider, id))?.value;
}

interface GrantCheck {
  item: PrivateItem;
  record: PrivacySettings;
  /** The request's grants header. */
  header: string | string[] | undefined;
  passcodes: Passcodes;
  grants: Grants;
}

/** Whether visitors may see the town or listing, if they have a grant to it or not. */
export const isOpenToVisitors = ({ isPrivate, isArchived }: PrivacySettings, isGranted: boolean): boolean =>
  !isArchived && mayOpen({ isPrivate, hasGrant: isGranted });

/** Whether the request has a grant to the item; false for an archived item and for one without a passcode. [OPEN-03] */
export async function hasGrant({ item, record, header, passcodes, grants }: GrantCheck): Promise<boolean> {
  if (record.isArchived || !record.isPrivate || record.sealedPasscode === undefined || header === undefined)
    return false;
  return grants.opens(header, item, passcodes.open(record.sealedPasscode));
}
