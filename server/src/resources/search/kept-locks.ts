import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PrivateItem } from '../privacy/grants.ts';
import { findLockable, type Lockable } from '../privacy/private-items.ts';

/** Items of one provider; when there are more, all begin anew. */
const MAX_KEPT = 5_000;

/** Asks for the privacy of an item; undefined when there is none. */
export type FindLock = (item: PrivateItem) => Promise<Lockable | undefined>;

/**
 * Keeps what the privacy of items hangs on until something of their provider changes. Each search of a town or listing
 * asks for it, and reading it took a fifth of the time of such a search over HTTP.
 */
export function createKeptLocks(records: RecordStore, versions: ContentVersions): FindLock {
  const kept = new Map<string, { version: string; locks: Map<string, Lockable | undefined> }>();
  return async (item) => {
    const { provider, store, id } = item;
    // Before it is read: what changes meanwhile makes it old.
    const version = versions.of(provider);
    let known = kept.get(provider);
    if (known?.version !== version || known.locks.size >= MAX_KEPT) {
      known = { version, locks: new Map() };
      kept.set(provider, known);
    }
    const key = `${store}/${id}`;
    if (!known.locks.has(key)) {
      const found = await findLockable(records, item);
      // A town carries much more.
      known.locks.set(key, found && { isPrivate: found.isPrivate, sealedPasscode: found.sealedPasscode });
    }
    return known.locks.get(key);
  };
}
