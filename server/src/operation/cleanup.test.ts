import { expect, test } from '@jest/globals';
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
