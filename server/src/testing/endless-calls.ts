import { workerData } from 'node:worker_threads';
import { runNative } from '../threads/native-calls.ts';
import type { ThreadData } from '../threads/start-thread.ts';

/*
 * Thread started by tests. Makes one call after the other, each of which takes 20 ms, and notes in `inside` whether it
 * is inside one.
 */
const { memory, inside } = (workerData as ThreadData<Record<'memory' | 'inside', SharedArrayBuffer>>).data;
const cell = new Int32Array(inside);

for (;;) {
  runNative(memory, () => {
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
    const end = performance.now() + 20;
    while (performance.now() < end);
    Atomics.store(cell, 0, 0);
  });
}
