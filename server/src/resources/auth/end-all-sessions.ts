import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { providerRepository } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from './user.repository.ts';

/** Kinds of records that let somebody in who was let in before. */
export const SIGNED_IN_KINDS = ['session', 'one-time-code', 'passkey-challenge'] as const;

export interface EndedSessions {
  /** Sessions, session links, codes and challenges of passkeys. */
  ended: number;
  users: number;
}

/**
 * Ends every session, session link and code of every provider. Needed after records were restored: they bring back what
 * was signed out since, and epochs under which sessions were opened that the restored records do not know.
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

/**
 * To the time in seconds, at least: epochs otherwise grow by one, so one more than a restored epoch may be the very one
 * that was given out after the backup.
 */
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
