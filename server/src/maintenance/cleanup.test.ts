import { expect, test } from '@jest/globals';
import { auditRepository } from '../audit/audit-entry.ts';
import type { CleanupJob } from '../kernel/cleanup-job.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { expiredSessionsCleanup } from '../resources/auth/expired-sessions.cleanup.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { cleanUp, cleanupJobs } from './cleanup.ts';

test('a clean-up that fails is logged, and the others run', async () => {
  const { services } = await openTestApp();
  const told: unknown[] = [];
  const log = {
    info: (details: unknown) => told.push(details),
    error: (details: unknown) => told.push(details),
  };
  const failure = new Error('no');
  const jobs: CleanupJob<Pick<TestApp['services'], 'providers'>>[] = [
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

test('each run that removed something writes one audit entry', async () => {
  const { services } = await openTestApp();
  const log = { info: () => {}, error: () => {} };
  const jobs: CleanupJob[] = [
    { name: 'busy', isAudited: true, run: async () => 3 },
    { name: 'idle', isAudited: true, run: async () => 0 },
    { name: 'ephemeral', run: async () => 5 },
    { name: 'failing', isAudited: true, run: () => Promise.reject(new Error('The bucket is away.')) },
  ];
  await cleanUp(services, log, jobs);
  await services.audit.flush();
  const entries = await auditRepository(services.records).list(SYSTEM_PARTITION);
  expect(entries.map(({ value }) => value).filter(({ event }) => event === 'clean-up')).toMatchObject([
    { outcome: 'done', actor: { kind: 'server', name: 'busy' }, details: { removed: 3 } },
    {
      outcome: 'failed',
      actor: { kind: 'server', name: 'failing' },
      details: { reason: 'The bucket is away.' },
    },
  ]);
});

test('jobs that remove content or personal data are audited, and those that remove what expires by itself are not', () => {
  expect(cleanupJobs.filter(({ isAudited }) => isAudited).map(({ name }) => name)).toEqual([
    'deleted-portals',
    'unshown-images',
    'old-audit-entries',
    'old-reports',
    'leaving-accounts',
  ]);
});

test('on shutdown a clean-up ends after its batch, and no other starts', async () => {
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

test.each(cleanupJobs.map((job) => [job.name, job] as const))(
  '%s requests nothing more on shutdown, for any number of providers',
  async (_name, { run }) => {
    const { services } = await openTestApp();
    const { stopping, now, providers } = services;
    const [provider] = providers.all();
    if (!provider) throw new Error('The fixture has a provider.');
    const many = Array.from({ length: 50 }, (_, number) => ({ ...provider, id: `provider-${number}` }));
    let calls = 0;
    const stopAtFirst = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
      ((...given: never[]) => {
        calls++;
        stopping.abort();
        return call(...given);
      }) as Call;
    const { records } = services;
    await run({
      ...services,
      records: { ...records, list: stopAtFirst(records.list), batch: stopAtFirst(records.batch) },
      providers: { ...providers, all: () => many },
      now: now(),
    });
    // The current page, and the batch of that page.
    expect(calls).toBeLessThanOrEqual(2);
  },
);

test('every clean-up job runs on fresh content and removes nothing', async () => {
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
