import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import {
  readResponse,
  SearchAbandoned,
  type SearchRequest,
  SearchTookTooLong,
  SearchUnavailable,
} from '../resources/search/search-engine.ts';
import { until } from '../testing/until.ts';
import { connectOpenSearch } from './open-search-connection.ts';
import { openOpenSearchEngine } from './open-search-engine.ts';
import { createOpenSearchIndices } from './open-search-indices.ts';

interface Sent {
  path: string;
  /** JSON bodies, one per line. */
  bodies: { timeout?: string; query?: object }[];
  isClosed: boolean;
}

const NOTHING_FOUND = {
  took: 1,
  timed_out: false,
  _shards: { total: 1, successful: 1 },
  hits: { total: { value: 0 }, hits: [] },
};
/** Only a request without a response reaches it. */
const FAR_MS = 60_000;
/** ms for a test; less than the connection's own timeout of ten seconds. */
const BEFORE_CONNECTION_ENDS = 8_000;
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A fake OpenSearch server; `respond` may leave a request without a response. */
async function openStandIn(respond: (sent: Sent, send: (body: object) => void) => void) {
  const requests: Sent[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const send = (body: object) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/') return send({ version: { distribution: 'opensearch' } });
    const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean);
    const sent: Sent = {
      path: request.url ?? '',
      bodies: lines.map((line) => JSON.parse(line)),
      isClosed: false,
    };
    response.on('close', () => {
      sent.isClosed = !response.writableFinished;
    });
    requests.push(sent);
    respond(sent, send);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = async (deadlineMs: number) => {
    const engine = openOpenSearchEngine({ url, deadlineMs });
    closing.push(() => engine.close());
    // Loads the client before any deadline starts.
    await engine.ready('demo');
    return engine;
  };
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url, requests, open };
}

const asked = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  provider: 'demo',
  indices: ['portal'],
  body: { from: 0, size: 10, query: { bool: { must: [{ wildcard: { 'title.en': '*garden*' } }] } } },
  ...more,
});

test(
  '[T-04] a search without a response is aborted past the deadline, and the engine counts as unavailable',
  async () => {
    const { requests, open } = await openStandIn(() => {});
    const engine = await open(200);
    const failure: unknown = await engine.search(asked()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchUnavailable);
    await until(() => requests.length === 1 && requests.every(({ isClosed }) => isClosed));
  },
  BEFORE_CONNECTION_ENDS,
);

test('a fill waits longer than a search: making a large index visible takes long', async () => {
  const { url, requests } = await openStandIn(({ path }, send) => {
    if (path.endsWith('_refresh')) setTimeout(() => send({}), 2_000);
    else send({});
  });
  const connection = connectOpenSearch(url, { requestMs: 1_000 });
  closing.push(() => connection.close());
  const slow = connection.send({ method: 'POST', path: '/any/_refresh' });
  await expect(slow).rejects.toBeInstanceOf(SearchUnavailable);
  await until(() => connection.send({ method: 'GET', path: '/any' }).then(Boolean, () => false));
  await createOpenSearchIndices(connection, 'p-').replace(new Map([['p-portal-demo', 'p-portal-demo.new']]));
  expect(requests.at(-1)?.path).toBe('/_aliases');
});

test('a suggestion without a response ends at the deadline', async () => {
  const { requests, open } = await openStandIn(() => {});
  const engine = await open(200);
  const request = { provider: 'demo', indices: ['portal'], text: 'gar', language: 'en' } as const;
  await expect(engine.suggest(request)).rejects.toBeInstanceOf(SearchUnavailable);
  const timed = requests[0]?.bodies.filter(({ query }) => query) ?? [];
  expect(timed.length).toBeGreaterThan(1);
  for (const { timeout } of timed) expect(timeout).toMatch(/^\d+ms$/);
});

test('the requests of a fuzzy search share one deadline', async () => {
  const { requests, open } = await openStandIn((_sent, send) => {
    setTimeout(() => send(NOTHING_FOUND), 20);
  });
  const engine = await open(FAR_MS);
  expect(readResponse(await engine.search(asked({ fuzzy: true }))).fuzzy).toBe(false);
  const left = requests.map(({ bodies }) => Number.parseInt(bodies[0]?.timeout ?? '', 10));
  expect(left).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = left;
  expect(first).toBeLessThanOrEqual(FAR_MS);
  expect(second).toBeLessThan(first);
  expect(third).toBeLessThan(second);
});

test('a fuzzy search whose second request has no response ends at the deadline', async () => {
  const { requests, open } = await openStandIn((_sent, send) => {
    if (requests.length === 1) send(NOTHING_FOUND);
  });
  const engine = await open(200);
  await expect(engine.search(asked({ fuzzy: true }))).rejects.toBeInstanceOf(SearchUnavailable);
  expect(requests).toHaveLength(2);
});

test("a partial result after the engine's own timeout is refused, for fuzzy searches and suggestions too", async () => {
  const { requests, open } = await openStandIn(({ path }, send) => {
    const isLate = path.includes('_msearch') || requests.length === 2;
    const reply = { ...NOTHING_FOUND, timed_out: isLate };
    send(path.includes('_msearch') ? { responses: [NOTHING_FOUND, reply] } : reply);
  });
  const engine = await open(FAR_MS);
  await expect(engine.search(asked({ fuzzy: true }))).rejects.toEqual(new SearchTookTooLong());
  const request = { provider: 'demo', indices: ['portal'], text: 'gar', language: 'en' } as const;
  await expect(engine.suggest(request)).rejects.toEqual(new SearchTookTooLong());
});

test('other searches succeed while one has no response', async () => {
  const { requests, open } = await openStandIn(({ path }, send) => {
    if (!path.includes('portal')) send(NOTHING_FOUND);
  });
  const engine = await open(FAR_MS);
  const client = new AbortController();
  const silent = engine.search(asked(), { signal: client.signal });
  const settled = silent.catch((error: unknown) => error);
  await until(() => requests.length === 1);
  const found = await engine.search(asked({ indices: ['town'] }));
  expect(readResponse(found).hits.total.value).toBe(0);
  expect(requests[0]?.isClosed).toBe(false);
  client.abort();
  await settled;
});

test(
  'a search is aborted when its client leaves, and the engine does not count as away',
  async () => {
    const { requests, open } = await openStandIn((_sent, send) => {
      if (requests.length > 1) send(NOTHING_FOUND);
    });
    const engine = await open(FAR_MS);
    const client = new AbortController();
    const left = engine.search(asked(), { signal: client.signal });
    const failure = left.catch((error: unknown) => error);
    await until(() => requests.length === 1);
    client.abort();
    expect(await failure).toEqual(new SearchAbandoned());
    expect(readResponse(await engine.search(asked())).hits.total.value).toBe(0);
    await until(() => requests[0]?.isClosed === true);
  },
  BEFORE_CONNECTION_ENDS,
);
