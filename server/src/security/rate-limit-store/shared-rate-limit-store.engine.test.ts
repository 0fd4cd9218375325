import { afterAll, expect, test } from '@jest/globals';
import { openPostgresRecordStore } from '../../storage/postgres-record-store.ts';
import { describeOnPostgres, freshSchema } from '../../testing/fresh-schema.ts';
import { describeRateLimitStore } from '../../testing/rate-limit-store.contract.ts';
import type { RateLimitStore } from './rate-limit-store.ts';
import { openSharedRateLimitStore } from './shared-rate-limit-store.ts';

const key = new Uint8Array(32);
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((counts) => counts.close())));

async function freshDatabase(): Promise<string> {
  const url = await freshSchema();
  await (await openPostgresRecordStore({ url })).close();
  return url;
}

function openAt(url: string, now: () => Date): RateLimitStore {
  const counts = openSharedRateLimitStore({ url, key, now });
  opened.push(counts);
  return counts;
}

describeOnPostgres('on a PostgreSQL', () => {
  describeRateLimitStore('those of all servers', async (now) => openAt(await freshDatabase(), now));

  test('two servers share their counts and limits', async () => {
    const url = await freshDatabase();
    const now = () => new Date('2026-11-22T05:00:00.000Z');
    const [a, b] = [openAt(url, now), openAt(url, now)];
    const counter = { name: '203.0.113.1', most: 3, forMs: 60_000 };
    const counted = [];
    for (const server of [a, b, a, b, a]) counted.push((await server.add(counter)).count);
    expect(counted).toEqual([1, 2, 3, 4, 5]);
  });

  test('without the database each server counts for itself', async () => {
    const counts = openAt('postgres://none@127.0.0.1:9/none', () => new Date());
    const counter = { name: '203.0.113.1', most: 1, forMs: 60_000 };
    expect((await counts.add(counter)).count).toBe(1);
    expect((await counts.add(counter)).count).toBe(2);
  });
});
