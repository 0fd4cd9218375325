import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { FileFacts, ImageStore } from '../../images/image-store.ts';
import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { providerRepository } from '../../providers/providers.ts';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { type ImageRecord, imageRepository } from './image.repository.ts';

/** Lease duration; another server takes over when the lease is not renewed. */
const LEASE_MS = 120_000;
const LOOK_EVERY_MS = 30_000;
/** The lease is of the same kind as that of the index update. */
const LEASE_KIND = 'index-version';

/** The server that holds the lease, and its expiry. */
interface Lease {
  server: string;
  until: string;
}

interface Completion {
  records: RecordStore;
  now: () => Date;
  images: Pick<ImageStore, 'facts'>;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Resolves early when the server stops. */
  pause?: (ms: number) => Promise<unknown>;
  log?: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Adds size and hash to images of an older version, beside the requests. Returns a stop function, which waits for the
 * current write.
 */
export function startImageFacts(
  {
    records,
    images,
    now,
    stopping: { signal },
  }: Pick<Completion, 'records' | 'images' | 'now'> & { stopping: AbortController },
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const running = completeImages({ records, images, now, signal, pause, log }).catch((err: unknown) =>
    log.error({ err }, 'sizes and hashes of images could not be added; the next start goes on'),
  );
  return () => running;
}

/**
 * Adds size and hash to image records without them, resuming after an interruption; one server works at a time, under a
 * lease. An image whose bytes are missing or damaged is skipped, and `doctor` reports it.
 */
export async function completeImages(completion: Completion): Promise<void> {
  const { records, images, now, signal, pause = wait, log } = completion;
  const repository = imageRepository(records);

  const leases = collection<Lease>(records, LEASE_KIND);
  const key = { provider: SYSTEM_PARTITION, id: 'image-facts' };
  const server = randomUUID();
  const stopped = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

  async function pass(revision: number): Promise<void> {
    let held = revision;
    let renewAt = 0;
    // Not for every record: each write of the lease makes servers render their cached pages again.
    const hold = async () => {
      const time = now().getTime();
      if (time < renewAt) return;
      renewAt = time + LEASE_MS / 2;
      const until = new Date(time + LEASE_MS).toISOString();
      held = (await leases.put({ ...key, value: { server, until }, expectedRevision: held })).revision;
    };
    let [added, left] = [0, 0];
    for (const { id: provider } of await providerRepository(records).list(SYSTEM_PARTITION)) {
      for await (const page of pagesOf(records, { provider, kind: repository.kind })) {
        for (const { id, value } of page as StoredRecord<ImageRecord>[]) {
          if (value.file) continue;
          if (signal.aborted) return;
          const startedAt = performance.now();
          // Sequential, so that the lease is renewed in time.
          await hold();
          // The store reads with low priority, which may be long after the server begins to stop.
          const facts = await Promise.race([images.facts(id), stopped]);
          if (facts === undefined || signal.aborted) return;
          if (typeof facts === 'string') left++;
          else if (await addFacts(provider, id, facts)) added++;
          // Pauses as long as the work took, so that other requests proceed.
          await pause(performance.now() - startedAt);
        }
      }
    }
    if (added + left > 0) log?.info({ added, left }, 'sizes and hashes of images were added');
    if (held > revision) await records.delete({ ...key, kind: LEASE_KIND, expectedRevision: held });
  }

  const addFacts = (provider: string, id: string, file: FileFacts): Promise<boolean> =>
    retryOnConflict(async () => {
      const record = await repository.get(provider, id);
      if (!record || record.value.file) return false;
      const value = { ...record.value, file };
      await repository.put({ provider, id, value, expectedRevision: record.revision });
      return true;
    });

  while (!signal.aborted) {
    const lease = await leases.get(key.provider, key.id);
    if (lease && lease.value.until > now().toISOString()) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    try {
      return await pass(lease?.revision ?? 0);
    } catch (error) {
      // Another server was faster.
      if (!(error instanceof RevisionConflict && error.key.id === key.id)) throw error;
    }
  }
}
