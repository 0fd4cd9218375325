import type { Worker } from 'node:worker_threads';
import type { Suggestion } from '@portico/shared/contracts';
import { AppError } from '../kernel/app-error.ts';
import {
  SearchAbandoned,
  type SearchEngine,
  type SearchOptions,
  type SearchRequest,
  SearchTooCostly,
} from '../resources/search/search-engine.ts';
import { RecordsUnavailable } from '../storage/records-unavailable.ts';
import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';
import { startThread } from '../threads/start-thread.ts';
import { isSearched } from './indexer.ts';
import {
  type ChangedKey,
  type FromSearchThread,
  isUrgent,
  type SearchTask,
  type SearchThreadData,
  type ToSearchThread,
} from './thread-messages.ts';

/** A task that ends the thread twice is given up: it would end it for ever. */
const MAX_STARTS_OF_TASK = 2;
/** A thread that ends this often without getting ready is not started again before the next task. */
const MAX_FAILED_STARTS = 3;

/** Searches that wait or run at once, in all and of one asker. */
const MAX_SEARCHES = 256;
const MAX_SEARCHES_OF_ASKER = 128;

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

type FailedTask = Extract<FromSearchThread, { kind: 'failed' }>;

interface Pending {
  task: SearchTask;
  starts: number;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

interface ThreadedOptions extends Omit<SearchThreadData, 'urgentTasks'> {
  /** The thread ended by itself; it was started again. */
  onCrash?: ((error: Error) => void) | undefined;
  /** The thread had read many records and begins again from what it kept of them, which takes less memory. */
  onRenew?: (() => void) | undefined;
}

/**
 * A search engine in a thread of its own, so that a broad search, filling, and tidying keep nobody else waiting. With
 * records it fills itself; after a crash it starts and fills again, and what was under way is done again.
 */
export function createThreadedSearchEngine({
  onCrash,
  onRenew,
  ...data
}: ThreadedOptions = {}): ThreadedSearchEngine {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Worker | undefined;
  let urgentTasks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const searchesOf = new Map<string, number>();
  let searches = 0;
  const times = createQueueTimes();
  let failedStarts = 0;
  let renewal: Promise<void> | undefined;
  let isClosed = false;

  function start(): Worker {
    const { records } = data;
    // Once: where nothing can be kept, reading all records again would go on for ever.
    const renewsAfter = renewal ? Number.POSITIVE_INFINITY : records?.renewsAfter;
    urgentTasks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const started = startThread(new URL('./search-thread.ts', import.meta.url), {
      records: records && { ...records, renewsAfter },
      urgentTasks: urgentTasks.buffer as SharedArrayBuffer,
    } satisfies SearchThreadData);
    let failure: Error | undefined;
    started.on('message', (message: FromSearchThread) => {
      if (message.kind !== 'renew') receive(message);
      else if (worker === started) renewal = renew(started);
    });
    started.on('error', (error) => {
      failure = error;
    });
    started.on('exit', (code) =>
      end(started, failure ?? new Error(`the search thread ended with code ${code}`)),
    );
    return started;
  }

  /** The next thread begins when the memory of this one is free; what is under way is asked of it. */
  async function renew(swollen: Worker): Promise<void> {
    onRenew?.();
    worker = undefined;
    const underWay = [...pending];
    await swollen.terminate();
    if (isClosed) return;
    for (const [id, waiting] of underWay) {
      waiting.starts--;
      post(id);
    }
    worker ??= start();
  }

  function receive(message: Exclude<FromSearchThread, { kind: 'renew' }>): void {
    if (message.kind === 'ready') {
      failedStarts = 0;
      return;
    }
    if (message.kind === 'started') {
      times.waited(message.waitedMs);
      return;
    }
    const settled = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'done') settled?.resolve(message.value);
    else settled?.reject(failureOf(message));
  }

  function failureOf({ message, isTooCostly, isUnavailable }: FailedTask): Error {
    if (isTooCostly) return new SearchTooCostly(message);
    // As such: a search is then answered by 503, and a write that was not followed is told of again.
    return isUnavailable ? new RecordsUnavailable(new Error(message)) : new Error(message);
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    if (isClosed) return;
    failedStarts++;
    onCrash?.(error);
    for (const [id, { starts, reject }] of pending) {
      if (starts < MAX_STARTS_OF_TASK && failedStarts < MAX_FAILED_STARTS) continue;
      pending.delete(id);
      reject(new AppError('unavailable', 'The search cannot be answered at the moment.'));
    }
    if (failedStarts >= MAX_FAILED_STARTS) return;
    for (const id of pending.keys()) post(id);
    worker ??= start();
  }

  function post(id: number): void {
    const waiting = pending.get(id);
    if (!waiting) return;
    waiting.starts++;
    worker ??= start();
    send(worker, { id, task: waiting.task });
  }

  function send(to: Worker, message: ToSearchThread): void {
    if (isUrgent(message.task)) Atomics.add(urgentTasks, 0, 1);
    to.postMessage(message);
  }

  /** Nobody waits for the task: it is taken back where it has not run yet. */
  function drop(id: number): void {
    const left = pending.get(id);
    if (!left) return;
    pending.delete(id);
    if (worker) send(worker, { id: ++lastId, task: { kind: 'drop', search: id } });
    left.reject(new SearchAbandoned());
  }

  async function search(
    request: SearchRequest,
    { signal, asker: name = '' }: SearchOptions = {},
  ): Promise<Uint8Array> {
    const asker = `${request.provider} ${name}`;
    const ofAsker = searchesOf.get(asker) ?? 0;
    if (searches >= MAX_SEARCHES || ofAsker >= MAX_SEARCHES_OF_ASKER) {
      throw new AppError('unavailable', 'Too many searches at the moment: please try again shortly.');
    }
    searches++;
    searchesOf.set(asker, ofAsker + 1);
    const found = run<Uint8Array>({ kind: 'search', request, asker });
    const id = lastId;
    const leave = (): void => drop(id);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await found;
    } finally {
      signal?.removeEventListener('abort', leave);
      searches--;
      const others = (searchesOf.get(asker) ?? 1) - 1;
      if (others > 0) searchesOf.set(asker, others);
      else searchesOf.delete(asker);
    }
  }

  function run<Value>(task: SearchTask): Promise<Value> {
    if (isClosed) return Promise.reject(new AppError('unavailable', 'The search is closed.'));
    return new Promise<Value>((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { task, starts: 0, resolve: resolve as (value: unknown) => void, reject });
      post(id);
    });
  }

  worker = start();
  return {
    search,
    ready: (provider) => run({ kind: 'ready', provider }),
    suggest: (request) => run<Suggestion[]>({ kind: 'suggest', request }),
    index: (documents) => run({ kind: 'index', documents }),
    remove: (keys) => run({ kind: 'remove', keys }),
    async follow(changes) {
      const followed = changes.filter(isSearched).map(({ provider, kind, id }) => ({ provider, kind, id }));
      if (followed.length > 0) await run({ kind: 'follow', changes: followed });
    },
    queue: () => times.figures(searches),
    whenFilled: () => run({ kind: 'trimToSize' }),
    crash: async () => {
      await worker?.terminate();
    },
    async close() {
      isClosed = true;
      await Promise.all([worker?.terminate(), renewal]);
      for (const { reject } of pending.values()) reject(new AppError('unavailable', 'The search is closed.'));
      pending.clear();
    },
  };
}
