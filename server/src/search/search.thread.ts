/**
 * Entry of the search thread. It reads the records itself, so that only keys and responses cross the thread boundary.
 */

import { setImmediate as otherWork } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type SearchRequest, SearchTooCostly } from '../resources/search/search-engine.ts';
import { openRecordReader } from '../storage/open-record-reader.ts';
import { RecordsUnavailable } from '../storage/records-unavailable.ts';
import { runNative } from '../threads/native-calls.ts';
import type { ThreadData } from '../threads/start-thread.ts';
import { FairQueue } from './fair-queue.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { createIndexer, type Indexer } from './indexer.ts';
import { openSnapshots } from './snapshots.ts';
import {
  type FromSearchThread,
  isUrgent,
  type SearchTask,
  type SearchThreadData,
  type ToSearchThread,
} from './thread-messages.ts';

const RENEWS_AFTER = 50_000;
/** ms that a search runs before an urgent task interrupts it; doubled with each interruption. */
const UNDISTURBED_MS = 50;

/** An urgent task is waiting: the search restarts after it. */
class Interrupted extends Error {}

interface WaitingSearch {
  id: number;
  request: SearchRequest;
  requester: string;
  undisturbedMs: number;
  /** Undefined once it has run. */
  cameAt: number | undefined;
}

const { records, urgentTasks, nativeCalls } = (workerData as ThreadData<SearchThreadData>).data;
const urgent = new Int32Array(urgentTasks);
let undisturbedMs = Number.POSITIVE_INFINITY;
const search = createInProcessSearchEngine({
  look(ranForMs) {
    if (ranForMs > undisturbedMs && Atomics.load(urgent, 0) > 0) throw new Interrupted();
  },
});
const indexer = records && (await startIndexer(records));
const fills = new Map<string, Promise<number>>();
const waiting = new FairQueue<WaitingSearch>();
let isSearching = false;

async function startIndexer(data: NonNullable<SearchThreadData['records']>): Promise<Indexer> {
  const { administrativeTowns, snapshots: folder } = data;
  const reader = await openRecordReader(data, (call) => runNative(nativeCalls, call));
  const options = { records: reader, search, administrativeTowns };
  return createIndexer({ ...options, snapshots: folder ? openSnapshots({ ...options, folder }) : undefined });
}

/** Fills each provider once, so that a search waits for its own provider alone. */
function filled(provider: string): Promise<number> {
  let fill = fills.get(provider);
  if (!fill) {
    fill = indexer?.fill(provider) ?? Promise.resolve(0);
    fills.set(provider, fill);
    // The next search retries.
    fill.catch(() => fills.delete(provider));
  }
  return fill;
}

async function fillAll(): Promise<void> {
  let read = 0;
  for (const provider of (await indexer?.providers()) ?? []) read += await filled(provider);
  if (records?.snapshots && read >= (records.renewsAfter ?? RENEWS_AFTER)) {
    post({ kind: 'renew' });
    // Never resolves: the next thread handles the waiting requests.
    return new Promise(() => {});
  }
  search.trimToSize();
}

async function run(task: Exclude<SearchTask, { kind: 'search' | 'drop' }>): Promise<unknown> {
  switch (task.kind) {
    case 'suggest':
      await filled(task.request.provider);
      return search.suggest(task.request);
    case 'index':
      return search.index(task.documents);
    case 'remove':
      return search.remove(task.keys);
    case 'follow':
      return indexer?.follow(task.changes);
    case 'ready':
      await filled(task.provider);
      return undefined;
    case 'trimToSize':
      return allFilled;
  }
}

/** Runs searches one after the other, and all other queued tasks between two of them. */
async function runSearches(): Promise<void> {
  if (isSearching) return;
  isSearching = true;
  for (;;) {
    await otherWork();
    const next = waiting.shift();
    if (!next) break;
    await runSearch(next);
  }
  isSearching = false;
}

async function runSearch(next: WaitingSearch): Promise<void> {
  const { id, request, requester, cameAt } = next;
  if (cameAt !== undefined) post({ kind: 'started', waitedMs: performance.now() - cameAt });
  undisturbedMs = next.undisturbedMs;
  try {
    post({ kind: 'done', id, value: await search.search(request) });
  } catch (error) {
    if (!(error instanceof Interrupted)) fail(id, error as Error);
    else waiting.push(requester, { ...next, undisturbedMs: 2 * next.undisturbedMs, cameAt: undefined });
  } finally {
    undisturbedMs = Number.POSITIVE_INFINITY;
  }
}

function post(message: FromSearchThread): void {
  const moved = message.kind === 'done' && message.value instanceof Uint8Array ? [message.value.buffer] : [];
  parentPort?.postMessage(message, moved as ArrayBuffer[]);
}

const fail = (id: number, error: Error): void =>
  post({
    kind: 'failed',
    id,
    message: error.message,
    isTooCostly: error instanceof SearchTooCostly,
    isUnavailable: error instanceof RecordsUnavailable,
  });

async function take({ id, task }: ToSearchThread): Promise<void> {
  try {
    if (task.kind === 'drop') waiting.drop((one) => one.id === task.search);
    else if (task.kind === 'search') {
      const { request, requester } = task;
      const cameAt = performance.now();
      await filled(request.provider);
      waiting.push(requester, { id, request, requester, undisturbedMs: UNDISTURBED_MS, cameAt });
      void runSearches();
    } else post({ kind: 'done', id, value: await run(task) });
  } catch (error) {
    fail(id, error as Error);
  } finally {
    if (isUrgent(task)) Atomics.sub(urgent, 0, 1);
  }
}

parentPort?.on('message', (message: ToSearchThread) => void take(message));
const allFilled = fillAll();
// Those who await it get the failure; here it must not end the thread as an unhandled rejection.
allFilled.catch(() => {});
post({ kind: 'ready' });
