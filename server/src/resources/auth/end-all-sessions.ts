import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { providerRepository } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from './user.repository.ts';

/** Kinds of records that grant access. */
export const SIGNED_IN_KINDS = ['session', 'one-time-code', 'passkey-challenge'] as const;

export interface EndedSessions {
  /** Number of sessions, session links, codes and passkey challenges. */
  ended: number;
  users: number;
}

/**
 * Ends every session, session link and code of every provider. Needed after a restore, which brings back sessions that
 * were ended since the backup.
 */
export async function endAllSessions(records: RecordStore, now: Date): Promise<EndedSessions> {
  const count: EndedSessions = { ended: 0, users: 0 };
  for (const { id: provider } of await providerRepository(records).list(SYSTEM_PARTITION)) {
    count.users += await raiseEpochs(records, provider, now);
    for (const kind of SIGNED_IN_KINDS) {
      for await (const page of pagesOf(records, { provider, kind })) {
        await records.batch(page.map(({ id }) => ({ delete: { provider, kind, id } })));
        count.ended += page.length;
      }
    }
  }
  return count;
}

/** Raises epochs to at least the time in seconds: a restored epoch plus one may have been issued after the backup. */
async function raiseEpochs(records: RecordStore, provider: string, now: Date): Promise<number> {
  const users = userRepository(records);
  const seconds = Math.floor(now.getTime() / 1000);
  let count = 0;
  for await (const page of pagesOf(records, { provider, kind: 'user' })) {
    await retryOnConflict(async () => {
      const fresh = await Promise.all(page.map(({ id }) => users.get(provider, id)));
      await records.batch(
        fresh
          .filter((user) => user !== undefined)
          .map((user) =>
            users.change(user, { sessionEpoch: Math.max(seconds, (user.value.sessionEpoch ?? 0) + 1) }),
          ),
      );
    });
    count += page.length;
  }
  return count;
}
