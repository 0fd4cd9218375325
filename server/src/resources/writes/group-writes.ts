import { AppError, nameTaken, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import type { Collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { nextPrivacy } from '../privacy/next-privacy.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { PrivacySettings } from '../privacy/private-items.ts';
import { assertNotStale, revisionStamp } from './optimistic-lock.ts';

/** The services that towns and listings need, for the server and the operator's command. */
export interface GroupStores {
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
}

/** A new town or listing. */
export interface GroupCreation<Data> {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: Data;
}

export interface GroupUpdate<Data> extends GroupCreation<Data> {
  id: string;
}

/** Adds a town or listing; throws 'conflict' when its id is taken. */
export const addGroup = <Group extends { _id: string }>(
  groups: Collection<Group>,
  provider: string,
  group: Group,
): Promise<Group> =>
  retryOnConflict(async () => {
    const { _id: id } = group;
    if (await groups.get(provider, id))
      throw nameTaken('body.data._id', `There is a ${groups.kind} ${id} already.`);
    await groups.put({ provider, id, value: group, expectedRevision: 0 });
    return group;
  });

interface GroupEdit<Group> {
  provider: string;
  id: string;
  /** The `modifiedDate` that the client last read. */
  seen: string | null | undefined;
  change: (before: Group) => Promise<Group>;
}

/** Changes a town or listing; throws 'not-found', or 'conflict' when it was changed concurrently. [T-49] */
export const editGroup = <Group extends RevisionStamp>(
  records: RecordStore,
  groups: Collection<Group>,
  { provider, id, seen, change }: GroupEdit<Group>,
): Promise<Group> =>
  retryOnConflict(async () => {
    const stored = await groups.get(provider, id);
    if (!stored) throw notFound(`This ${groups.kind}`);
    await assertNotStale({ records, provider, what: `this ${groups.kind}`, record: stored.value, seen });
    const value = await change(stored.value);
    await groups.put({ provider, id, value, expectedRevision: stored.revision });
    return value;
  });

interface GroupDeletion {
  provider: string;
  id: string;
  /** Names what belongs to the group, with counts; undefined for an empty one. */
  contentOf: () => Promise<string | undefined>;
}

/** Deletes an empty town or listing; throws 'conflict' with what belongs to it otherwise. */
export const deleteGroup = (
  records: RecordStore,
  { kind, get }: Pick<Collection<unknown>, 'kind' | 'get'>,
  { provider, id, contentOf }: GroupDeletion,
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await get(provider, id);
    if (!stored) throw notFound(`This ${kind}`);
    const content = await contentOf();
    if (content !== undefined)
      throw new AppError('conflict', `${content} belong to this ${kind}. Move them elsewhere first.`);
    await records.delete({ provider, kind, id, expectedRevision: stored.revision });
  });

interface StateChanges {
  isPrivate?: boolean | null | undefined;
  passcode?: string | null | undefined;
  isArchived?: boolean | null | undefined;
}

export interface StateEdit {
  by: string | undefined;
  now: Date;
  passcodes: Pick<Passcodes, 'seal'>;
}

/** Privacy, archive state and revision of a town or listing after changes; replaces the same fields of the changes. */
export function changedState(
  before: PrivacySettings & RevisionStamp,
  changes: StateChanges,
  { by, now, passcodes }: StateEdit,
): PrivacySettings & RevisionStamp {
  const { isPrivate, passcode, isArchived = before.isArchived } = changes;
  // An archive or a restore does not make the forms of others out of date.
  const isContent = Object.keys(changes).some((field) => field !== 'isArchived');
  return {
    isArchived: isArchived || undefined,
    ...nextPrivacy({ before, changes: { isPrivate, passcode }, passcodes }),
    ...(isContent ? revisionStamp({ by, now, before }) : {}),
  };
}
