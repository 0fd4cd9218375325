import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { describeOnPostgres, freshSchema } from '../testing/fresh-schema.ts';
import { describeRecordStore } from '../testing/record-store.contract.ts';
import { until } from '../testing/until.ts';
import { migrations } from './postgres-migrations.ts';
import { openPostgresRecordStore } from './postgres-record-store.ts';
import type { RecordChange, RecordStore } from './record-store.ts';
import { RecordsUnavailable } from './records-unavailable.ts';

const key = (id: string) => ({ provider: 'demo', kind: 'portal', id });

describeOnPostgres('on PostgreSQL', () => {
  const places = new Map<string, string>();
  describeRecordStore('PostgresRecordStore', async (place) => {
    const url = places.get(place) ?? (await freshSchema());
    places.set(place, url);
    return openPostgresRecordStore({ url });
  });

  const opened: RecordStore[] = [];
  async function open(url: string, onListenerError?: (error: unknown) => void): Promise<RecordStore> {
    const store = await openPostgresRecordStore({ url, onListenerError });
    opened.push(store);
    return store;
  }
  afterAll(() => Promise.all(opened.map((store) => store.close())));

  /** An operator's connection to the same database. */
  let desk: pg.Client;
  beforeAll(async () => {
    desk = new pg.Client(await freshSchema());
    await desk.connect();
  });
  afterAll(() => desk.end());

  test('no reader of the log misses a change, however many write at once', async () => {
    const url = await freshSchema();
    const writers = [await open(url), await open(url), await open(url)];
    const reader = await open(url);
    const received = writers.map((): RecordChange[] => []);
    writers.forEach((writer, at) => {
      writer.subscribe((changes) => void received[at]?.push(...changes));
    });
    const ids = writers.flatMap((_, at) => Array.from({ length: 120 }, (__, number) => `${at}-${number}`));

    let isWriting = true;
    const read: RecordChange[] = [];
    async function readBehind(): Promise<void> {
      for (;;) {
        const wasWriting = isWriting;
        const page = await reader.changes(read.at(-1)?.sequence ?? 0, 7);
        read.push(...page);
        if (!wasWriting && page.length === 0) return;
      }
    }
    const reading = readBehind();
    await Promise.all(
      ids.map(async (id) => {
        await writers[Number(id.split('-', 1)[0])]?.put({ ...key(id), value: 'x'.repeat(500) });
      }),
    );
    isWriting = false;
    await reading;

    expect(read.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const sequences = read.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    await until(() => received.every((changes) => changes.length >= ids.length));
    for (const changes of received) expect(changes).toEqual(read);
  });

  test('nothing is lost between readers and writers of one record in several servers', async () => {
    const url = await freshSchema();
    const servers = [await open(url), await open(url)];
    await servers[0]?.put({ ...key('counter'), value: 0 });
    const increments = servers.flatMap((records) =>
      Array.from({ length: 12 }, () =>
        retryOnConflict(async () => {
          const found = await records.get<number>(key('counter'));
          await records.put({
            ...key('counter'),
            value: (found?.value ?? 0) + 1,
            expectedRevision: found?.revision,
          });
        }),
      ),
    );
    await Promise.all(increments);
    expect(await servers[1]?.get(key('counter'))).toMatchObject({ value: 24, revision: 25 });
  });

  test('a conflict names the record, and leaves nothing of its batch in the log', async () => {
    const records = await open(await freshSchema());
    await records.put({ ...key('a'), value: 1 });
    const batch = records.batch([
      { put: { ...key('b'), value: 1 } },
      { put: { ...key('a'), value: 2, expectedRevision: 7 } },
    ]);
    await expect(batch).rejects.toMatchObject({ name: 'RevisionConflict', key: key('a') });
    expect((await records.changes(0)).map(({ id }) => id)).toEqual(['a']);
  });

  test('keeps every text that JSON has, and finds nothing under keys that no database keeps', async () => {
    const records = await open(await freshSchema());
    const value = { text: 'a\0b', half: '\ud83d', '\ud83d': ['\\', '\u2028'] };
    const tags = ['a\0b', '\ud83d', '\\', 'x'.repeat(5000)];
    await records.put({ ...key('odd'), value, index: { tag: tags } });
    expect((await records.get(key('odd')))?.value).toEqual(value);
    const found = (tag: string) =>
      records.list({ provider: 'demo', kind: 'portal', where: { field: 'tag', value: tag } });
    for (const tag of tags) expect(await found(tag)).toHaveLength(1);
    for (const tag of ['a', '\\0', '\ud83e', 'x'.repeat(4999)]) expect(await found(tag)).toEqual([]);
    expect(await records.get(key('a\0'))).toBeUndefined();
    expect(await records.get(key('\ud83d'))).toBeUndefined();
    await expect(records.put({ ...key('a\0'), value })).rejects.toThrow('cannot be stored');
  });

  test('goes on by itself after all its connections were cut, and tells what was written meanwhile', async () => {
    const url = await freshSchema();
    const errors: unknown[] = [];
    const records = await open(url, (error) => errors.push(error));
    const other = await open(url);
    const received: string[] = [];
    records.subscribe((changes) => void received.push(...changes.map(({ id }) => id)));
    await records.put({ ...key('before'), value: 1 });
    for (const id of ['a', 'b', 'c']) {
      await desk.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = $1`,
        [new URL(url).searchParams.get('application_name')],
      );
      await untilWritten(other, id);
      await untilWritten(records, `${id}-own`);
    }
    await until(() => received.length >= 7);
    expect(received).toEqual(['before', 'a', 'a-own', 'b', 'b-own', 'c', 'c-own']);
    expect(errors.every((error) => error instanceof RecordsUnavailable)).toBe(true);
    await until(() => (records.changeLagSeconds?.() ?? Infinity) < 1);
  });

  test('finds within seconds what no notification tells', async () => {
    const url = await freshSchema();
    const records = await open(url);
    const received: string[] = [];
    records.subscribe((changes) => void received.push(...changes.map(({ id }) => id)));
    const silent = new pg.Client(url);
    await silent.connect();
    await silent.query(
      `INSERT INTO change VALUES ('demo', 'portal', 'quiet', nextval('change_sequence'), 1, false, '2026')`,
    );
    await silent.end();
    const since = Date.now();
    await until(() => received.length > 0);
    expect(received).toEqual(['quiet']);
    expect(Date.now() - since).toBeLessThan(10_000);
  });

  test('of servers that start at once on a new database, one makes the tables and all can write', async () => {
    const url = await freshSchema();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(stores.map((store, at) => store.put({ ...key(String(at)), value: at })));
    expect(await stores[0]?.list({ provider: 'demo', kind: 'portal' })).toHaveLength(3);
  });

  test('a database of a newer version is refused', async () => {
    const url = await freshSchema();
    await (await openPostgresRecordStore({ url })).close();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`INSERT INTO migration VALUES ($1, 'later')`, [migrations.length + 1]);
    await client.end();
    await expect(openPostgresRecordStore({ url })).rejects.toThrow('newer Portico');
  });

  test('says that a database cannot be reached, without its password', async () => {
    const url = 'postgres://portico:a-password@127.0.0.1:1/none';
    const error = await openPostgresRecordStore({ url }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RecordsUnavailable);
    expect(error).toMatchObject({ status: 503 });
    expect(String(error)).not.toContain('a-password');
  });
});

/** Retries until it is acknowledged; here a failed attempt was never written. */
async function untilWritten(records: RecordStore, id: string): Promise<void> {
  for (;;) {
    try {
      await retryOnConflict(async () => {
        if (!(await records.get(key(id)))) await records.put({ ...key(id), value: 1, expectedRevision: 0 });
      });
      return;
    } catch (error) {
      if (!(error instanceof RecordsUnavailable)) throw error;
    }
  }
}
