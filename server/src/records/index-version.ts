import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/config-error.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { providerRepository } from '../providers/providers.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { type ReindexCursor, reindexing } from './reindex.ts';

/**
 * Raise it when a repository adds an index field. Servers then rewrite entries in the background, and until that is
 * done a search by the field finds only some records.
 */
const INDEX_VERSION = 5;

/** Small pages, so that page caches compare the changes one by one. */
const PAGE = 50;
/** Lease duration; another server takes over when the lease is not renewed. */
const LEASE_MS = 30_000;
/** By then the last server of an older version has stopped, which writes entries by the older rules. */
const SECOND_PASS_AFTER_MS = 3_600_000;
const LOOK_EVERY_MS = 10_000;

interface Progress {
  version: number;
  /** The second pass covers what older servers wrote during the first. */
  pass: 1 | 2;
  /** The cursor after the last page; absent before the first one. */
  place?: ReindexCursor | undefined;
  /** The server that holds the lease, and its expiry. */
  server: string;
  until: string;
  /** ISO time before which the pass does not start. */
  notBefore?: string | undefined;
}

interface Upgrade {
  records: RecordStore;
  now: () => Date;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  version?: number;
  /** Waits between checks and between pages; resolves early when the server stops. */
  pause?: (ms: number) => Promise<unknown>;
  log?: Pick<FastifyBaseLogger, 'info'>;
}

/** Marks a store without providers as up to date, because all its entries will have this version. */
export async function markNewStore(records: RecordStore, version = INDEX_VERSION): Promise<void> {
  const versions = versionsOf(records);
  if (await versions.get(SYSTEM_PARTITION, CURRENT)) return;
  const [anyone] = await records.list({
    provider: SYSTEM_PARTITION,
    kind: providerRepository(records).kind,
    limit: 1,
  });
  if (!anyone) await versions.put({ provider: SYSTEM_PARTITION, id: CURRENT, value: { version } });
}

/** Rewrites the entries beside requests until the server stops; the returned function waits for the current page. */
export function startIndexUpgrade(
  {
    records,
    now,
    stopping: { signal },
  }: { records: RecordStore; now: () => Date; stopping: AbortController },
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const running = migrateIndexEntries({ records, now, signal, pause, log }).catch((err: unknown) =>
    log.error({ err }, 'index entries could not be brought up; the next start goes on'),
  );
  return () => running;
}

/**
 * Rewrites the index entries of all records twice: immediately and an hour later. One server works at a time, under a
 * lease; an interrupted pass resumes after its last page.
 */
export async function migrateIndexEntries(upgrade: Upgrade): Promise<void> {
  const { records, now, signal, version = INDEX_VERSION, pause = wait, log } = upgrade;
  const progresses = collection<Progress>(records, KIND);
  const server = randomUUID();

  while (!signal.aborted) {
    const stored = await progresses.get(SYSTEM_PARTITION, PROGRESS);
    const known = stored?.value;
    if (known && known.version > version) return;
    const isCurrent = (await storedVersion(records)) >= version;
    if (isCurrent && known?.version !== version) return;
    const time = now().toISOString();
    const isTaken = known && known.server !== server && known.until > time;
    if (isTaken || (known?.version === version && (known.notBefore ?? '') > time)) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    const begun: Omit<Progress, 'server' | 'until'> =
      known?.version === version ? known : { version, pass: 1 };
    log?.info({ version, pass: begun.pass, from: begun.place }, 'rewriting index entries');
    if (!(await runPass({ ...begun, server, until: leaseEnd(now) }, stored))) continue;
    log?.info({ version, pass: begun.pass }, 'index entries are up to date');
    if (begun.pass === 2) return;
  }

  /** False when it was interrupted, or another server was faster. */
  async function runPass(begun: Progress, stored: StoredRecord<Progress> | undefined): Promise<boolean> {
    let progress = begun;
    let revision = stored?.revision ?? 0;
    const note = async (next: Progress) => {
      progress = next;
      const put = { provider: SYSTEM_PARTITION, id: PROGRESS, value: next, expectedRevision: revision };
      revision = (await progresses.put(put)).revision;
    };
    try {
      await note(begun);
      for await (const { cursor } of reindexing(records, { from: begun.place, pageSize: PAGE })) {
        const startedAt = performance.now();
        await note({ ...progress, place: cursor, until: leaseEnd(now) });
        if (signal.aborted) return false;
        // Pauses as long as the work took, so that other requests proceed.
        await pause(performance.now() - startedAt);
      }
      const written = { provider: SYSTEM_PARTITION, kind: KIND, id: PROGRESS, expectedRevision: revision };
      const notBefore = new Date(now().getTime() + SECOND_PASS_AFTER_MS).toISOString();
      await records.batch(
        progress.pass === 1
          ? [
              {
                put: {
                  ...written,
                  value: { version, pass: 2, server, until: now().toISOString(), notBefore },
                },
              },
              { put: { provider: SYSTEM_PARTITION, kind: KIND, id: CURRENT, value: { version } } },
            ]
          : [{ delete: written }],
      );
      return true;
    } catch (error) {
      if (error instanceof RevisionConflict && error.key.id === PROGRESS) return false;
      throw error;
    }
  }
}

const leaseEnd = (now: () => Date): string => new Date(now().getTime() + LEASE_MS).toISOString();

/** For a read-only server: throws a ConfigError when the index entries are missing or outdated. */
export async function requireCurrentIndexes(records: RecordStore, version = INDEX_VERSION): Promise<void> {
  if ((await storedVersion(records)) >= version) return;
  throw new ConfigError(
    'PORTICO_READ_ONLY is set, but the records are new or of an older version: start this version once without it.',
  );
}

const KIND = 'index-version';
const CURRENT = 'current';
const PROGRESS = 'progress';

const versionsOf = (records: RecordStore) => collection<{ version: number }>(records, KIND);

const storedVersion = async (records: RecordStore): Promise<number> =>
  (await versionsOf(records).get(SYSTEM_PARTITION, CURRENT))?.value.version ?? 0;
