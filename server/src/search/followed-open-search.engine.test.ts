import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { searchBodySchema } from '@portico/shared/contracts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { readResponse, SearchUnavailable } from '../resources/search/search-engine.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { openFaultProxy } from '../testing/fault-proxy.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { until } from '../testing/until.ts';
import { type FollowedSearch, openFollowedSearch } from './followed-open-search.ts';

const url = process.env['PORTICO_TEST_SEARCH_URL'];

(url ? describe : describe.skip)(
  'search in OpenSearch that follows the records (needs PORTICO_TEST_SEARCH_URL)',
  () => {
    const opened: { close(): unknown }[] = [];
    const plain = { administrativeTowns: [], onTrouble: () => {} };
    const all = `test-${randomUUID()}-`;
    const freshPrefix = (): string => `${all}${randomUUID()}-`;
    afterAll(() => fetch(`${url}/${all}*`, { method: 'DELETE' }));
    afterEach(async () => {
      for (const one of opened.splice(0).reverse()) await one.close();
    });

    async function openRecords(): Promise<RecordStore> {
      const records = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'records.db') });
      opened.push(records);
      const provider = { id: 'demo', hosts: ['localhost'], isPrivate: false, settings: {} };
      await records.put({ provider: SYSTEM_PARTITION, kind: 'provider', id: 'demo', value: provider });
      return records;
    }
    const portal = (id: string, title = id) => ({
      provider: 'demo',
      kind: 'portal',
      id,
      value: { _id: id, provider: 'demo', title: { en: title }, status: 'RELEASE', editors: [] },
    });
    async function openSearch(records: RecordStore, prefix: string, at = url ?? ''): Promise<FollowedSearch> {
      const followed = openFollowedSearch({ ...plain, url: at, prefix, records });
      opened.push(followed.search);
      // An empty engine is filled first.
      await untilSo(async () => (await idsOn(followed)).length >= 0);
      return followed;
    }
    async function idsOn({ search }: FollowedSearch): Promise<string[]> {
      const body = searchBodySchema.parse({ size: 999 });
      const response = readResponse(await search.search({ provider: 'demo', indices: ['portal'], body }));
      return response.hits.hits.map(({ _id }) => _id);
    }
    /** An error counts as not yet. */
    const untilSo = (holds: () => Promise<boolean>) => until(() => holds().catch(() => false));

    test('what was written before is found, and each write as soon as it is acknowledged', async () => {
      const records = await openRecords();
      await records.put(portal('before'));
      const search = await openSearch(records, freshPrefix());
      expect(await idsOn(search)).toEqual(['before']);
      await records.put(portal('after'));
      expect(await idsOn(search)).toEqual(['after', 'before']);
      await records.delete({ provider: 'demo', kind: 'portal', id: 'before' });
      expect(await idsOn(search)).toEqual(['after']);
    });

    test('on one node an index has no replica, which would count against the limit of shards', async () => {
      const prefix = freshPrefix();
      await openSearch(await openRecords(), prefix);
      const response = await fetch(`${url}/_cat/indices/${prefix}*-demo.*?h=rep`);
      expect((await response.text()).trim().split(/\s+/)).toEqual(['0', '0', '0']);
    });

    test('two servers that follow the same records find the same', async () => {
      const records = await openRecords();
      const prefix = freshPrefix();
      const servers = await Promise.all([openSearch(records, prefix), openSearch(records, prefix)]);
      const ids = Array.from({ length: 40 }, (_, number) => `p${number + 10}`);
      await Promise.all(ids.map((id) => records.put(portal(id))));
      await Promise.all(
        ids.slice(0, 20).map((id) => records.delete({ provider: 'demo', kind: 'portal', id })),
      );
      for (const server of servers) expect(await idsOn(server)).toEqual(ids.slice(20));
    });

    test('while the engine is away writes go on and searches are refused clearly; then nothing is missing', async () => {
      const records = await openRecords();
      const way = await openFaultProxy(url ?? '');
      opened.push(way);
      await records.put(portal('a'));
      const search = await openSearch(records, freshPrefix(), way.url);
      expect(await idsOn(search)).toEqual(['a']);
      const late: string[] = [];
      search.followed.subscribe((changes) => void late.push(...changes.map(({ id }) => id)));
      // Concurrent writes during the fill.
      let isOver = false;
      const written: string[] = [];
      const writing = (async () => {
        for (let number = 0; !isOver; number++) {
          await records.put(portal(`w${number}`));
          written.push(`w${number}`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      await untilSo(async () => written.length > 5);
      way.cut();
      await expect(idsOn(search)).rejects.toThrow(SearchUnavailable);
      const countWhenCut = written.length;
      await untilSo(async () => written.length > countWhenCut + 50);
      await records.delete({ provider: 'demo', kind: 'portal', id: 'a' });
      await way.restore();
      await untilSo(async () => (await idsOn(search)).length > countWhenCut + 50);
      isOver = true;
      await writing;
      await untilSo(async () => (await idsOn(search)).length >= written.length);
      expect(await idsOn(search)).toEqual([...written].sort());
      // Notified when it was written and again when it was indexed, so that caches drop results from in between.
      await untilSo(async () => late.filter((id) => id === 'a').length === 2);
    });

    test('a server that was not there meanwhile follows what was written, from where the engine is', async () => {
      const records = await openRecords();
      const prefix = freshPrefix();
      const first = await openSearch(records, prefix);
      await records.put(portal('a'));
      await records.put(portal('b'));
      expect(await idsOn(first)).toEqual(['a', 'b']);
      await opened.pop()?.close();
      await records.put(portal('c'));
      await records.delete({ provider: 'demo', kind: 'portal', id: 'a' });
      expect(await idsOn(await openSearch(records, prefix))).toEqual(['b', 'c']);
    });
    test('indices are made again beside those that searches ask, without a moment in which anything is missing', async () => {
      const records = await openRecords();
      const prefix = freshPrefix();
      const ids = Array.from({ length: 300 }, (_, number) => `p${number + 100}`);
      await records.batch(ids.map((id) => ({ put: portal(id) })));
      const first = await openSearch(records, prefix);
      expect(await idsOn(first)).toEqual(ids);
      const before = await indexOf(prefix);
      // As after an update with other document rules.
      await fetch(`${url}/${prefix}followed/_doc/records?refresh=true`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sequence: 1, rules: 'older', at: Date.now() }),
      });
      let second: FollowedSearch | undefined;
      void openSearch(records, prefix).then((filled) => {
        second = filled;
      });
      while (!second) expect(await idsOn(first)).toHaveLength(ids.length);
      expect(await indexOf(prefix)).not.toBe(before);
      expect(await idsOn(second)).toEqual(ids);
    });

    // The leftovers of a killed server depend on its progress.
    const PORTALS = ['a', 'b', 'c'];
    test.each([
      ['before the index has anything', (_prefix: string) => 'POST /_bulk', 0],
      ['between the index and its alias', () => 'POST /_aliases', 0],
      ['between the alias and the note of it', (prefix: string) => `PUT /${prefix}followed/_doc/records`, 3],
    ])(
      'a server that ends while it fills, %s, leaves it to another, which ends with one whole index',
      async (_, requestOf, mayBeLeft) => {
        const records = await openRecords();
        const prefix = freshPrefix();
        await records.batch(PORTALS.map((id) => ({ put: portal(id) })));
        const way = await openFaultProxy(url ?? '');
        opened.push(way);
        const hung = way.hangAt(requestOf(prefix));
        opened.push(openFollowedSearch({ ...plain, url: way.url, prefix, records }).search);
        await hung;
        // It gets no more responses; its lease expires half a minute later.
        way.cut();
        await passHalfAMinute(prefix);
        const next = await openSearch(records, prefix);
        expect(await idsOn(next)).toEqual(PORTALS);
        await records.put(portal('d'));
        expect(await idsOn(next)).toEqual([...PORTALS, 'd']);
        expect((await indexOf(prefix)).split(',')).toHaveLength(1);
        // No index of the ended server is left, except one that searches may still use.
        expect(await unused(prefix)).toHaveLength(mayBeLeft);
      },
    );

    test('a fill that fails goes on where it stopped', async () => {
      const records = await openRecords();
      const others = ['first', 'second'].map((id) => ({
        put: { provider: SYSTEM_PARTITION, kind: 'provider', id, value: { id, hosts: [id], settings: {} } },
      }));
      await records.batch([...others, ...PORTALS.map((id) => ({ put: portal(id) }))]);
      const read: string[] = [];
      let fails = true;
      const list: RecordStore['list'] = async (what) => {
        if (what.kind === 'portal') read.push(what.provider);
        if (what.kind === 'portal' && what.provider === 'second' && fails) {
          fails = false;
          throw new SearchUnavailable(new Error('The engine is busy.'));
        }
        return records.list(what);
      };
      const search = await openSearch({ ...records, list }, freshPrefix());
      await untilSo(async () => (await idsOn(search)).length === PORTALS.length);
      expect(read).toEqual(['demo', 'first', 'second', 'second']);
    });

    test('of two that fill at the same time, as one was silent for long, one index is left', async () => {
      const records = await openRecords();
      const prefix = freshPrefix();
      await records.batch(PORTALS.map((id) => ({ put: portal(id) })));
      const way = await openFaultProxy(url ?? '');
      opened.push(way);
      const held = way.hangAt('POST /_bulk');
      const slow = openFollowedSearch({ ...plain, url: way.url, prefix, records });
      opened.push(slow.search);
      await held;
      await passHalfAMinute(prefix);
      const other = await openSearch(records, prefix);
      way.release();
      await untilSo(async () => (await idsOn(slow)).length === PORTALS.length);
      await records.put(portal('d'));
      for (const one of [slow, other]) expect(await idsOn(one)).toEqual([...PORTALS, 'd']);
      expect((await indexOf(prefix)).split(',')).toHaveLength(1);
    });

    test('an index that was dropped from outside is filled again with the next write', async () => {
      const records = await openRecords();
      const prefix = freshPrefix();
      const search = await openSearch(records, prefix);
      await records.batch(PORTALS.map((id) => ({ put: portal(id) })));
      expect(await idsOn(search)).toEqual(PORTALS);
      await fetch(`${url}/${await indexOf(prefix)}`, { method: 'DELETE' });
      await records.put(portal('d'));
      await untilSo(async () => (await idsOn(search)).length === PORTALS.length + 1);
      expect(await idsOn(search)).toEqual([...PORTALS, 'd']);
    });

    /** Ages the heartbeat in the lease document by half a minute. */
    async function passHalfAMinute(prefix: string): Promise<void> {
      await fetch(`${url}/${prefix}followed/_doc/filling?refresh=true`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ at: Date.now() - 31_000 }),
      });
    }

    /** Indices that no search uses. */
    async function unused(prefix: string): Promise<string[]> {
      const response = await fetch(`${url}/${prefix}*/_alias`);
      const found = Object.entries((await response.json()) as Record<string, { aliases: object }>);
      const isUsed = (name: string, aliases: object) =>
        name === `${prefix}followed` || Object.keys(aliases).length > 0;
      return found.flatMap(([name, { aliases }]) => (isUsed(name, aliases) ? [] : [name]));
    }

    /** The index behind the alias. */
    async function indexOf(prefix: string): Promise<string> {
      const response = await fetch(`${url}/_alias/${prefix}portal-demo`);
      return Object.keys((await response.json()) as object).join();
    }
  },
);
