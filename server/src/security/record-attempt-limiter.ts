import { createKeyedMutex } from '../kernel/keyed-mutex.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import type { AttemptLimiter, Counter } from './attempt-limiter.ts';
import { type AttemptCount, waitOf, withAttempt, withoutAttempt } from './back-off.ts';
import { pseudonymize } from './pseudonymize.ts';

export const ATTEMPTS_KIND = 'tries';

interface AttemptsRecord extends AttemptCount {
  /** ISO time after which it has no effect and is removed. */
  expiresAt: string;
}

interface RecordAttemptLimiterOptions {
  records: RecordStore;
  /** Names contain addresses and usernames, so only hashes under this key are stored. */
  key: Uint8Array;
  now: () => Date;
}

/** An attempt limiter for several servers on the same records: failures count at all of them. */
export function createRecordAttemptLimiter({
  records,
  key,
  now,
}: RecordAttemptLimiterOptions): AttemptLimiter {
  const counts = collection<AttemptsRecord>(records, ATTEMPTS_KIND);
  const runExclusive = createKeyedMutex();
  const idOf = ({ name }: Counter): string => pseudonymize(key, name);

  const read = (counters: readonly Counter[]) =>
    Promise.all(
      counters.map(async (counter) => ({
        counter,
        found: await counts.get(SYSTEM_PARTITION, idOf(counter)),
      })),
    );

  const write = (
    counter: Counter,
    found: StoredRecord<AttemptsRecord> | undefined,
    { wrong, lastAt, waitUntil }: AttemptCount,
  ) =>
    counts.write({
      provider: SYSTEM_PARTITION,
      id: idOf(counter),
      value: {
        wrong,
        lastAt,
        waitUntil,
        expiresAt: new Date(lastAt + counter.limit.forgetAfterMs).toISOString(),
      },
      expectedRevision: found?.revision ?? 0,
    });

  return {
    // Serialized within this server; conflicts with others are detected by revision.
    begin: (counters) =>
      runExclusive('', () =>
        retryOnConflict(async () => {
          const time = now().getTime();
          const all = await read(counters);
          const wait = Math.max(
            0,
            ...all.map(({ counter, found }) => waitOf(found?.value, counter.limit, time)),
          );
          if (wait > 0) return wait;
          await records.batch(
            all.map(({ counter, found }) =>
              write(counter, found, withAttempt(found?.value, counter.limit, time)),
            ),
          );
          return 0;
        }),
      ),

    undo: (counters) =>
      runExclusive('', () =>
        retryOnConflict(async () => {
          const all = await read(counters);
          await records.batch(
            all.flatMap(({ counter, found }) =>
              found ? [write(counter, found, withoutAttempt(found.value))] : [],
            ),
          );
        }),
      ),

    async forget(counters) {
      await records.batch(
        counters.map((counter) => ({
          delete: { provider: SYSTEM_PARTITION, kind: ATTEMPTS_KIND, id: idOf(counter) },
        })),
      );
    },
  };
}
