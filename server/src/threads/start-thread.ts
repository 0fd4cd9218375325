import { Worker, type WorkerOptions } from 'node:worker_threads';

/** `workerData` of a thread's module. */
export interface ThreadData<Data> {
  module: string;
  data: Data;
}

/**
 * Starts a module as a worker thread; it reads `workerData.data`. Its file is `<name>.thread.ts`, which the bundle of
 * the server compiles to an entry of its own (`server/bundle.mjs`).
 */
export function startThread<Data>(
  module: URL,
  data: Data,
  options: Omit<WorkerOptions, 'workerData'> = {},
): Worker {
  const workerData: ThreadData<Data> = { module: module.href, data };
  const isSource = module.pathname.endsWith('.ts');
  return new Worker(isSource ? new URL('./thread-entry.mjs', import.meta.url) : module, {
    ...options,
    workerData,
  });
}
