import type { Worker } from 'node:worker_threads';

/** Cells of the shared memory. */
const RUNNING = 0;
const STOPPING = 1;

/** Memory of `runNative` and `terminateBetweenCalls`, shared by a thread and its owner. */
export const newNativeCalls = (): SharedArrayBuffer =>
  new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

/**
 * Runs a synchronous call of native code in a thread; blocks if the thread is about to be terminated. libsql aborts
 * the whole process when its thread is terminated inside a call.
 */
export function runNative<Value>(memory: SharedArrayBuffer, call: () => Value): Value {
  const cells = new Int32Array(memory);
  Atomics.store(cells, RUNNING, 1);
  try {
    if (!Atomics.load(cells, STOPPING)) return call();
  } finally {
    Atomics.store(cells, RUNNING, 0);
    Atomics.notify(cells, RUNNING);
  }
  Atomics.wait(cells, STOPPING, 1);
  throw new Error('The thread is being terminated.');
}

/** Terminates the thread once it is outside native code. */
export async function terminateBetweenCalls(worker: Worker, memory: SharedArrayBuffer): Promise<void> {
  const cells = new Int32Array(memory);
  Atomics.store(cells, STOPPING, 1);
  const call = Atomics.waitAsync(cells, RUNNING, 1);
  // A thread that crashed inside a call has an id of -1 and never notifies.
  if (call.async && worker.threadId !== -1) {
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    await Promise.race([call.value, exited]);
  }
  await worker.terminate();
}
