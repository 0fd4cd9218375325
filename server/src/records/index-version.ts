import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/config.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { providerRepository } from '../providers/providers.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { type ReindexPlace, reindexing } from './reindex.ts';

/**
 * Raise it when a repository gets another index field. Servers write the new entries in the background, while records
 * are found by the entries that they have: code that relies on the field must expect it to be missing until then.
 */
const INDEX_VERSION = 4;

/** So few that caches of pages compare them one by one. */
const PAGE = 50;
/** A server that has not moved on for this long has ended: another one takes over. */
const LEASE_MS = 30_000;
/** By then the last server of an older version has gone, whose writes have entries by the older rules. */
const SECOND_PASS_AFTER_MS = 3_600_000;
const LOOK_EVERY_MS = 10_000;

interface Progress {
  version: number;
  /** The second one is for what older servers wrote behind the first. */
  pass: 1 | 2;
  /** Absent before the first page. */
  place?: ReindexPlace | undefined;
  /** The server that is at it, and until when that holds without a sign of it. */
  server: string;
  until: string;
  /** ISO time before which the pass does not begin. */
  notBefore?: string | undefined;
}

interface Upgrade {
  records: RecordStore;
  now: () => Date;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  version?: number;
  /** Pauses between two looks, and between two pages; resolves early when the server stops. */
  pause?: (ms: number) => Promise<unknown>;
  log?: Pick<FastifyBaseLogger, 'info'>;
}

/** Marks a store without any provider as up to date: what it gets has the entries of this version. */
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

/** Brings the entries up beside the requests, until the server stops; the function waits for the page that is being written. */
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
 * Writes the index entries of all records by the rules of this version, twice: at once, and an hour later. Of several
 * servers one works; what was interrupted goes on after the last page that was written.
 */
export async function migrateIndexEntries(upgrade: Upgrade): Promise<void> {
  const { records, now, signal, version = INDEX_VERSION, pause = wait, log } = upgrade;
  const progresses = collection<Progress>(records, KIND);
  const server = randomUUID();

  while (!signal.aborted) {
    const stored = await progresses.get(SYSTEM_PARTITION, PROGRESS);
    const known = stored?.value;
    if (known && known.version > version) return;
    const isCurrent = (await keptVersion(records)) >= version;
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
      for await (const { place } of reindexing(records, { from: begun.place, pageSize: PAGE })) {
        const startedAt = performance.now();
        await note({ ...progress, place, until: leaseEnd(now) });
        if (signal.aborted) return false;
        // As long again for everybody else.
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

/** For a server that may not write: throws a ConfigError when the index entries are missing or older than its own. */
export async function requireCurrentIndexes(records: RecordStore, version = INDEX_VERSION): Promise<void> {
  if ((await keptVersion(records)) >= version) return;
  throw new ConfigError(
    'PORTICO_READ_ONLY is set, but the records are new or of an older version: start this version once without it.',
  );
}

const KIND = 'index-version';
const CURRENT = 'current';
const PROGRESS = 'progress';

const versionsOf = (records: RecordStore) => collection<{ version: number }>(records, KIND);

const keptVersion = async (records: RecordStore): Promise<number> =>
  (await versionsOf(records).get(SYSTEM_PARTITION, CURRENT))?.value.version ?? 0;
