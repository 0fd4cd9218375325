import { expect, test } from '@jest/globals';
import { newNativeCalls, terminateBetweenCalls } from './native-calls.ts';
import { startThread } from './start-thread.ts';

test('a thread is terminated between two calls of native code, never inside one', async () => {
  const memory = newNativeCalls();
  const inside = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const cell = new Int32Array(inside);
  const module = new URL('../testing/endless-calls.ts', import.meta.url);
  const thread = startThread(module, { memory, inside });
  thread.on('error', () => {});
  await Atomics.waitAsync(cell, 0, 0).value;
  await terminateBetweenCalls(thread, memory);
  expect([thread.threadId, Atomics.load(cell, 0)]).toEqual([-1, 0]);
  // A second time it has nothing to wait for.
  await terminateBetweenCalls(thread, memory);
});
