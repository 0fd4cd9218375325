import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { type Provider, providerRepository } from '../../providers/providers.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';
import { ownerOf } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';

/** A portal with the right mark, and the writes of the same batch. */
interface Marked {
  portal: PortalRecord;
  writes: RecordWrite[];
}

/**
 * Marks a portal as withheld where the provider requires approval, its owner was never approved and no moderator has
 * released it. Also writes the owner's account, so that a concurrent approval conflicts.
 */
export async function markWithheld(records: RecordStore, portal: PortalRecord): Promise<Marked> {
  const { isWithheld: wasWithheld, ...shown } = portal;
  const { provider } = portal;
  if (portal.status === 'RELEASE' || !(await withholdsUnapproved(records, provider)))
    return { portal: shown, writes: [] };
  const owner = await ownerAccount(records, portal);
  // A deleted account cannot be approved: its portals stay as they are.
  if (!owner) return { portal, writes: [] };
  if (owner.value.approvedDate !== undefined) return { portal: shown, writes: [] };
  return {
    portal: { ...shown, isWithheld: true },
    writes: wasWithheld ? [] : [userRepository(records).change(owner, {})],
  };
}

/**
 * The writes for the release of a portal: the first one approves the owner's account, which makes all its portals
 * visible. Empty when the account is approved or deleted.
 */
export async function approvalWrites(
  records: RecordStore,
  { portal, now }: { portal: PortalRecord; now: Date },
): Promise<RecordWrite[]> {
  const owner = await ownerAccount(records, portal);
  if (!owner || owner.value.approvedDate !== undefined) return [];
  const portals = portalRepository(records);
  const edited = await portals.list(portal.provider, { field: 'editor', value: owner.id });
  return [
    userRepository(records).change(owner, { approvedDate: now.toISOString() }),
    ...edited
      .filter(({ id, value }) => id !== portal._id && value.isWithheld && ownerOf(value) === owner.id)
      .map(({ provider, id, revision, value: { isWithheld: _was, ...value } }) =>
        portals.write({ provider, id, value, expectedRevision: revision }),
      ),
  ];
}

/**
 * Updates the marks of all portals after the provider's setting changed, and returns the number of changed portals.
 * Accounts with a released portal count as approved; an interrupted run can be repeated.
 */
export async function remarkPortals(records: RecordStore, provider: string): Promise<number> {
  if (await withholdsUnapproved(records, provider)) await approveReleasedOwners(records, provider);
  let changed = 0;
  for await (const page of pagesOf(records, { provider, kind: 'portal' })) {
    for (const { id } of page) if (await remarkPortal(records, { provider, id })) changed++;
  }
  return changed;
}

/** Whether it changed. */
const remarkPortal = (
  records: RecordStore,
  { provider, id }: { provider: string; id: string },
): Promise<boolean> =>
  retryOnConflict(async () => {
    const portals = portalRepository(records);
    const stored = await portals.get(provider, id);
    if (!stored) return false;
    const before = stored.value;
    const { portal, writes } = await markWithheld(records, before);
    if (portal.isWithheld === before.isWithheld) return false;
    const write = portals.write({ provider, id, value: portal, expectedRevision: stored.revision });
    await records.batch([write, ...writes]);
    return true;
  });

async function approveReleasedOwners(records: RecordStore, provider: string): Promise<void> {
  for await (const page of pagesOf(records, { provider, kind: 'portal' })) {
    for (const { value } of page as StoredRecord<PortalRecord>[]) {
      if (value.status !== 'RELEASE') continue;
      const now = new Date(value.statusDate ?? value.modifiedDate);
      await retryOnConflict(async () => records.batch(await approvalWrites(records, { portal: value, now })));
    }
  }
}

async function withholdsUnapproved(records: RecordStore, provider: string): Promise<boolean> {
  const stored: StoredRecord<Provider> | undefined = await providerRepository(records).get(
    SYSTEM_PARTITION,
    provider,
  );
  return stored?.value.settings.withholdUnapproved === true;
}

async function ownerAccount(
  records: RecordStore,
  portal: PortalRecord,
): Promise<StoredRecord<UserRecord> | undefined> {
  const owner = ownerOf(portal);
  return owner === undefined ? undefined : userRepository(records).get(portal.provider, owner);
}
