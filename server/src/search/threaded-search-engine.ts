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
  /** Applies the changes to the indices; searches find them once the promise resolves. */
  follow(changes: readonly ChangedKey[]): Promise<void>;
  /** Resolves once all records are indexed; a search waits for its own provider alone. */
  whenFilled(): Promise<void>;
  /** Numbers of waiting and running searches. */
  queue(): QueueFigures;
}

export interface ThreadedOptions
  extends Omit<SearchThreadData, 'urgentTasks' | 'nativeCalls'>,
    Pick<SearchWorkerOptions, 'onCrash' | 'onRenew' | 'start'> {}

/**
 * A search engine in its own thread, so that a broad search, filling and compaction do not delay other requests. With
 * records it fills itself; after a crash it restarts, fills again and repeats the pending tasks.
 */
export function createThreadedSearchEngine({
  onCrash,
  onRenew,
  start,
  records,
}: ThreadedOptions = {}): ThreadedSearchEngine {
  const times = createQueueTimes();
  const admission = new SearchAdmission();
  const worker = new SearchWorker({ records, onCrash, onRenew, start, onStarted: (ms) => times.waited(ms) });

  async function search(
    request: SearchRequest,
    { signal, requester: name = '' }: SearchOptions = {},
  ): Promise<Uint8Array> {
    const requester = `${request.provider} ${name}`;
    const leave = admission.enter(requester);
    const { id, result } = worker.run<Uint8Array>({ kind: 'search', request, requester });
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
    close: () => worker.close(),
  };
}
