import { connectPostgres } from '../../storage/postgres-connection.ts';
import { RecordsUnavailable } from '../../storage/records-unavailable.ts';
import { pseudonymize } from '../pseudonymize.ts';
import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';
import type { Counted, RateLimitStore } from './rate-limit-store.ts';

interface SharedRateLimitStoreOptions {
  /** URL of a database with up-to-date tables. */
  url: string;
  /** Names contain addresses, so only hashes under this key are stored. */
  key: Uint8Array;
  now: () => Date;
}

/**
 * Shared rate-limit counters in the database, outside its records: no revision and no change log. Requests over the
 * local limit skip the query; falls back to local counters while the database is down.
 */
export function openSharedRateLimitStore({ url, key, now }: SharedRateLimitStoreOptions): RateLimitStore {
  // One connection is enough: a statement takes a fraction of a millisecond, and few calls are counted.
  const connection = connectPostgres({ url, maxConnections: 1 });
  const here = createMemoryRateLimitStore(now);
  return {
    async add(counter) {
      const name = pseudonymize(key, counter.name);
      const counted = await here.add({ ...counter, name });
      if (counted.count > counter.most) return counted;
      try {
        const time = now().getTime();
        const [row] = await connection.read<{ count: number; ends_at: string }>({
          name: 'count',
          text: `INSERT INTO counted AS c (name, count, ends_at) VALUES ($1, 1, $2::bigint + $3::bigint)
                 ON CONFLICT (name) DO UPDATE SET
                   count = CASE WHEN c.ends_at <= $2::bigint THEN 1 ELSE c.count + 1 END,
                   ends_at = CASE WHEN c.ends_at <= $2::bigint THEN excluded.ends_at ELSE c.ends_at END
                 RETURNING count, ends_at`,
          values: [name, time, counter.forMs],
        });
        return row ? ({ count: row.count, endsInMs: Number(row.ends_at) - time } satisfies Counted) : counted;
      } catch (error) {
        if (error instanceof RecordsUnavailable) return counted;
        throw error;
      }
    },
    async forgetEnded() {
      const ended = await connection.read({
        name: 'forget-counts',
        text: 'DELETE FROM counted WHERE ends_at <= $1 RETURNING 1',
        values: [now().getTime()],
      });
      return ended.length + (await here.forgetEnded());
    },
    close: () => connection.close(),
  };
}
