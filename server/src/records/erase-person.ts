import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { userRepository } from '../resources/auth/user.repository.ts';
import {
  type DeletedPortalRecord,
  deletedPortalRepository,
} from '../resources/portals/deleted-portal.repository.ts';
import { ownerOf } from '../resources/portals/portal.policy.ts';
import { type PortalRecord, portalRepository } from '../resources/portals/portal.repository.ts';
import { deletePortal, purgePortal } from '../resources/portals/portal-deletion.service.ts';
import { handOverPortal } from '../resources/portals/portal-editors.service.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import { usageWrites } from '../resources/quotas/usage.ts';
import type { UsersService } from '../resources/users/user.service.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { type Person, type PersonRecord, recordsAbout, withoutPerson } from './person.ts';

interface ErasureStores {
  config: Config;
  records: RecordStore;
  users: UsersService;
  passcodes: Passcodes;
  now: () => Date;
}

/** Random bytes: a pseudonym cannot be computed from a person. */
const PSEUDONYM_BYTES = 9;
/** A running server writes audit entries of the last sessions within a quarter of a second. */
const SETTLE_MS = 500;
/** Removed last, so that an interrupted erasure can be repeated with the same name. */
const ACCOUNT_KINDS: readonly string[] = ['user', 'username'];

/**
 * For the pages that the person owns: a username to transfer them to; 'delete' for good; or 'leave' them to their first
 * other editor, and delete those without one.
 */
export type OwnedPages = { handOverTo: string } | 'delete' | 'leave';

interface Erasure {
  person: Person;
  /** Optional when the person owns no page; otherwise 'conflict' is thrown. */
  pages?: OwnedPages | undefined;
}

export interface Erased {
  /** Replaces the person's names. */
  pseudonym: string;
  /** Ids, including pages that could still be restored. */
  handedOver: string[];
  deleted: string[];
  /** Number of records by kind: removed ones, and those with the pseudonym. */
  removed: Record<string, number>;
  pseudonymised: Record<string, number>;
}

/**
 * Erases a person: removes the account and personal records, and puts a pseudonym in place of their names. Sessions end
 * first and the account is removed last, so an interrupted call can be repeated.
 */
export async function erasePerson(stores: ErasureStores, { person, pages }: Erasure): Promise<Erased> {
  const { records, users } = stores;
  const { provider, account } = person;
  const owned = await ownedPages(stores, person);
  if (owned.length > 0 && pages === undefined) {
    throw new AppError(
      'conflict',
      `This person owns ${owned.length} ${owned.length === 1 ? 'page' : 'pages'}: ${owned.map(({ id }) => id).join(', ')}. Hand them over with --hand-over-to, or delete them with --delete-pages.`,
    );
  }
  const chosen = typeof pages === 'object' ? await nextOwner(stores, person, pages) : undefined;
  if (account) {
    await users.disable({ provider, username: account.username });
    await setTimeout(SETTLE_MS);
  }

  const handedOver: string[] = [];
  const deleted: string[] = [];
  for (const page of owned) {
    const to = pages === 'leave' ? otherEditorOf(page, person.uid) : chosen;
    (to === undefined ? deleted : handedOver).push(page.id);
    if (to === undefined) await deleteForGood(stores, page);
    else if (page.kind === 'portal') await handOverPortal(stores, { provider, id: page.id, to: { uid: to } });
    else await handOverDeleted(stores, { provider, id: page.id, to });
  }

  const erased: Erased = {
    pseudonym: `erased-${randomBytes(PSEUDONYM_BYTES).toString('base64url')}`,
    handedOver,
    deleted,
    removed: {},
    pseudonymised: {},
  };
  for await (const found of recordsAbout(records, person)) {
    const { kind } = found.kind.collection;
    if (ACCOUNT_KINDS.includes(kind)) continue;
    const counts = found.kind.people === 'theirs' ? erased.removed : erased.pseudonymised;
    if (await eraseRecord(stores, person, { ...found, pseudonym: erased.pseudonym }))
      counts[kind] = (counts[kind] ?? 0) + 1;
  }
  if (account) {
    await users.delete({ provider, username: account.username });
    for (const kind of ACCOUNT_KINDS) erased.removed[kind] = 1;
  }
  return erased;
}

type OwnedPage = StoredRecord<PortalRecord> | StoredRecord<DeletedPortalRecord>;

async function ownedPages({ records }: ErasureStores, { provider, uid }: Person): Promise<OwnedPage[]> {
  const portals = await portalRepository(records).list(provider, { field: 'editor', value: uid });
  const deleted = await deletedPortalRepository(records).list(provider);
  return [
    ...portals.filter(({ value }) => ownerOf(value) === uid),
    ...deleted.filter(({ value }) => ownerOf(value.portal) === uid),
  ];
}

function otherEditorOf({ value }: OwnedPage, uid: string): string | undefined {
  const { editors } = 'portal' in value ? value.portal : value;
  return editors.find((editor) => editor !== uid);
}

/** The uid of the next owner. */
async function nextOwner(
  { records }: ErasureStores,
  { provider, uid }: Person,
  { handOverTo }: { handOverTo: string },
): Promise<string> {
  const next = await userRepository(records).byUsername(provider, handOverTo);
  if (!next) throw notFound(`The user ${handOverTo}`);
  if (next.uid === uid) throw new AppError('conflict', 'Pages can only be handed over to another account.');
  return next.uid;
}

async function deleteForGood(stores: ErasureStores, { kind, provider, id }: OwnedPage): Promise<void> {
  if (kind === 'portal') await deletePortal(stores, { provider, id });
  await retryOnConflict(async () => {
    const deleted = await deletedPortalRepository(stores.records).get(provider, id);
    if (deleted) await purgePortal(stores, deleted);
  });
}

/** Transfers deleted pages as well, because they may be restored. */
const handOverDeleted = (
  stores: ErasureStores,
  { provider, id, to }: { provider: string; id: string; to: string },
): Promise<void> =>
  retryOnConflict(async () => {
    const repository = deletedPortalRepository(stores.records);
    const stored = await repository.get(provider, id);
    if (!stored) return;
    const { portal: before } = stored.value;
    const editors = [to, ...before.editors.filter((editor) => editor !== to)];
    const after = { ...before, owner: to, editors };
    await stores.records.batch([
      repository.write({
        provider,
        id,
        value: { ...stored.value, portal: after },
        expectedRevision: stored.revision,
      }),
      ...(await usageWrites(stores, { before, after, isBound: false })),
    ]);
  });

/** False when the record no longer names the person, because it was changed or removed meanwhile. */
const eraseRecord = (
  { records }: ErasureStores,
  person: Person,
  { kind: { collection, people }, record, pseudonym }: PersonRecord & { pseudonym: string },
): Promise<boolean> =>
  retryOnConflict(async () => {
    const { provider, kind, id } = record;
    if (people === 'theirs') return records.delete({ provider, kind, id });
    const fresh = await collection.get(provider, id);
    if (!fresh) return false;
    const value = withoutPerson(person, { kind, value: fresh.value, pseudonym });
    await records.batch([collection.write({ provider, id, value, expectedRevision: fresh.revision })]);
    return true;
  });
