import type { NewTown, TownChanges } from '@portico/shared/contracts';
import { AppError, nameTaken, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { withCleanPopUp } from '../portals/portal-changes.ts';
import { nextPrivacy } from '../privacy/next-privacy.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { slugOf } from '../writes/ids.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { withoutNulls } from '../writes/without-nulls.ts';
import { type TownRecord, townRepository } from './town.repository.ts';

/** The services that towns need, for the server and the operator's command. */
export interface TownStores {
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
}

interface TownCreation {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: NewTown;
}

/** Adds a town; throws 'conflict' when its id is taken. [OPEN-12] */
export async function createTown(
  { records, passcodes, now }: TownStores,
  { provider, by, data }: TownCreation,
): Promise<TownRecord> {
  const { _id = slugOf(data.title), ...changes } = withCleanPopUp(data);
  await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
  const town = changed({ _id, title: data.title }, changes, { by, now: now(), passcodes });
  return retryOnConflict(async () => {
    const towns = townRepository(records);
    if (await towns.get(provider, _id)) throw nameTaken('body.data._id', `There is a town ${_id} already.`);
    await towns.put({ provider, id: _id, value: town, expectedRevision: 0 });
    return town;
  });
}

interface TownUpdate {
  provider: string;
  id: string;
  by?: string | undefined;
  data: TownChanges;
}

/** Merges changes into a town; throws 'not-found', or 'conflict' when it was changed concurrently. [OPEN-12, T-49] */
export const updateTown = (
  { records, passcodes, now }: TownStores,
  { provider, id, by, data }: TownUpdate,
): Promise<TownRecord> =>
  retryOnConflict(async () => {
    const { modifiedDate: seen, ...changes } = withCleanPopUp(data);
    const towns = townRepository(records);
    const stored = await towns.get(provider, id);
    if (!stored) throw notFound('This town');
    await assertNotStale({ records, provider, what: 'this town', record: stored.value, seen });
    await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
    const value = changed(stored.value, changes, { by, now: now(), passcodes });
    await towns.put({ provider, id, value, expectedRevision: stored.revision });
    return value;
  });

/** Deletes a town without content; throws 'conflict' with the counts otherwise. [OPEN-12] */
export const deleteTown = (
  { records }: Pick<TownStores, 'records'>,
  { provider, id }: { provider: string; id: string },
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await townRepository(records).get(provider, id);
    if (!stored) throw notFound('This town');
    const listings = (await listingRepository(records).list(provider, { field: 'town', value: id })).length;
    const portals = (await records.list({ provider, kind: 'portal', where: { field: 'town', value: id } }))
      .length;
    if (listings + portals > 0) {
      throw new AppError(
        'conflict',
        `Listings: ${listings}, portals: ${portals} belong to this town. Move them elsewhere first.`,
      );
    }
    await records.delete({ provider, kind: 'town', id, expectedRevision: stored.revision });
  });

interface Edit extends Pick<TownStores, 'passcodes'> {
  by: string | undefined;
  now: Date;
}

/** Privacy changes only through `nextPrivacy`. A town that is not archived lacks the field. */
function changed(before: TownRecord, changes: TownChanges, { by, now, passcodes }: Edit): TownRecord {
  const { isPrivate, passcode, title, isArchived = before.isArchived, ...fields } = changes;
  // An archive or a restore does not make the forms of others out of date.
  const isContent = Object.keys(changes).some((field) => field !== 'isArchived');
  return {
    ...before,
    ...withoutNulls(fields),
    title: title ?? before.title,
    isArchived: isArchived || undefined,
    ...nextPrivacy({ before, changes: { isPrivate, passcode }, passcodes }),
    ...(isContent ? revisionStamp({ by, now, before }) : {}),
  };
}
