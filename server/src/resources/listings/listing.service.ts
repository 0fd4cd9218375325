import type { ListingChanges, NewListing } from '@portico/shared/contracts';
import { AppError, nameTaken, notFound, refusedFields } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { nextPrivacy } from '../privacy/next-privacy.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { townRepository } from '../towns/town.repository.ts';
import { slugOf } from '../writes/ids.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { withoutNulls } from '../writes/without-nulls.ts';
import { type ListingRecord, listingRepository } from './listing.repository.ts';

/** The services that listings need, for the server and the operator's command. */
export interface ListingStores {
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
}

interface ListingCreation {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: NewListing;
}

/** Adds a listing without portals; throws 'conflict' when its id is taken. [OPEN-12] */
export async function createListing(
  { records, passcodes, now }: ListingStores,
  { provider, by, data }: ListingCreation,
): Promise<ListingRecord> {
  const { _id = slugOf(data.title), ...changes } = data;
  await checkContent(records, provider, changes);
  const empty = { _id, title: data.title, portals: [] };
  const listing = changed(empty, changes, { by, now: now(), passcodes });
  return retryOnConflict(async () => {
    const listings = listingRepository(records);
    if (await listings.get(provider, _id))
      throw nameTaken('body.data._id', `There is a listing ${_id} already.`);
    await listings.put({ provider, id: _id, value: listing, expectedRevision: 0 });
    return listing;
  });
}

interface ListingUpdate {
  provider: string;
  id: string;
  by?: string | undefined;
  data: ListingChanges;
}

/**
 * Merges changes into a listing; throws 'not-found', or 'conflict' when it was changed concurrently. [OPEN-12, T-49]
 */
export const updateListing = (
  { records, passcodes, now }: ListingStores,
  { provider, id, by, data: { modifiedDate: seen, ...changes } }: ListingUpdate,
): Promise<ListingRecord> =>
  retryOnConflict(async () => {
    const listings = listingRepository(records);
    const stored = await listings.get(provider, id);
    if (!stored) throw notFound('This listing');
    await assertNotStale({ records, provider, what: 'this listing', record: stored.value, seen });
    await checkContent(records, provider, changes);
    const value = changed(stored.value, changes, { by, now: now(), passcodes });
    await listings.put({ provider, id, value, expectedRevision: stored.revision });
    return value;
  });

/** Deletes an empty listing; throws 'conflict' with the number of its portals otherwise. [OPEN-12] */
export const deleteListing = (
  { records }: Pick<ListingStores, 'records'>,
  { provider, id }: { provider: string; id: string },
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await listingRepository(records).get(provider, id);
    if (!stored) throw notFound('This listing');
    const where = { field: 'listing', value: id };
    const portals = (await records.list({ provider, kind: 'portal', where })).length;
    if (portals > 0) {
      throw new AppError(
        'conflict',
        `Portals: ${portals} belong to this listing. Move them elsewhere first.`,
      );
    }
    await records.delete({ provider, kind: 'listing', id, expectedRevision: stored.revision });
  });

async function checkContent(records: RecordStore, provider: string, changes: ListingChanges): Promise<void> {
  await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
  if (changes.town && !(await townRepository(records).get(provider, changes.town))) {
    throw refusedFields([{ path: 'body.data.town', message: 'no town of this site', code: 'unknown' }]);
  }
}

interface Edit extends Pick<ListingStores, 'passcodes'> {
  by: string | undefined;
  now: Date;
}

/**
 * Privacy changes only through `nextPrivacy`; portals can only be reordered. A listing that is not archived lacks the
 * field.
 */
function changed(
  before: ListingRecord,
  changes: ListingChanges,
  { by, now, passcodes }: Edit,
): ListingRecord {
  const { isPrivate, passcode, title, portals, isArchived = before.isArchived, ...fields } = changes;
  // An archive or a restore does not make the forms of others out of date.
  const isContent = Object.keys(changes).some((field) => field !== 'isArchived');
  return {
    ...before,
    ...withoutNulls(fields),
    title: title ?? before.title,
    isArchived: isArchived || undefined,
    portals: portals ? inOrder(before.portals ?? [], portals) : before.portals,
    ...nextPrivacy({ before, changes: { isPrivate, passcode }, passcodes }),
    ...(isContent ? revisionStamp({ by, now, before }) : {}),
  };
}

/** The existing ids, first those that the order names; membership is decided in the review. */
export function inOrder(present: readonly string[], order: readonly string[]): string[] {
  const first = [...new Set(order)].filter((id) => present.includes(id));
  return [...first, ...present.filter((id) => !first.includes(id))];
}
