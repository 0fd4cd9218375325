import { randomBytes } from 'node:crypto';
import type { AuthUser, ImportRun, ReplyOf, TableKind, takeBackImport } from '@portico/shared/contracts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { deleteListing, updateListing } from '../listings/listing.service.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { deletePortal } from '../portals/portal-deletion.service.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { townRepository } from '../towns/town.repository.ts';
import { deleteTown, updateTown } from '../towns/town.service.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';
import {
  IMPORT_CHANGE_KIND,
  type ImportChangeRecord,
  importChangeRepository,
  importRunRepository,
} from './import-run.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after which an import is final. */
export const RUN_RETENTION_DAYS = 30;
/** Records that one call undoes. */
const PART = 50;

/** The fields that an import writes, by kind. */
export const IMPORTED_FIELDS = {
  towns: ['title', 'score', 'location', 'mainImageId'],
  listings: ['title', 'score', 'town', 'location', 'mainImageId'],
  portals: [
    'title',
    'tags',
    'location',
    'description',
    'contacts',
    'openingHours',
    'townRefs',
    'listingRefs',
    'galleryImages',
    'mainImageId',
  ],
} as const satisfies Record<TableKind, readonly string[]>;

const IMAGE_FIELDS: readonly string[] = ['galleryImages', 'mainImageId'];

export type ImportChange = Omit<ImportChangeRecord, 'run'>;

/** Records the changes of a part, for undo. After a crash before this call, the part cannot be undone. */
export async function noteImport(
  { records, now }: PortalStores,
  part: { provider: string; run: string; kind: TableKind; by: string; changes: readonly ImportChange[] },
): Promise<void> {
  const { provider, run, kind, by, changes } = part;
  if (changes.length === 0) return;
  const runs = importRunRepository(records);
  await retryOnConflict(async () => {
    const stored = await runs.get(provider, run);
    const before = stored?.value ?? { kind, by, at: now().toISOString(), created: 0, updated: 0 };
    if (before.by !== by || before.kind !== kind || before.takenBackDate)
      throw new AppError('conflict', 'This import has ended: begin another one.');
    const created = changes.filter(({ before: earlier }) => earlier === undefined).length;
    const value = {
      ...before,
      created: before.created + created,
      updated: before.updated + changes.length - created,
    };
    await records.batch([
      runs.write({ provider, id: run, value, expectedRevision: stored?.revision ?? 0 }),
      ...changes.map((change) =>
        importChangeRepository(records).write({
          provider,
          id: `${run}.${randomBytes(9).toString('hex')}`,
          value: { ...change, run },
          expectedRevision: 0,
        }),
      ),
    ]);
  });
}

/** The imports that can be undone, newest first. */
export async function listImports(records: RecordStore, provider: string): Promise<ImportRun[]> {
  const runs = await importRunRepository(records).list(provider);
  const names = await displayNames(records, { provider, uids: runs.map(({ value }) => value.by) });
  return runs
    .map(({ id, value }) => ({ ...value, run: id, by: names.get(value.by) ?? value.by }))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/**
 * Takes back a part of an import: what it has created is deleted (pages to the bin), what it has changed gets its former
 * values. Records that were changed since, or that others belong to, stay.
 */
export async function takeBack(
  stores: PortalStores,
  { provider, run, admin }: { provider: string; run: string; admin: AuthUser },
): Promise<ReplyOf<typeof takeBackImport>['data']> {
  const { records, now } = stores;
  const stored = await importRunRepository(records).get(provider, run);
  if (!stored) throw notFound('This import');
  const { kind } = stored.value;
  const changes = await records.list<ImportChangeRecord>({
    provider,
    kind: IMPORT_CHANGE_KIND,
    where: { field: 'run', value: run },
    limit: PART,
  });
  const taken = { deleted: 0, restored: 0, left: [] as string[] };
  for (const { id, value } of changes) {
    try {
      await TAKE_BACK[kind](stores, { provider, by: admin.uid, change: value });
      taken[value.before ? 'restored' : 'deleted'] += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      taken.left.push(value.id);
    }
    // One by one: a repeated call continues with the rest.
    await records.delete({ provider, kind: IMPORT_CHANGE_KIND, id });
  }
  const isDone = changes.length < PART;
  if (isDone && !stored.value.takenBackDate) {
    const value = { ...stored.value, takenBackDate: now().toISOString() };
    await importRunRepository(records).put({ provider, id: run, value, expectedRevision: stored.revision });
  }
  return { isDone, ...taken };
}

interface OneChange {
  provider: string;
  by: string;
  change: ImportChangeRecord;
}

/** Each throws an AppError if the record stays as it is. */
const TAKE_BACK: Record<TableKind, (stores: PortalStores, one: OneChange) => Promise<unknown>> = {
  async towns(stores, { provider, by, change }) {
    const { id, before, modifiedDate } = change;
    requireSame(await townRepository(stores.records).get(provider, id), modifiedDate);
    if (!before) return deleteTown(stores, { provider, id });
    const data = { ...withNulls(fieldsOfChange('towns', change), before), modifiedDate };
    return updateTown(stores, { provider, id, by, data });
  },
  async listings(stores, { provider, by, change }) {
    const { id, before, modifiedDate } = change;
    requireSame(await listingRepository(stores.records).get(provider, id), modifiedDate);
    if (!before) return deleteListing(stores, { provider, id });
    const data = { ...withNulls(fieldsOfChange('listings', change), before), modifiedDate };
    return updateListing(stores, { provider, id, by, data });
  },
  async portals(stores, { provider, by, change }) {
    const { id, before, modifiedDate } = change;
    const fields = fieldsOfChange('portals', change);
    requireSame(await portalRepository(stores.records).get(provider, id), modifiedDate);
    const authorise = () => undefined;
    if (!before) return deletePortal(stores, { provider, id, by, authorise });
    return updatePortal(stores, {
      provider,
      id,
      by,
      who: 'moderator',
      isAssignment: true,
      authorise,
      seen: modifiedDate,
      change: (portal) => ({
        ...portal,
        ...Object.fromEntries(fields.map((field) => [field, before[field]])),
        ...revisionStamp({ by, now: stores.now(), before: portal }),
      }),
    });
  },
};

function requireSame(
  stored: { value: { modifiedDate?: string | undefined } } | undefined,
  modifiedDate: string | undefined,
): void {
  if (!stored || stored.value.modifiedDate !== modifiedDate)
    throw new AppError('conflict', 'This record was changed since.');
}

/** The fields that the import may have changed: earlier versions did not name them, and wrote no images. */
const fieldsOfChange = (kind: TableKind, { fields }: ImportChangeRecord): readonly string[] =>
  fields ?? IMPORTED_FIELDS[kind].filter((field) => !IMAGE_FIELDS.includes(field));

/** A title, a score and a town cannot be removed. */
const REMOVABLE_FIELDS: readonly string[] = ['location', 'mainImageId'];

/** Null removes a field that the record did not have. */
const withNulls = (fields: readonly string[], before: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = before[field];
      return value === undefined && !REMOVABLE_FIELDS.includes(field) ? [] : [[field, value ?? null]];
    }),
  );

/** Removes imports that are final. */
export const oldImports: CleanupJob<{ records: RecordStore; providers: Pick<Providers, 'all'> }> = {
  name: 'old-imports',
  async run({ records, providers, now, stopping }) {
    const before = new Date(now.getTime() - RUN_RETENTION_DAYS * DAY_MS).toISOString();
    let removed = 0;
    for (const { id: provider } of providers.all()) {
      if (stopping.signal.aborted) return removed;
      const runs = await importRunRepository(records).list(provider);
      for (const { id: run } of runs.filter(({ value }) => value.at < before)) {
        const changes = await importChangeRepository(records).list(provider, { field: 'run', value: run });
        await records.batch([
          ...changes.map(({ kind, id }) => ({ delete: { provider, kind, id } })),
          { delete: { provider, kind: 'import-run', id: run } },
        ]);
        removed += 1;
      }
    }
    return removed;
  },
};
