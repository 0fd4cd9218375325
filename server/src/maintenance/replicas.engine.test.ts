import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { describeOnPostgres, freshSchema } from '../testing/fresh-schema.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { until } from '../testing/until.ts';

const PORTAL = 'wat-arun';
/** Seconds for which a server still serves while it reports that it is stopping. */
const DRAIN_SECONDS = 6;
const CLIENTS = 4;

describeOnPostgres('two servers on one PostgreSQL', () => {
  let url: string;
  let settings: Record<string, string>;
  let a: ServerProcess;
  let b: ServerProcess;

  beforeAll(async () => {
    url = await freshSchema();
    settings = {
      DATABASE_URL: url,
      PORTICO_DATA: scratchFolder(),
      PORTICO_SECRET: 'the same secret at every server of it',
      PORTICO_TRUSTED_PROXIES: 'loopback',
      PORTICO_DRAIN_SECONDS: String(DRAIN_SECONDS),
    };
    a = await startServerProcess(settings);
    b = await startServerProcess(settings);
  });
  afterAll(() => Promise.all([a?.kill(), b?.kill()]));

  interface Asked {
    method?: string;
    body?: unknown;
    token?: string;
    address?: string;
    headers?: Record<string, string>;
  }

  const ask = ({ origin }: ServerProcess, path: string, asked: Asked = {}): Promise<Response> => {
    const { method = 'GET', body, token, address = '203.0.113.200', headers = {} } = asked;
    return fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  const logIn = (
    server: ServerProcess,
    password: string,
    address: string,
    username = 'creator',
  ): Promise<Response> =>
    ask(server, '/api/auth/login', { method: 'POST', body: { username, password }, address });

  async function tokenFrom(server: ServerProcess, username = 'creator'): Promise<string> {
    const response = await logIn(server, `${username}-demo`, '203.0.113.201', username);
    return ((await response.json()) as { jsonWebToken: string }).jsonWebToken;
  }

  test('[T-14] a session is valid on both servers, and ends on both', async () => {
    const token = await tokenFrom(a);
    expect((await ask(b, '/api/auth/login', { token })).status).toBe(200);
    expect((await ask(a, '/api/auth/login', { token, method: 'DELETE' })).status).toBe(200);
    expect((await ask(b, '/api/auth/login', { token })).status).toBe(401);
  });

  test('password attempts are limited across both servers', async () => {
    const address = '203.0.113.10';
    const statuses: number[] = [];
    for (const server of [a, b, a, b, a]) statuses.push((await logIn(server, 'a guess', address)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await logIn(b, 'creator-demo', address)).status).toBe(429);
    expect((await logIn(a, 'creator-demo', address)).status).toBe(429);
    expect((await logIn(b, 'creator-demo', '203.0.113.11')).status).toBe(200);
  });

  test('[T-06] passcode attempts are limited across both servers', async () => {
    const guess = async (server: ServerProcess, passcode: string) =>
      (
        await ask(server, '/api/checkPrivacy/town/id/phang-nga', {
          headers: { 'x-passcode': passcode },
          address: '203.0.113.20',
        })
      ).status;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess(at % 2 === 0 ? a : b, `no-${at}`)),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
    expect(await guess(b, '123456')).toBe(429);
  });

  test('a save on one server is soon in pages, responses and searches of the other', async () => {
    const token = await tokenFrom(a, 'admin');
    const pageOfB = async () => (await ask(b, `/portals/${PORTAL}`)).text();
    const found = async () => {
      const query = { bool: { must: [{ wildcard: { 'title.en': '*of dawn again*' } }] } };
      const response = await ask(b, '/api/search/portal-demo/_search', { method: 'POST', body: { query } });
      const { hits } = (await response.json()) as { hits: { hits: { _id: string }[] } };
      return hits.hits.map(({ _id }) => _id);
    };
    // Cached from now on.
    expect(await pageOfB()).not.toContain('Temple of Dawn Again');
    expect(await found()).toEqual([]);

    const data = { title: { en: 'Temple of Dawn Again', th: 'Temple of Dawn Again', lang: 'en' } };
    const saved = await ask(a, `/api/portal/${PORTAL}`, { method: 'PUT', body: { data }, token });
    expect(saved.status).toBe(200);
    expect(await (await ask(a, `/portals/${PORTAL}`)).text()).toContain('Temple of Dawn Again');
    await until(async () => (await pageOfB()).includes('Temple of Dawn Again'));
    await until(async () => (await found()).includes(PORTAL));
  });

  test('a draft that was begun on one server is published on the other, and visitors see it then alone', async () => {
    const token = await tokenFrom(a, 'admin');
    const path = `/api/portal/${PORTAL}`;
    const titleAt = async (server: ServerProcess, query = '') => {
      const response = await ask(server, `${path}${query}`, query ? { token } : {});
      return ((await response.json()) as { data: { title: { zh?: string } } }).data.title.zh;
    };
    const before = await titleAt(b);
    const data = { title: { zh: '黎明寺草稿', lang: 'zh' } };
    const saved = await ask(a, `${path}?draft=true`, { method: 'PUT', body: { data }, token });
    expect(saved.status).toBe(200);
    await until(async () => (await titleAt(b, '?draft=true')) === '黎明寺草稿');
    expect([await titleAt(a), await titleAt(b)]).toEqual([before, before]);
    const published = await ask(b, `${path}/draft/publish`, { method: 'POST', body: {}, token });
    expect(published.status).toBe(200);
    await until(async () => (await titleAt(a)) === '黎明寺草稿');
    expect((await ask(a, `${path}?draft=true`, { token })).status).toBe(404);
  });

  test('[API-17] visits on both servers are counted once each', async () => {
    const visits = Array.from({ length: 20 }, (_, at) =>
      ask(at % 2 === 0 ? a : b, '/api/hits', { method: 'PUT', address: `198.51.100.${at}` }),
    );
    const cookies = (await Promise.all(visits)).map((response) => response.headers.get('set-cookie') ?? '');
    const cookie = cookies[0]?.split(';')[0] ?? '';
    const value = async (server: ServerProcess) => {
      const response = await ask(server, '/api/hits', { method: 'PUT', headers: { cookie } });
      return ((await response.json()) as { data: { value: number } }).data.value;
    };
    await until(async () => (await value(a)) === 20 && (await value(b)) === 20);
  });

  test('[T-17] rate limits and hourly visits of an address are counted across both servers', async () => {
    const address = '203.0.113.30';
    const codes: number[] = [];
    for (let count = 0; count < 32; count++) {
      const server = count % 2 === 0 ? a : b;
      codes.push((await ask(server, '/api/generateQRCode?text=%2Fportals', { address })).status);
    }
    expect(codes.filter((status) => status === 429)).toHaveLength(2);
    expect(codes.slice(-2)).toEqual([429, 429]);

    const visit = async (server: ServerProcess, from: string) => {
      const response = await ask(server, '/api/hits', { method: 'PUT', address: from });
      return response.headers.has('set-cookie');
    };
    const counted = await Promise.all(
      Array.from({ length: 24 }, (_, at) => visit(at % 2 === 0 ? a : b, '203.0.113.31')),
    );
    expect(counted.filter(Boolean)).toHaveLength(20);
    expect(await visit(b, '203.0.113.32')).toBe(true);
  });

  test('replacing both servers one by one under load drops no request', async () => {
    const serving = [a, b];
    const balancer = balanceOver(serving);
    const failures: string[] = [];
    let served = 0;
    let isLoaded = true;
    async function visit(number: number): Promise<void> {
      const paths = [`/portals/${PORTAL}`, '/api/web-admin/', `/api/portal/${PORTAL}`, '/'];
      for (let count = number; isLoaded; count++) {
        const path = paths[count % paths.length] ?? '/';
        const failure = await ask(await balancer.next(), path).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok ? undefined : `${path}: ${response.status}`;
          },
          (error: unknown) => `${path}: ${String((error as Error).cause ?? error)}`,
        );
        if (failure) failures.push(failure);
        else served++;
      }
    }
    const load = Promise.all(Array.from({ length: CLIENTS }, (_, number) => visit(number)));
    const afterMore = async () => {
      const before = served;
      await until(async () => served + failures.length > before + 20);
    };
    try {
      for (const [at, old] of [a, b].entries()) {
        await afterMore();
        expect(await old.stop()).toBe(0);
        serving[at] = await startServerProcess(settings);
      }
      await afterMore();
    } finally {
      isLoaded = false;
      await load;
      balancer.stop();
      [a, b] = serving as [ServerProcess, ServerProcess];
    }
    expect(failures).toEqual([]);
  });

  test('without database connections cached pages are served, and the rest recovers by itself', async () => {
    const page = () => ask(b, `/portals/${PORTAL}`);
    expect((await page()).status).toBe(200);
    const desk = new pg.Client(url);
    await desk.connect();
    const name = new URL(url).searchParams.get('application_name');
    await desk.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = $1 AND pid <> pg_backend_pid()`,
      [name],
    );
    await desk.end();
    expect((await page()).status).toBe(200);
    await until(async () => (await ask(b, '/api/ready')).status === 200);
    const token = await tokenFrom(b);
    expect((await ask(a, '/api/auth/login', { token })).status).toBe(200);
  });
});

/** Sends each request to the next ready server, as a load balancer does. */
function balanceOver(servers: ServerProcess[]) {
  const ready = new Set(servers);
  let turn = 0;
  let isStopped = false;
  async function watch(): Promise<void> {
    while (!isStopped) {
      for (const server of new Set([...servers, ...ready])) {
        const isReady = await fetch(`${server.origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady && servers.includes(server)) ready.add(server);
        else ready.delete(server);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  void watch();
  return {
    /** Requests wait while no server is ready, as on a busy machine. */
    async next(): Promise<ServerProcess> {
      await until(async () => ready.size > 0);
      return [...ready][turn++ % ready.size] as ServerProcess;
    },
    stop() {
      isStopped = true;
    },
  };
}
