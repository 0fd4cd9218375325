import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../server/src/config/config.ts';
import type { SearchEngine } from '../../server/src/resources/search/search-engine.ts';
import { createIndexer } from '../../server/src/search/indexer.ts';
import { openPostgresRecordReader } from '../../server/src/storage/postgres-record-reader.ts';
import { type FaultProxy, openFaultProxy } from '../../server/src/testing/fault-proxy.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { until } from '../../server/src/testing/until.ts';
import { startLoad } from './load.ts';
import { type OpenSearch, startOpenSearch } from './open-search.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { type Reply, type SiteClient, siteClient } from './site-client.ts';

/** A portal without saves. */
const CACHED_PORTAL = 'wat-arun';
const CACHED_PAGE = `/portals/${CACHED_PORTAL}`;
const PROVIDER = 'demo';
const PREFIX = 'portico-';
/** Number of portals that are saved continuously, one per writer. */
const WRITERS = 3;
/** The timeout in docs/scaling.md, with a margin for a busy machine. */
const RESPONDS_WITHIN_MS = 10_000 + 2_000;
/** Below every timeout of a connection or a request, with a margin for a busy machine. */
const AT_ONCE_MS = 4_000;
const UNAVAILABLE = { status: 'fail', code: 'unavailable', reason: expect.stringContaining('try again') };

// Where the other engines are available, the ones to kill are as well.
const describeOnBoth =
  process.env['PORTICO_TEST_DATABASE_URL'] && process.env['PORTICO_TEST_SEARCH_URL']
    ? describe
    : describe.skip;

describeOnBoth('two servers on one PostgreSQL and one OpenSearch', () => {
  const folder = scratchFolder();
  let postgres: RunningPostgres;
  let engine: OpenSearch;
  let way: FaultProxy;
  let a: ServerProcess;
  let b: ServerProcess;
  let atA: SiteClient;
  let atB: SiteClient;
  let token: string;
  let portals: string[];

  beforeAll(async () => {
    [postgres, engine] = await Promise.all([startPostgres(scratchFolder()), startOpenSearch(folder)]);
    way = await openFaultProxy(engine.url);
    const settings = {
      DATABASE_URL: postgres.url,
      SEARCH_URL: way.url,
      PORTICO_SECRET: 'the same secret at every server of it',
      PORTICO_TRUSTED_PROXIES: 'loopback',
      PORTICO_LOG: 'silent',
    };
    // The first one seeds the database.
    a = await startServerProcess({ ...settings, PORTICO_DATA: scratchFolder() });
    b = await startServerProcess({ ...settings, PORTICO_DATA: scratchFolder() });
    [atA, atB] = [siteClient(a.origin), siteClient(b.origin)];
    token = await atA.signIn('admin');
    await until(async () => ((await atB.idsOf(''))?.length ?? 0) > WRITERS);
    portals = await atB.portalsToSave(WRITERS, token, CACHED_PORTAL);
  });
  afterAll(async () => {
    await Promise.all([a?.kill(), b?.kill()]);
    way?.close();
    await Promise.all([postgres?.close(), engine?.close()]);
  });

  const isRefused = ({ status }: Reply) => status === 503;

  function expectRefusal({ status, text, ms }: Reply, withinMs: number): void {
    expect([status, JSON.parse(text)]).toEqual([503, UNAVAILABLE]);
    expect(ms).toBeLessThan(withinMs);
  }

  /** `portal/wat-arun: 3` for every indexed record, with its revision. */
  async function shouldBeFound(): Promise<string[]> {
    const found: string[] = [];
    const search: SearchEngine = {
      search: () => Promise.reject(new Error('This engine does not search.')),
      ready: async () => {},
      suggest: async () => [],
      index: async (documents) =>
        void found.push(...documents.map(({ index, id, revision }) => `${index}/${id}: ${revision}`)),
      remove: async () => {},
      close: async () => {},
    };
    const records = openPostgresRecordReader(postgres.url);
    const { administrativeTowns } = readConfig({ NODE_ENV: 'test', PORTICO_DATA: scratchFolder() });
    await createIndexer({ records, search, administrativeTowns }).fill(PROVIDER);
    await records.close();
    return found.sort();
  }

  /** The same according to the engine. */
  async function isFound(): Promise<string[]> {
    const names = ['portal', 'town', 'listing'].map((index) => `${PREFIX}${index}-${PROVIDER}`).join();
    const response = await fetch(`${engine.url}/${names}/_search?size=9999&version=true&_source=kind`);
    const { hits } = (await response.json()) as {
      hits: { hits: { _id: string; _version: number; _source: { kind: string } }[] };
    };
    return hits.hits.map(({ _id, _version, _source }) => `${_source.kind}/${_id}: ${_version}`).sort();
  }

  /** How many searches the engine has responded to. */
  async function searchesOfEngine(): Promise<number> {
    const response = await fetch(`${engine.url}/${PREFIX}*/_stats/search`);
    const { _all } = (await response.json()) as { _all: { total: { search: { query_total: number } } } };
    return _all.total.search.query_total;
  }

  /** Waits until the engine has indexed every record at its last revision. */
  async function expectNoGap(): Promise<void> {
    const expected = await shouldBeFound();
    await until(async () => (await isFound()).join() === expected.join());
    expect(expected.length).toBeGreaterThan(WRITERS);
  }

  test('what is saved at one is found at the other', async () => {
    const [portal = ''] = portals;
    expect((await atA.rename(portal, 'Saved at one', token)).status).toBe(200);
    await until(async () => (await atB.idsOf('Saved at one'))?.join() === portal);
    expect((await atB.rename(portal, 'Saved at the other', token)).status).toBe(200);
    await until(async () => (await atA.idsOf('Saved at the other'))?.join() === portal);
    expect(await atA.idsOf('Saved at one')).toEqual([]);
    await expectNoGap();
  });

  test('killed while many save: cached searches and all else are served, other searches fail at once, and the index catches up', async () => {
    await atB.untilIndexed();
    expect((await atB.ask(CACHED_PAGE)).status).toBe(200);
    let cachedIds: string[] | undefined;
    // A change that the server follows later invalidates its caches once more.
    await until(async () => {
      const before = await searchesOfEngine();
      cachedIds = await atB.idsOf('Arun');
      return (await searchesOfEngine()) === before;
    });
    expect(cachedIds).toContain(CACHED_PORTAL);
    await engine.kill();
    expect(await atB.idsOf('Arun')).toEqual(cachedIds);
    expectRefusal(await atB.search('never asked'), AT_ONCE_MS);

    const strange: Reply[] = [];
    const last = new Map(portals.map((portal) => [portal, 0]));
    const save = (at: SiteClient, portal: string) => async () => {
      const number = (last.get(portal) ?? 0) + 1;
      const response = await at.rename(portal, `Saved ${portal} as ${number}.`, token);
      if (response.status === 200) last.set(portal, number);
      else strange.push(response);
    };
    const load = startLoad([
      ...portals.map((portal, number) => save(number % 2 === 0 ? atA : atB, portal)),
      async () => {
        for (const path of [CACHED_PAGE, '/', `/api/portal/${CACHED_PORTAL}`, '/api/ready']) {
          const response = await atB.ask(path);
          if (response.status !== 200) strange.push(response);
        }
      },
    ]);
    const afterMore = async () => {
      const before = new Map(last);
      await load.until(() =>
        portals.every((portal) => (last.get(portal) ?? 0) > (before.get(portal) ?? 0) + 3),
      );
    };
    await afterMore();
    expectRefusal(await atB.search('Saved'), AT_ONCE_MS);
    engine = await startOpenSearch(folder);
    await way.restore(engine.url);
    await until(async () => !isRefused(await atB.search('Saved')));
    await afterMore();
    await load.stop();

    expect(strange).toEqual([]);
    await expectNoGap();
    for (const at of [atA, atB])
      for (const portal of portals)
        await until(
          async () => (await at.idsOf(`Saved ${portal} as ${last.get(portal)}.`))?.join() === portal,
        );
  });

  test('silent: no search waits longer than ten seconds, soon none waits, and writes hardly do', async () => {
    const [portal = ''] = portals;
    way.hang();
    const [searched, saved] = await Promise.all([
      atB.search('never asked before'),
      atB.rename(portal, 'Saved in silence', token),
    ]);
    expectRefusal(searched, RESPONDS_WITHIN_MS);
    expect(saved.status).toBe(200);
    expect(saved.ms).toBeLessThan(AT_ONCE_MS + 2_000);
    // Only the first write waits for the index.
    const savedAgain = await atB.rename(portal, 'Saved in silence again', token);
    expect(savedAgain.status).toBe(200);
    expect(savedAgain.ms).toBeLessThan(saved.ms);
    // At most one request probes the engine.
    const before = way.heldWith('_search');
    const soon = await Promise.all(['one', 'two', 'three'].map((title) => atB.search(title)));
    expect(soon.filter(({ status, ms }) => status === 503 && ms < AT_ONCE_MS).length).toBeGreaterThan(1);
    expect(way.heldWith('_search') - before).toBeLessThanOrEqual(1);
    expect((await atB.ask('/api/ready')).status).toBe(200);
    await way.restore();
    await until(async () => (await atA.idsOf('Saved in silence again'))?.join() === portal);
    await expectNoGap();
  });

  test('one that comes back without anything is filled again, and never says that there is nothing', async () => {
    await fetch(`${engine.url}/${PREFIX}*`, { method: 'DELETE' });
    // Without a write, a search detects the failure; no response is falsely empty.
    let found: string[] | undefined;
    await until(async () => {
      found = await atB.idsOf('aved');
      return found !== undefined;
    });
    expect(found?.sort()).toEqual([...portals].sort());
    const [portal = ''] = portals;
    expect((await atA.rename(portal, 'Saved again', token)).status).toBe(200);
    await until(async () => (await atA.idsOf('Saved again'))?.join() === portal);
    await expectNoGap();
  });
});
