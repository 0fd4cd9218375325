import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FaultProxy, openFaultProxy } from '../../server/src/testing/fault-proxy.ts';
import { describeOnPostgres } from '../../server/src/testing/fresh-schema.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { until } from '../../server/src/testing/until.ts';
import { type Load, startLoad } from './load.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { type Reply, type SiteClient, siteClient } from './site-client.ts';

/** A portal without saves. */
const CACHED_PORTAL = 'wat-arun';
const CACHED_PAGE = `/portals/${CACHED_PORTAL}`;
const CACHED_RESPONSE = `/api/portal/${CACHED_PORTAL}`;
/** Number of portals that are saved continuously, one per writer. */
const WRITERS = 4;
const ROUNDS = 2;
/** The timeout in docs/scaling.md, with a margin for a busy machine. */
const RESPONDS_WITHIN_MS = 10_000 + 5_000;
/** Below every timeout of a connection or a request, with a margin for a busy machine. */
const AT_ONCE_MS = 4_000;
const UNAVAILABLE = { status: 'fail', code: 'unavailable', reason: expect.stringContaining('try again') };

/** Saves one portal repeatedly and records the results. */
interface Writer {
  portal: string;
  /** Numbers in titles. */
  tried: number;
  acknowledged: number;
  refusals: Reply[];
}

const titleOf = (portal: string, number: number | string): string => `Saved ${portal} as ${number}`;

describeOnPostgres('two servers under load', () => {
  let postgres: RunningPostgres;
  let way: FaultProxy;
  let settings: Record<string, string>;
  let a: ServerProcess;
  let b: ServerProcess;
  let atA: SiteClient;
  let atB: SiteClient;

  beforeAll(async () => {
    postgres = await startPostgres(scratchFolder());
    way = await openFaultProxy(postgres.url);
    settings = {
      DATABASE_URL: way.url,
      PORTICO_DATA: scratchFolder(),
      PORTICO_SECRET: 'the same secret at every server of it',
      PORTICO_TRUSTED_PROXIES: 'loopback',
      PORTICO_LOG: 'silent',
    };
    // The first one seeds the database.
    a = await startServerProcess(settings);
    b = await startServerProcess({ ...settings, PORTICO_DATA: scratchFolder() });
    [atA, atB] = [siteClient(a.origin), siteClient(b.origin)];
  });
  afterAll(async () => {
    await Promise.all([a?.kill(), b?.kill()]);
    way?.close();
    await postgres?.close();
  });

  async function writers(token: string): Promise<Writer[]> {
    const portals = await atB.portalsToSave(WRITERS, token, CACHED_PORTAL);
    return portals.map((portal) => ({ portal, tried: 0, acknowledged: 0, refusals: [] }));
  }

  async function save(writer: Writer, at: SiteClient, token: string): Promise<void> {
    const number = ++writer.tried;
    const response = await at.rename(writer.portal, titleOf(writer.portal, `${number}.`), token);
    if (response.status === 200) writer.acknowledged = number;
    else writer.refusals.push(response);
  }

  /** Waits until a value has grown for each of them. */
  async function afterMore(
    load: Load,
    all: readonly Writer[],
    what: (writer: Writer) => number,
  ): Promise<void> {
    const before = all.map(what);
    await load.until(() => all.every((writer, at) => what(writer) > (before[at] ?? 0) + 3));
  }

  const readCached = () => Promise.all([atB.ask(CACHED_PAGE), atB.ask(CACHED_RESPONSE)]);

  /** Waits until B has indexed all writes and sends the page from its cache. */
  async function untilCached(): Promise<readonly [page: Reply, response: Reply]> {
    await atB.untilIndexed();
    let replies = await readCached();
    await until(async () => {
      const before = await atB.metric('portico_pages_asked_total{kept="true"}');
      replies = await readCached();
      return (await atB.metric('portico_pages_asked_total{kept="true"}')) > before;
    });
    return replies;
  }

  const isReady = async (at: SiteClient) => (await at.ask('/api/ready')).status === 200;

  /** Acknowledged writes, or later ones that were rejected but committed, exist, and both servers find them. */
  async function expectNothingLost(all: readonly Writer[], token: string): Promise<void> {
    for (const { portal, tried, acknowledged } of all) {
      const { text } = await atB.ask(`/api/portal/${portal}`, { token });
      const number = Number(/Saved [\w-]+ as (\d+)\./.exec(text)?.[1]);
      expect(number).toBeGreaterThanOrEqual(acknowledged);
      expect(number).toBeLessThanOrEqual(tried);
      for (const at of [atA, atB])
        await until(async () => (await at.idsOf(titleOf(portal, `${number}.`)))?.includes(portal) ?? false);
    }
  }

  test('while PostgreSQL is down, cached responses and searches are served, other requests fail at once, and sessions continue afterwards', async () => {
    const token = await atA.signIn('admin');
    const [portal = ''] = await atB.portalsToSave(1, token, CACHED_PORTAL);
    const [page, response] = await untilCached();
    expect([page.status, response.status]).toEqual([200, 200]);

    await postgres.kill();
    const [pageMeanwhile, responseMeanwhile] = await readCached();
    expect(pageMeanwhile).toMatchObject({ status: 200, text: page.text });
    expect(responseMeanwhile).toMatchObject({ status: 200, text: response.text });
    expect(await atB.idsOf('Arun')).toContain(CACHED_PORTAL);
    const refused = await Promise.all([
      atB.ask(`/api/portal/${portal}`),
      // Not 401, which would sign people out.
      atB.ask(`/api/portal/${portal}`, { token }),
      atB.rename(portal, 'Never saved', token),
      atB.ask('/api/auth/login', { method: 'POST', body: { username: 'admin', password: 'admin-demo' } }),
    ]);
    for (const { status, text, ms } of refused) {
      expect([status, JSON.parse(text)]).toEqual([503, UNAVAILABLE]);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
    expect((await atB.ask('/api/ready')).status).toBe(503);
    expect((await atB.ask('/api/health')).status).toBe(200);
    const renderedMeanwhile = await atB.ask(`/portals/${portal}`);

    await postgres.start();
    await until(() => isReady(atB));
    const renderedAfter = await atB.ask(`/portals/${portal}`);
    expect(renderedAfter.status).toBe(200);
    expect(renderedMeanwhile.text).not.toBe(renderedAfter.text);
    expect((await atB.rename(portal, 'Saved again', token)).status).toBe(200);
    expect((await atA.ask('/api/auth/login', { token })).status).toBe(200);
  });

  test('while PostgreSQL does not respond, cached responses are served at once, and no request waits longer than ten seconds', async () => {
    const token = await atA.signIn('admin');
    const [portal = ''] = await atB.portalsToSave(1, token, CACHED_PORTAL);
    await untilCached();
    way.hang();
    for (const { status, ms } of await readCached()) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
    const refused = await Promise.all([
      atB.ask(`/api/portal/${portal}`),
      atB.rename(portal, 'Never saved', token),
    ]);
    for (const { status, text, ms } of refused) {
      expect([status, JSON.parse(text)]).toEqual([503, UNAVAILABLE]);
      expect(ms).toBeLessThan(RESPONDS_WITHIN_MS);
    }
    await way.restore();
    await until(() => isReady(atB));
    expect((await atB.rename(portal, 'Saved again', token)).status).toBe(200);
  });

  test('PostgreSQL that is killed while many save and read loses nothing that was acknowledged', async () => {
    const token = await atA.signIn('admin');
    const all = await writers(token);
    const strange: Reply[] = [];
    async function read(at: SiteClient, path: string): Promise<void> {
      const response = await at.ask(path);
      if (response.status !== 200 && response.status !== 503) strange.push(response);
    }
    const load = startLoad([
      ...all.map((writer, number) => () => save(writer, number % 2 === 0 ? atA : atB, token)),
      () => read(atA, CACHED_PAGE),
      () => read(atB, CACHED_RESPONSE),
      async () => void (await atB.idsOf('Saved')),
    ]);
    for (let round = 0; round < ROUNDS; round++) {
      await afterMore(load, all, ({ acknowledged }) => acknowledged);
      await postgres.kill();
      await afterMore(load, all, ({ refusals }) => refusals.length);
      await postgres.start();
    }
    await afterMore(load, all, ({ acknowledged }) => acknowledged);
    await load.stop();

    expect(strange).toEqual([]);
    for (const { refusals } of all)
      for (const { status, text } of refusals) expect([status, JSON.parse(text)]).toEqual([503, UNAVAILABLE]);
    await expectNothingLost(all, token);
  });

  test('a server that is killed takes nothing with it: the other one goes on, with all that was acknowledged and all sessions', async () => {
    const token = await atA.signIn('admin');
    const all = await writers(token);
    let serving = [atA, atB];
    // Skips a server that refuses the connection, as a load balancer does.
    async function saveSomewhere(writer: Writer, preferred: number): Promise<void> {
      const at = serving[preferred] ?? atB;
      await save(writer, at, token).catch((error: unknown) => {
        if (at !== atA) throw error;
        serving = [atB, atB];
      });
    }
    const load = startLoad(all.map((writer, number) => () => saveSomewhere(writer, number % 2)));
    await afterMore(load, all, ({ acknowledged }) => acknowledged);
    await a.kill();
    await afterMore(load, all, ({ acknowledged }) => acknowledged);
    await load.stop();
    expect(all.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect((await atB.ask('/api/auth/login', { token })).status).toBe(200);

    a = await startServerProcess(settings);
    atA = siteClient(a.origin);
    await until(() => isReady(atA));
    expect((await atA.ask('/api/auth/login', { token })).status).toBe(200);
    await expectNothingLost(all, token);
  });
});
