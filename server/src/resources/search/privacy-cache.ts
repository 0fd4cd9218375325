import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PrivateItem } from '../privacy/grants.ts';
import { findLockable, type PrivacySettings } from '../privacy/private-items.ts';

/** Items of all providers; the least recently searched are evicted first. */
const MAX_ITEMS = 20_000;

/** The privacy of an item; undefined when there is no such item. */
export type PrivacyLookup = (item: PrivateItem) => Promise<PrivacySettings | undefined>;

/**
 * Caches the privacy of items until something of their provider changes. Each search of a town or listing needs it, and
 * reading it took a fifth of the time of such a search over HTTP.
 */
export function createPrivacyLookup(records: RecordStore, versions: ContentVersions): PrivacyLookup {
  const cache = new LRUCache<string, { version: string; item: PrivacySettings | undefined }>({
    max: MAX_ITEMS,
  });
  return async (item) => {
    const { provider, store, id } = item;
    // Read before the record, so that a change in between invalidates the entry.
    const version = versions.of(provider);
    const key = `${provider}/${store}/${id}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached.item;
    const found = await findLockable(records, item);
    // Only these two fields: a town carries much more.
    const lockable = found && { isPrivate: found.isPrivate, sealedPasscode: found.sealedPasscode };
    cache.set(key, { version, item: lockable });
    return lockable;
  };
}
