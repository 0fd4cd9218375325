/** The thread in which searches run: it reads the records by itself, so that only keys and answers cross over. */
import { parentPort, workerData } from 'node:worker_threads';
import { openRecordReader } from '../storage/open-record-reader.ts';
import { RecordsUnavailable } from '../storage/records-unavailable.ts';
import type { ThreadData } from '../threads/start-thread.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { createIndexer, type Indexer } from './indexer.ts';
import { SearchTooCostly } from './search-engine.ts';
import { openSnapshots } from './snapshots.ts';
import type { FromSearchThread, SearchTask, SearchThreadData, ToSearchThread } from './thread-messages.ts';

const RENEWS_AFTER = 50_000;

const { records } = (workerData as ThreadData<SearchThreadData>).data;
const search = createInProcessSearchEngine();
const indexer = records && (await startIndexer(records));
const fills = new Map<string, Promise<number>>();

async function startIndexer(data: NonNullable<SearchThreadData['records']>): Promise<Indexer> {
  const { administrativeTowns, snapshots: folder } = data;
  const options = { records: await openRecordReader(data), search, administrativeTowns };
  return createIndexer({ ...options, snapshots: folder ? openSnapshots({ ...options, folder }) : undefined });
}

/** Once for each provider; whoever asks first does not wait for the others. */
function filled(provider: string): Promise<number> {
  let fill = fills.get(provider);
  if (!fill) {
    fill = indexer?.fill(provider) ?? Promise.resolve(0);
    fills.set(provider, fill);
    // Tried again by the next search.
    fill.catch(() => fills.delete(provider));
  }
  return fill;
}

async function fillAll(): Promise<void> {
  let read = 0;
  for (const provider of (await indexer?.providers()) ?? []) read += await filled(provider);
  if (records?.snapshots && read >= (records.renewsAfter ?? RENEWS_AFTER)) {
    post({ kind: 'renew' });
    // Whoever waits for this is answered by the next thread.
    return new Promise(() => {});
  }
  search.settle();
}

async function run(task: SearchTask): Promise<unknown> {
  switch (task.kind) {
    case 'search':
      await filled(task.request.provider);
      return search.search(task.request);
    case 'suggest':
      await filled(task.request.provider);
      return search.suggest(task.request);
    case 'index':
      return search.index(task.documents);
    case 'remove':
      return search.remove(task.keys);
    case 'follow':
      return indexer?.follow(task.changes);
    case 'settle':
      return allFilled;
  }
}

function post(message: FromSearchThread): void {
  const moved = message.kind === 'done' && message.value instanceof Uint8Array ? [message.value.buffer] : [];
  parentPort?.postMessage(message, moved as ArrayBuffer[]);
}

parentPort?.on('message', ({ id, task }: ToSearchThread) => {
  run(task).then(
    (value) => post({ kind: 'done', id, value }),
    (error: Error) =>
      post({
        kind: 'failed',
        id,
        message: error.message,
        isTooCostly: error instanceof SearchTooCostly,
        isUnavailable: error instanceof RecordsUnavailable,
      }),
  );
});
const allFilled = fillAll();
// A failure is told to whoever waits for it; it must not end the thread before.
allFilled.catch(() => {});
post({ kind: 'ready' });
