import { expect, test } from '@jest/globals';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { openTestApp } from '../testing/test-app.ts';
import { markNewStore, migrateIndexEntries, requireCurrentIndexes } from './index-version.ts';

const VERSION = 1000;
const MANY = 330;
/** Interval between two checks of a pass that another server runs, or that is not due. */
const LOOK_EVERY_MS = 10_000;
const place = { provider: 'demo', kind: 'product' } as const;
const where = { field: 'catalog', value: 'many' };

/** A clock that only pauses advance. */
function clock() {
  let ms = Date.parse('2026-11-21T05:00:00.000Z');
  return {
    now: () => new Date(ms),
    pause: async (pauseMs: number) => {
      ms += pauseMs;
    },
  };
}

/** Records of a Portico without any index fields. */
async function olderStore(): Promise<RecordStore> {
  const { records } = (await openTestApp()).services;
  await records.batch(
    Array.from({ length: MANY }, (_, number) => ({
      put: { ...place, id: `many-${String(number).padStart(4, '0')}`, value: { catalogId: 'many' } },
    })),
  );
  return records;
}

const found = async (records: RecordStore): Promise<number> =>
  (await records.list({ ...place, where })).length;
const ours = async (records: RecordStore): Promise<StoredRecord[]> =>
  (await records.list(place)).filter(({ id }) => id.startsWith('many-'));

test('records of an older version are indexed by a pass at the start and another after an hour', async () => {
  const records = await olderStore();
  const values = (await ours(records)).map(({ value }) => value);
  expect(await found(records)).toBe(0);
  const { now, pause } = clock();
  let lateWrites = 0;
  await migrateIndexEntries({
    records,
    now,
    signal: new AbortController().signal,
    version: VERSION,
    async pause(ms) {
      await pause(ms);
      // Written between the passes, as by an older server.
      if (ms !== LOOK_EVERY_MS || lateWrites > 0) return;
      lateWrites++;
      expect(await found(records)).toBe(MANY);
      await expect(requireCurrentIndexes(records, VERSION)).resolves.toBeUndefined();
      await records.put({ ...place, id: 'many-0007', value: { catalogId: 'many' } });
      expect(await found(records)).toBe(MANY - 1);
    },
  });
  expect(lateWrites).toBe(1);
  expect(await found(records)).toBe(MANY);
  expect((await ours(records)).map(({ value }) => value)).toEqual(values);

  const before = await records.lastSequence();
  await migrateIndexEntries({ records, now, pause, signal: new AbortController().signal, version: VERSION });
  expect(await records.lastSequence()).toBe(before);
});

test('a killed pass continues where it stopped, on another server once its lease has expired', async () => {
  const records = await olderStore();
  const { now, pause } = clock();
  const signal = new AbortController().signal;
  const killed = { ...records };
  killed.batch = async (writes) => {
    if ((await found(records)) >= MANY / 2) throw new Error('killed');
    return records.batch(writes);
  };
  await expect(
    migrateIndexEntries({ records: killed, now, pause, signal, version: VERSION }),
  ).rejects.toThrow('killed');
  const half = await found(records);
  expect(half).toBeGreaterThanOrEqual(MANY / 2);
  expect(half).toBeLessThan(MANY);
  await expect(requireCurrentIndexes(records, VERSION)).rejects.toThrow('older version');

  const ended = new AbortController();
  const waited: number[] = [];
  await migrateIndexEntries({
    records,
    now,
    signal: ended.signal,
    version: VERSION,
    async pause(ms) {
      await pause(ms);
      if (ms === LOOK_EVERY_MS) waited.push(ms);
      // The first pass is over.
      if ((await found(records)) === MANY && (await isCurrent(records))) ended.abort();
    },
  });
  // Until the lease of the first server expired.
  expect(waited.length).toBeGreaterThanOrEqual(3);
  expect(await found(records)).toBe(MANY);
  const writtenTwice = (await ours(records)).filter(({ revision }) => revision > 2);
  expect(writtenTwice).toHaveLength(0);
});

const isCurrent = (records: RecordStore): Promise<boolean> =>
  requireCurrentIndexes(records, VERSION).then(
    () => true,
    () => false,
  );

test('a new store is up to date, and one of an older version is not', async () => {
  const { records } = (await openTestApp()).services;
  const portals = await records.list({ provider: 'demo', kind: 'portal' });
  expect(portals.every(({ revision }) => revision === 1)).toBe(true);
  await requireCurrentIndexes(records);
  const before = await records.lastSequence();
  await markNewStore(records, VERSION);
  expect(await records.lastSequence()).toBe(before);
  await expect(requireCurrentIndexes(records, VERSION)).rejects.toThrow('older version');
});
