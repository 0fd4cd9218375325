import type { NewTown, TownChanges } from '@portico/shared/contracts';
import { withoutNulls } from '@portico/shared/domain';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { withCleanPopUp } from '../portals/portal-changes.ts';
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
import { type TownRecord, townRepository } from './town.repository.ts';

/** Adds a town; throws 'conflict' when its id is taken. [OPEN-12] */
export async function createTown(
  { records, passcodes, now }: GroupStores,
  { provider, by, data }: GroupCreation<NewTown>,
): Promise<TownRecord> {
  const { _id = slugOf(data.title), ...changes } = withCleanPopUp(data);
  await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
  const town = changed({ _id, title: data.title }, changes, { by, now: now(), passcodes });
  return addGroup(townRepository(records), provider, town);
}

/** Merges changes into a town; throws 'not-found', or 'conflict' when it was changed concurrently. [OPEN-12, T-49] */
export async function updateTown(
  { records, passcodes, now }: GroupStores,
  { provider, id, by, data }: GroupUpdate<TownChanges>,
): Promise<TownRecord> {
  const { modifiedDate: seen, ...changes } = withCleanPopUp(data);
  return editGroup(records, townRepository(records), {
    provider,
    id,
    seen,
    async change(before) {
      await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
      return changed(before, changes, { by, now: now(), passcodes });
    },
  });
}

/** Deletes a town without content; throws 'conflict' with the counts otherwise. [OPEN-12] */
export const deleteTown = (
  { records }: { records: RecordStore },
  { provider, id }: { provider: string; id: string },
): Promise<void> =>
  deleteGroup(records, townRepository(records), {
    provider,
    id,
    async contentOf() {
      const where = { field: 'town', value: id };
      const listings = (await listingRepository(records).list(provider, where)).length;
      const portals = (await records.list({ provider, kind: 'portal', where })).length;
      return listings + portals > 0 ? `Listings: ${listings}, portals: ${portals}` : undefined;
    },
  });

function changed(before: TownRecord, changes: TownChanges, edit: StateEdit): TownRecord {
  const { passcode: _passcode, title = before.title, ...fields } = changes;
  return { ...before, ...withoutNulls(fields), title, ...changedState(before, changes, edit) };
}
