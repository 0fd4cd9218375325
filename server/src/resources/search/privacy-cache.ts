import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PrivateItem } from '../privacy/grants.ts';
import { findLockable, type Lockable } from '../privacy/private-items.ts';

/** Items of one provider; above it the provider's entries are dropped. */
const MAX_ITEMS = 5_000;

/** The privacy of an item; undefined when there is no such item. */
export type PrivacyLookup = (item: PrivateItem) => Promise<Lockable | undefined>;

/**
 * Caches the privacy of items until something of their provider changes. Each search of a town or listing needs it, and
 * reading it took a fifth of the time of such a search over HTTP.
 */
export function createPrivacyLookup(records: RecordStore, versions: ContentVersions): PrivacyLookup {
  const cache = new Map<string, { version: string; items: Map<string, Lockable | undefined> }>();
  return async (item) => {
    const { provider, store, id } = item;
    // Read before the record, so that a change in between invalidates the entry.
    const version = versions.of(provider);
    let cached = cache.get(provider);
    if (cached?.version !== version || cached.items.size >= MAX_ITEMS) {
      cached = { version, items: new Map() };
      cache.set(provider, cached);
    }
    const key = `${store}/${id}`;
    if (!cached.items.has(key)) {
      const found = await findLockable(records, item);
      // Only these two fields: a town carries much more.
      cached.items.set(key, found && { isPrivate: found.isPrivate, sealedPasscode: found.sealedPasscode });
    }
    return cached.items.get(key);
  };
}
