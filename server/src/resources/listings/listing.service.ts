import type { ListingChanges, NewListing } from '@portico/shared/contracts';
import { withoutNulls } from '@portico/shared/domain';
import { refusedFields } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import {
  addGroup,
  changedState,
  deleteGroup,
  editGroup,
  type GroupCreation,
  type GroupStores,
  type GroupUpdate,
  type StateEdit,
} from '../writes/group-writes.ts';
import { slugOf } from '../writes/ids.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { type ListingRecord, listingRepository } from './listing.repository.ts';

/** Adds a listing without portals; throws 'conflict' when its id is taken. [OPEN-12] */
export async function createListing(
  { records, passcodes, now }: GroupStores,
  { provider, by, data }: GroupCreation<NewListing>,
): Promise<ListingRecord> {
  const { _id = slugOf(data.title), ...changes } = data;
  await checkContent(records, provider, changes);
  const empty = { _id, title: data.title, portals: [] };
  return addGroup(
    listingRepository(records),
    provider,
    changed(empty, changes, { by, now: now(), passcodes }),
  );
}

/**
 * Merges changes into a listing; throws 'not-found', or 'conflict' when it was changed concurrently. [OPEN-12, T-49]
 */
export const updateListing = (
  { records, passcodes, now }: GroupStores,
  { provider, id, by, data: { modifiedDate: seen, ...changes } }: GroupUpdate<ListingChanges>,
): Promise<ListingRecord> =>
  editGroup(records, listingRepository(records), {
    provider,
    id,
    seen,
    async change(before) {
      await checkContent(records, provider, changes);
      return changed(before, changes, { by, now: now(), passcodes });
    },
  });

/** Deletes an empty listing; throws 'conflict' with the number of its portals otherwise. [OPEN-12] */
export const deleteListing = (
  { records }: { records: RecordStore },
  { provider, id }: { provider: string; id: string },
): Promise<void> =>
  deleteGroup(records, listingRepository(records), {
    provider,
    id,
    async contentOf() {
      const where = { field: 'listing', value: id };
      const portals = (await records.list({ provider, kind: 'portal', where })).length;
      return portals > 0 ? `Portals: ${portals}` : undefined;
    },
  });

async function checkContent(records: RecordStore, provider: string, changes: ListingChanges): Promise<void> {
  await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
  if (changes.town && !(await townRepository(records).get(provider, changes.town))) {
    throw refusedFields([{ path: 'body.data.town', message: 'no town of this site', code: 'unknown' }]);
  }
}

/** Portals can only be reordered. */
function changed(before: ListingRecord, changes: ListingChanges, edit: StateEdit): ListingRecord {
  const { passcode: _passcode, title = before.title, portals, ...fields } = changes;
  return {
    ...before,
    ...withoutNulls(fields),
    title,
    portals: portals ? inOrder(before.portals ?? [], portals) : before.portals,
    ...changedState(before, changes, edit),
  };
}

/** The existing ids, first those that the order names; membership is decided in the review. */
export function inOrder(present: readonly string[], order: readonly string[]): string[] {
  const first = [...new Set(order)].filter((id) => present.includes(id));
  return [...first, ...present.filter((id) => !first.includes(id))];
}
