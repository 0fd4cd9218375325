import { createCache } from '../../kernel/create-cache.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PrivateItem } from '../privacy/grants.ts';
import { findPrivacySettings, type PrivacySettings } from '../privacy/private-items.ts';

/** Items of all providers; the least recently used are evicted first. */
const MAX_ITEMS = 20_000;

/** The privacy of an item; undefined when it does not exist. */
export type PrivacyLookup = (item: PrivateItem) => Promise<PrivacySettings | undefined>;

/**
 * Caches the privacy of items until something of their provider changes, because each search of a town or listing needs
 * it.
 */
export function createPrivacyLookup(records: RecordStore, versions: ContentVersions): PrivacyLookup {
  const cache = createCache<{ version: string; item: PrivacySettings | undefined }>(MAX_ITEMS);
  return async (item) => {
    const { provider, store, id } = item;
    // Read before the record, so that a change meanwhile invalidates the entry.
    const version = versions.of(provider);
    const key = `${provider}/${store}/${id}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached.item;
    const found = await findPrivacySettings(records, item);
    // Only these fields: a town has much more.
    const lockable = found && {
      isPrivate: found.isPrivate,
      sealedPasscode: found.sealedPasscode,
      isArchived: found.isArchived,
    };
    cache.set(key, { version, item: lockable });
    return lockable;
  };
}
