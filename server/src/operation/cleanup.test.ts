import { expect, test } from '@jest/globals';
import { expiredSessionsCleanup } from '../resources/auth/expired-sessions.cleanup.ts';
import { openTestApp } from '../testing/test-app.ts';
import { cleanUp } from './cleanup.ts';
import type { CleanupJob } from './cleanup-job.ts';

test('a clean-up that fails is logged, and the others run', async () => {
  const { services } = await openTestApp();
  const told: unknown[] = [];
  const log = {
    info: (details: unknown) => told.push(details),
    error: (details: unknown) => told.push(details),
  };
  const failure = new Error('no');
  const jobs: CleanupJob[] = [
    { name: 'failing', run: () => Promise.reject(failure) },
    { name: 'idle', run: async () => 0 },
    { name: 'busy', run: async ({ now, providers }) => (now.getTime() > 0 ? providers.all().length : 0) },
  ];
  await cleanUp(services, log, jobs);
  expect(told).toEqual([
    { err: failure, job: 'failing' },
    { job: 'busy', removed: 2 },
  ]);
});

test('a clean-up ends between two batches once the server is told to stop, and no other begins', async () => {
  const { services } = await openTestApp();
  const { records, stopping, now } = services;
  const expired = Array.from({ length: 1200 }, (_, number) => ({
    put: {
      provider: 'demo',
      kind: 'session',
      id: `${number}`,
      value: { expiresAt: new Date(now().getTime() - 1000).toISOString() },
    },
  }));
  await records.batch(expired);
  const { batch } = records;
  let batches = 0;
  records.batch = async (writes) => {
    await batch(writes);
    if (writes.length > 0 && ++batches === 1) stopping.abort();
  };
  const begun: string[] = [];
  const after: CleanupJob = { name: 'after', run: async () => begun.push('after') };
  const log = { info: () => {}, error: () => begun.push('failure') };
  await cleanUp(services, log, [expiredSessionsCleanup, after]);
  expect(batches).toBe(1);
  expect(await records.list({ provider: 'demo', kind: 'session' })).toHaveLength(700);
  expect(begun).toEqual([]);
});

test('every clean-up of the server runs on fresh content and removes nothing of it', async () => {
  const { services } = await openTestApp();
  const told: unknown[] = [];
  const log = {
    info: (details: unknown) => told.push(details),
    error: (details: unknown) => told.push(details),
  };
  const before = (await services.records.changes(0)).at(-1)?.sequence;
  await cleanUp(services, log);
  expect(told).toEqual([]);
  expect((await services.records.changes(0)).at(-1)?.sequence).toBe(before);
});
