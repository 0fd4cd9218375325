import { setTimeout as wait } from 'node:timers/promises';
import { type SearchEngine, SearchUnavailable } from '../resources/search/search-engine.ts';
import type { ChangeListener, RecordStore } from '../storage/record-store.ts';
import type { QueueFigures } from '../telemetry/queue-figures.ts';
import type { FollowedWrites } from './follow-in-time.ts';
import { isSearched } from './indexer.ts';
import { openOpenSearchEngine } from './open-search-engine.ts';
import { startOpenSearchFollower } from './open-search-follower.ts';

/** ms that a search waits for the first fill of an empty engine. */
const FILL_PATIENCE_MS = 5_000;

interface FollowedOptions {
  /** As in SEARCH_URL. */
  url: string;
  prefix?: string | undefined;
  records: RecordStore;
  administrativeTowns: readonly string[];
  onTrouble: (error: unknown, what: string) => void;
}

export interface FollowedSearch {
  search: SearchEngine;
  /**
   * Notifies of writes once searches find them, and a second time of those that were indexed after they were
   * acknowledged.
   */
  followed: FollowedWrites;
  /** Queue length of the in-process engine. */
  queue?: () => QueueFigures;
}

/** What the log says beside an error while indexing. */
export const troubleOf = (error: unknown): string =>
  /maximum (normal )?shards open/.test(String(error))
    ? 'the search engine has no room for more indices: raise cluster.max_shards_per_node (docs/scaling.md)'
    : 'the search engine cannot be followed; it catches up by itself';

/** Opens an OpenSearch engine that follows the records while this server runs. */
export function openFollowedSearch(options: FollowedOptions): FollowedSearch {
  const { url, prefix, records, administrativeTowns, onTrouble } = options;
  const engine = openOpenSearchEngine({ url, prefix, whenMissing: () => follower.checkNotLost() });
  engine.indices.onRefused = ({ id, reason }) =>
    onTrouble(new Error(`${id}: ${reason}`), 'the search engine refused a document');
  const listeners = new Set<ChangeListener>();
  const follower = startOpenSearchFollower({
    indices: engine.indices,
    records,
    administrativeTowns,
    onTrouble: (error) => onTrouble(error, troubleOf(error)),
    onLate(changes) {
      for (const listener of listeners) void listener(changes);
    },
  });
  const unsubscribe = records.subscribe((changes) => follower.follow(changes), isSearched);

  async function whenFilled(): Promise<void> {
    const patience = new AbortController();
    const tooLate = wait(FILL_PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
      throw new SearchUnavailable('The index is being filled.');
    });
    tooLate.catch(() => {});
    try {
      await Promise.race([follower.whenFilled(), tooLate]);
    } finally {
      patience.abort();
    }
  }

  async function ask<Found>(find: () => Promise<Found>): Promise<Found> {
    await whenFilled();
    try {
      return await find();
    } catch (error) {
      if (error instanceof SearchUnavailable) follower.lookAgain();
      throw error;
    }
  }

  return {
    search: {
      ...engine,
      search: (request, options) => ask(() => engine.search(request, options)),
      suggest: (request, options) => ask(() => engine.suggest(request, options)),
      async close() {
        unsubscribe();
        await follower.close();
        await engine.close();
      },
    },
    followed: {
      behindSince: follower.behindSince,
      subscribe(listener, concerns) {
        const filtered: ChangeListener = (changes) => listener(concerns ? changes.filter(concerns) : changes);
        listeners.add(filtered);
        const stop = records.subscribe(listener, concerns);
        return () => {
          listeners.delete(filtered);
          stop();
        };
      },
    },
  };
}
