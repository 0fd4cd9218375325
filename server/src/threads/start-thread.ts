import { Worker, type WorkerOptions } from 'node:worker_threads';

/** `workerData` of a thread's module. */
export interface ThreadData<Data> {
  module: string;
  data: Data;
}

/** Starts a TypeScript module as a worker thread; it reads `workerData.data`. */
export function startThread<Data>(
  module: URL,
  data: Data,
  options: Omit<WorkerOptions, 'workerData'> = {},
): Worker {
  const workerData: ThreadData<Data> = { module: module.href, data };
  return new Worker(new URL('./thread-entry.mjs', import.meta.url), { ...options, workerData });
}
