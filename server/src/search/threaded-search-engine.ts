import type { Suggestion } from '@portico/shared/contracts';
import {
  SearchAbandoned,
  type SearchEngine,
  type SearchOptions,
  type SearchRequest,
} from '../resources/search/search-engine.ts';
import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';
import { isSearched } from './indexer.ts';
import { SearchAdmission } from './search-admission.ts';
import { SearchWorker, type SearchWorkerOptions } from './search-worker.ts';
import type { ChangedKey, SearchThreadData } from './thread-messages.ts';

export interface ThreadedSearchEngine extends SearchEngine {
  /** Makes the indices true to what was written; once the promise resolves, searches find it. */
  follow(changes: readonly ChangedKey[]): Promise<void>;
  /** Resolves once all records are found; searches of one provider wait for that one alone. */
  whenFilled(): Promise<void>;
  /** Of the searches that wait or run. */
  queue(): QueueFigures;
  /** Ends the thread as a crash would; for tests of what follows. */
  crash(): Promise<void>;
}

export interface ThreadedOptions
  extends Omit<SearchThreadData, 'urgentTasks'>,
    Pick<SearchWorkerOptions, 'onCrash' | 'onRenew'> {}

/**
 * A search engine in a thread of its own, so that a broad search, filling and compaction do not delay other requests. With
 * records it fills itself; after a crash it starts and fills again, and repeats the tasks that were under way.
 */
export function createThreadedSearchEngine({
  onCrash,
  onRenew,
  records,
}: ThreadedOptions = {}): ThreadedSearchEngine {
  const times = createQueueTimes();
  const admission = new SearchAdmission();
  const worker = new SearchWorker({ records, onCrash, onRenew, onStarted: (ms) => times.waited(ms) });

  async function search(
    request: SearchRequest,
    { signal, asker: name = '' }: SearchOptions = {},
  ): Promise<Uint8Array> {
    const asker = `${request.provider} ${name}`;
    const leave = admission.enter(asker);
    const { id, result } = worker.run<Uint8Array>({ kind: 'search', request, asker });
    const abandon = (): void => worker.cancel(id, new SearchAbandoned());
    signal?.addEventListener('abort', abandon, { once: true });
    try {
      return await result;
    } finally {
      signal?.removeEventListener('abort', abandon);
      leave();
    }
  }

  return {
    search,
    ready: (provider) => worker.run<void>({ kind: 'ready', provider }).result,
    suggest: (request) => worker.run<Suggestion[]>({ kind: 'suggest', request }).result,
    index: (documents) => worker.run<void>({ kind: 'index', documents }).result,
    remove: (keys) => worker.run<void>({ kind: 'remove', keys }).result,
    async follow(changes) {
      const followed = changes.filter(isSearched).map(({ provider, kind, id }) => ({ provider, kind, id }));
      if (followed.length > 0) await worker.run({ kind: 'follow', changes: followed }).result;
    },
    queue: () => times.figures(admission.searches),
    whenFilled: () => worker.run<void>({ kind: 'trimToSize' }).result,
    crash: () => worker.crash(),
    close: () => worker.close(),
  };
}
