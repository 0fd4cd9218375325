import { expect, jest, test } from '@jest/globals';
import { createWorkQueue } from './work-queue.ts';

/** Lets every job that can start begin. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

test('runs a few jobs at a time, and background jobs only when no result is awaited', async () => {
  const queue = createWorkQueue(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string) => async () => {
    most = Math.max(most, ++running);
    await pause();
    order.push(name);
    running--;
  };
  void queue.run(job('later'), 'later');
  await Promise.all([1, 2, 3, 4].map((number) => queue.run(job(`now ${number}`))));
  void queue.run(job('last'), 'later');
  await queue.settled();
  expect(most).toBe(2);
  expect(order.filter((name) => name.startsWith('now'))).toEqual(['now 1', 'now 2', 'now 3', 'now 4']);
  expect(order).toContain('later');
  expect(order.at(-1)).toBe('last');
});

test('reports waiting, running and started jobs and their waiting time', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const queue = createWorkQueue(1);
  const jobs = [1, 2, 3].map(() => queue.run(pause));
  expect(queue.figures()).toMatchObject({ length: 3, started: 1 });
  now.mockReturnValue(3_500);
  await Promise.all(jobs);
  await queue.settled();
  now.mockRestore();
  // Two jobs waited for the first.
  expect(queue.figures()).toEqual({ length: 0, started: 3, waitedSeconds: 5 });
});

test('waiting jobs can be cancelled, and running ones are finished', async () => {
  const queue = createWorkQueue(1);
  const running = queue.run(pause);
  const later = queue.run(pause, 'later');
  queue.dropLater();
  await expect(later).rejects.toThrow('dropped');
  await running;
  await queue.settled();
});

test('a deferred job runs alone, and urgent jobs may run beside it', async () => {
  const queue = createWorkQueue(2);
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const first = queue.run(job('first'));
  void queue.run(job('later'), 'later');
  void queue.run(job('last'), 'later');
  expect([started, queue.length()]).toEqual([['first'], 3]);
  ends.shift()?.();
  await first;
  await pause();
  expect(started).toEqual(['first', 'later']);
  const joining = queue.run(job('joining'));
  expect(started).toEqual(['first', 'later', 'joining']);
  ends.pop()?.();
  await joining;
  expect(started).not.toContain('last');
  ends.shift()?.();
  await pause();
  expect(started.at(-1)).toBe('last');
  ends.shift()?.();
  await queue.settled();
  expect(queue.length()).toBe(0);
});

test('a running deferred job is not cancelled', async () => {
  const queue = createWorkQueue(1);
  const later = queue.run(async () => {
    await pause();
    return 'done';
  }, 'later');
  queue.dropLater();
  expect(await later).toBe('done');
});

test('a failed job rejects its own promise only', async () => {
  const queue = createWorkQueue(1);
  const failing = queue.run(async () => {
    throw new Error('broken');
  });
  const next = queue.run(async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
  await queue.settled();
});
