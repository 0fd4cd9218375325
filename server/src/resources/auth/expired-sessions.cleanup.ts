import type { CleanupJob, CleanupRun } from '../../kernel/cleanup-job.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { IDEMPOTENT_REPLY_KIND } from '../../plugins/idempotent-writes.ts';
import type { Providers } from '../../providers/providers.ts';
import { ATTEMPTS_KIND } from '../../security/record-attempt-limiter.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { PASSKEY_CHALLENGE_KIND } from './passkey-challenges.ts';
import { USED_NONCE_KIND } from './social/id-token.ts';

interface Stores {
  records: RecordStore;
  providers: Providers;
}

/** Kinds of records with an expiry time. */
const KINDS = [
  'session',
  'one-time-code',
  USED_NONCE_KIND,
  PASSKEY_CHALLENGE_KIND,
  IDEMPOTENT_REPLY_KIND,
] as const;

/** Small batches, so that requests do not wait long. */
const AT_A_TIME = 500;

/**
 * Removes expired sessions, codes, challenges, used nonces, replies of idempotent writes and attempt
 * counters. They have had no effect since they
 * expired. [T-14]
 */
export const expiredSessionsCleanup: CleanupJob<Stores> = {
  name: 'expired-sessions',
  async run(context) {
    let removed = await removeExpired(context, SYSTEM_PARTITION, ATTEMPTS_KIND);
    for (const { id } of context.providers.all()) {
      for (const kind of KINDS) {
        if (context.stopping.signal.aborted) return removed;
        removed += await removeExpired(context, id, kind);
      }
    }
    return removed;
  },
};

async function removeExpired(
  { records, now, stopping }: CleanupRun & Stores,
  provider: string,
  kind: string,
): Promise<number> {
  const isExpired = ({ value }: StoredRecord<{ expiresAt: string }>) => value.expiresAt <= now.toISOString();
  let removed = 0;
  let after: string | undefined;
  for (;;) {
    const page = await records.list<{ expiresAt: string }>({ provider, kind, after, limit: AT_A_TIME });
    const expired = page.filter(isExpired);
    await records.batch(expired.map(({ id }) => ({ delete: { provider, kind, id } })));
    removed += expired.length;
    if (page.length < AT_A_TIME || stopping.signal.aborted) return removed;
    after = page.at(-1)?.id;
  }
}
