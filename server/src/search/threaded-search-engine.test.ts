import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SearchBodyInput, searchBodySchema } from '@portico/shared/contracts';
import {
  readResponse,
  type SearchDocumentKey,
  type SearchEngine,
} from '../resources/search/search-engine.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { describeSearchEngine } from '../testing/search-engine.contract.ts';
import { terminateBetweenCalls } from '../threads/native-calls.ts';
import { startThread } from '../threads/start-thread.ts';
import { createThreadedSearchEngine, type ThreadedSearchEngine } from './threaded-search-engine.ts';

const thread = createThreadedSearchEngine();
afterAll(() => thread.close());
let written: SearchDocumentKey[] = [];

/** One thread for all tests, because starting one is slow. */
async function openEmpty(): Promise<SearchEngine> {
  await thread.remove(written.map(({ provider, index, id }) => ({ provider, index, id })));
  written = [];
  return {
    ...thread,
    index(documents) {
      written.push(...documents);
      return thread.index(documents);
    },
  };
}
describeSearchEngine('ThreadedSearchEngine', openEmpty);

describe('a search thread on records', () => {
  const folder = scratchFolder();
  const file = `${folder}/records.db`;
  let records: RecordStore;
  let search: ThreadedSearchEngine;
  let crashes = 0;
  let terminate: () => Promise<void>;

  const put = (id: string, title: string, status = 'RELEASE') => {
    const value = {
      _id: id,
      title: { en: title },
      status,
      modifiedDate: '2026-01-01T00:00:00Z',
      townRefs: [],
      listingRefs: [],
    };
    return records.put({ provider: 'demo', kind: 'portal', id, value });
  };
  async function idsOf(body: SearchBodyInput = {}, provider = 'demo') {
    const request = { provider, indices: ['portal'] as const, body: searchBodySchema.parse(body) };
    return readResponse(await search.search(request)).hits.hits.map((hit) => hit._id);
  }

  beforeAll(async () => {
    records = openLibsqlRecordStore({ file });
    for (const id of ['demo', 'other']) {
      const value = { id, hosts: [], isPrivate: false, settings: {} };
      await records.put({ provider: '_system', kind: 'provider', id, value });
    }
    await put('early', 'Early');
    search = createThreadedSearchEngine({
      records: { file, administrativeTowns: [], snapshots: `${folder}/search` },
      onCrash: () => crashes++,
      start(module, data) {
        const worker = startThread(module, data);
        terminate = () => terminateBetweenCalls(worker, data.nativeCalls);
        return worker;
      },
    });
    records.subscribe((changes) => search.follow(changes));
  });
  afterAll(async () => {
    await search.close();
    await records.close();
  });

  test('finds what was written before it started', async () => {
    expect(await idsOf()).toEqual(['early']);
    await search.whenFilled();
  });

  test('finds a write as soon as it is acknowledged, and not what was withdrawn or deleted', async () => {
    await put('late', 'Late');
    expect(await idsOf()).toEqual(['early', 'late']);
    await put('late', 'Late', 'DRAFT');
    expect(await idsOf()).toEqual(['early']);
    await put('late', 'Late');
    await records.delete({ provider: 'demo', kind: 'portal', id: 'late' });
    expect(await idsOf()).toEqual(['early']);
    expect(await idsOf({}, 'other')).toEqual([]);
  });

  test('writes at once are all found', async () => {
    const ids = Array.from({ length: 30 }, (_, number) => `many-${number}`);
    await Promise.all(ids.map((id) => put(id, 'Many')));
    const found = await idsOf({
      size: 99,
      query: { bool: { must: [{ wildcard: { 'title.en': '*many*' } }] } },
    });
    expect(found.sort()).toEqual(ids.sort());
    await records.batch(ids.map((id) => ({ delete: { provider: 'demo', kind: 'portal', id } })));
    expect(await idsOf()).toEqual(['early']);
  });

  /** Patterns that fail late on long titles: the search times out. */
  const long = searchBodySchema.parse({
    query: {
      bool: {
        should: Array.from({ length: 30 }, (_, number) => ({
          wildcard: { 'title.en': `*${'a?'.repeat(15)}b*${number}` },
        })),
      },
    },
  });

  test('[T-04] a save, a suggestion and readiness do not wait for a search that runs for long', async () => {
    const title = `b${'a'.repeat(3000)}0123456789`;
    const ids = Array.from({ length: 300 }, (_, number) => `long-${number}`);
    await Promise.all(ids.map((id) => put(id, title)));
    const settled: string[] = [];
    const searched = search
      .search({ provider: 'demo', indices: ['portal'], body: long })
      .catch(() => {})
      .then(() => settled.push('search'));
    await search.suggest({ provider: 'demo', indices: ['portal'], text: 'e', language: 'en' });
    settled.push('suggestion');
    await put('saved', 'Saved meanwhile');
    settled.push('save');
    await search.ready('demo');
    settled.push('ready');
    await searched;
    expect(settled).toEqual(['suggestion', 'save', 'ready', 'search']);
    await records.batch(ids.map((id) => ({ delete: { provider: 'demo', kind: 'portal', id } })));
    await records.delete({ provider: 'demo', kind: 'portal', id: 'saved' });
  });

  test('[T-04] one requester can have 128 searches waiting, others are served round-robin, and cancelled ones do not run', async () => {
    const gone = Array.from({ length: 129 }, () => new AbortController());
    const request = { provider: 'demo', indices: ['portal'] as const, body: searchBodySchema.parse({}) };
    const many = gone.map(({ signal }) => search.search(request, { requester: 'one', signal }));
    const settled = Promise.allSettled(many);
    await expect(many.at(-1)).rejects.toMatchObject({ code: 'unavailable', reason: /Too many/ });
    const other = search.search(request, { requester: 'another' });
    for (const one of gone) one.abort();
    expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
    expect(readResponse(await other).hits.total.value).toBe(1);
    expect(readResponse(await search.search(request, { requester: 'one' })).hits.total.value).toBe(1);
  });

  test('restarts and fills again after a crash, and responds to pending requests', async () => {
    const asked = idsOf();
    await terminate();
    expect(await asked).toEqual(['early']);
    await put('after', 'After the crash');
    expect(await idsOf()).toEqual(['after', 'early']);
    expect(crashes).toBe(1);
    expect(readdirSync(`${folder}/search`).sort()).toEqual(['demo.index', 'other.index']);
  });

  test('reports how many searches wait or run, how many have started, and how long these waited', async () => {
    const before = search.queue();
    const searches = [1, 2, 3].map(() => idsOf());
    expect(search.queue().length).toBe(before.length + 3);
    await Promise.all(searches);
    const after = search.queue();
    expect([after.length, after.started]).toEqual([before.length, before.started + 3]);
    expect(after.waitedSeconds).toBeGreaterThan(before.waitedSeconds);
  });

  test('frees the memory of reading many records: the thread restarts once from its snapshots', async () => {
    let renewals = 0;
    const many = createThreadedSearchEngine({
      records: { file, administrativeTowns: [], snapshots: `${folder}/renewed`, renewsAfter: 1 },
      onRenew: () => renewals++,
    });
    try {
      const body = searchBodySchema.parse({});
      const asked = many.search({ provider: 'demo', indices: ['portal'], body });
      await many.whenFilled();
      expect(renewals).toBe(1);
      expect(readResponse(await asked).hits.hits.map((hit) => hit._id)).toEqual(['after', 'early']);
    } finally {
      await many.close();
    }
  });

  test('rejects searches after it was closed, and does not restart', async () => {
    const own = createThreadedSearchEngine();
    await own.close();
    const body = searchBodySchema.parse({});
    await expect(own.search({ provider: 'demo', indices: ['portal'], body })).rejects.toThrow('closed');
  });
});
