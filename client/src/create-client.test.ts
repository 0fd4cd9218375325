import { expect, test } from '@jest/globals';
import { createClient } from './create-client.ts';
import { entriesOf } from './entries-of.ts';
import { PorticoError } from './portico-error.ts';

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** A client whose requests are collected, with one reply for each, in order. */
function clientWith(...replies: Response[]) {
  const requests: Request[] = [];
  const portico = createClient({
    baseUrl: 'https://nan.example/',
    key: 'pk_id_secret',
    fetch: async (request) => {
      requests.push(request);
      if (requests.length > 20) throw new Error('The client sends one request after the other.');
      return replies.shift() ?? json({ data: [] });
    },
  });
  return { portico, requests };
}

const params = { path: { id: 'wat-phumin' } };
const errorOf = (refused: Promise<unknown>): Promise<unknown> =>
  refused.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call has its address, parameters, key and JSON body', async () => {
  const { portico, requests } = clientWith();
  await portico.GET('/api/portal/{id}', { params: { path: { id: 'a b/ก' }, query: { draft: 'true' } } });
  await portico.PUT('/api/portal/{id}', { params, body: { data: { title: { th: 'วัด' } } } });
  await portico.GET('/api/portal', { params: { query: { _start: 0 } }, headers: { 'x-portico-grant': 'g' } });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://nan.example/api/portal/a%20b%2F%E0%B8%81?draft=true',
    'PUT https://nan.example/api/portal/wat-phumin',
    'GET https://nan.example/api/portal?_start=0',
  ]);
  const [read, saved, listed] = requests;
  expect(read?.headers.get('authorization')).toBe('Bearer pk_id_secret');
  expect(read?.headers.has('content-type')).toBe(false);
  expect(saved?.headers.get('content-type')).toBe('application/json');
  expect(await saved?.json()).toEqual({ data: { title: { th: 'วัด' } } });
  expect(listed?.headers.get('x-portico-grant')).toBe('g');
});

test('a form keeps the content type of its parts', async () => {
  const { portico, requests } = clientWith();
  const body = new FormData();
  body.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png');
  await portico.POST('/api/portal/{portalId}/image/{existingImageId}', {
    params: { path: { portalId: 'wat-phumin', existingImageId: 'new' } },
    body,
  });
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

test('writes carry Idempotency-Key and If-Match; an empty one is an error, not an unprotected write', async () => {
  const { portico, requests } = clientWith(json({ data: {} }, { etag: '"v1"' }));
  const { etag = '' } = await portico.GET('/api/portal/{id}', { params });
  await portico.PUT('/api/portal/{id}', { params, body: { data: {} }, ifMatch: etag, idempotencyKey: 'one' });
  expect(requests[1]?.headers.get('if-match')).toBe('"v1"');
  expect(requests[1]?.headers.get('idempotency-key')).toBe('one');
  for (const option of [{ ifMatch: '' }, { ifMatch: undefined as unknown as string }, { idempotencyKey: '' }])
    await expect(portico.PUT('/api/portal/{id}', { params, body: { data: {} }, ...option })).rejects.toThrow(
      TypeError,
    );
  expect(requests.length).toBe(2);
});

test('a refusal has the code, the fields, the request and the time to wait', async () => {
  const details = [
    { path: 'body.data.title', message: 'is too long', code: 'too-long', values: { maximum: 300 } },
  ];
  const refusal = { status: 'fail', code: 'invalid', reason: 'The request is invalid.', details };
  const { portico } = clientWith(json(refusal, { 'x-request-id': 'r-1', 'retry-after': '3' }, 400));
  const error = await errorOf(portico.PUT('/api/portal/{id}', { params, body: { data: {} } }));
  expect(error).toBeInstanceOf(PorticoError);
  expect(error).toMatchObject({
    name: 'PorticoError',
    status: 400,
    code: 'invalid',
    details,
    requestId: 'r-1',
    retryAfter: 3,
    message: 'The request is invalid.\nbody.data.title: is too long',
  });
});

test.each([
  ['the page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'unexpected-reply'],
  [
    'a page instead of JSON',
    new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
    200,
    'unexpected-reply',
  ],
  ['an unchanged record', new Response(null, { status: 304 }), 304, 'not-modified'],
])('%s is an error with a code', async (_what, reply, status, code) => {
  const { portico } = clientWith(reply);
  const error = await errorOf(portico.GET('/api/portal/{id}', { params }));
  expect(error).toBeInstanceOf(PorticoError);
  expect(error).toMatchObject({ status, code, details: [] });
});

test('tables are texts, archives are files', async () => {
  const { portico } = clientWith(
    new Response('day,views\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
    new Response('x', { headers: { 'content-type': 'application/gzip' } }),
  );
  expect((await portico.GET('/api/console/audit.csv')).data).toBe('day,views\n');
  expect((await portico.GET('/api/console/archive')).data.size).toBe(1);
});

test('a signal ends a call', async () => {
  const portico = createClient({ baseUrl: 'http://127.0.0.1:9' });
  const error = await errorOf(portico.GET('/api/portal', { signal: AbortSignal.abort() }));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test.each([
  ['no base address', {}, /baseUrl is required/],
  ['an address without a protocol', { baseUrl: 'nan.example' }, /baseUrl must be/],
  ['another protocol', { baseUrl: 'file:///etc' }, /baseUrl must be/],
  ['a key with a line break', { baseUrl: 'https://nan.example', key: 'pk_a\nb' }, /key must be/],
  ['an empty key', { baseUrl: 'https://nan.example', key: '' }, /key must be/],
])('%s is refused', (_what, options, message) => {
  expect(() => createClient(options)).toThrow(message);
});

test.each(['', '.', '..', undefined])(
  'the id %j is refused, because the address would be another one',
  async (id) => {
    const { portico, requests } = clientWith();
    const path = { id: id as string };
    await expect(portico.DELETE('/api/portal/{id}', { params: { path } })).rejects.toThrow(
      /params\.path\.id/,
    );
    expect(requests).toEqual([]);
  },
);

test('a base address may have a path, for a proxy', async () => {
  const urls: string[] = [];
  const portico = createClient({
    baseUrl: 'https://my.example/portico/',
    fetch: async ({ url }) => {
      urls.push(url);
      return json({ data: [] });
    },
  });
  await portico.GET('/api/portal');
  expect(urls).toEqual(['https://my.example/portico/api/portal']);
});

const idsOf = async (entries: AsyncIterable<{ _id?: string; id?: string }>) => {
  const ids: (string | undefined)[] = [];
  for await (const { _id, id } of entries) ids.push(_id ?? id);
  return ids;
};

test('entries of a list are read page by page until its total', async () => {
  const page = (...ids: string[]) =>
    json({ ok: true, data: ids.map((_id) => ({ _id })) }, { 'x-total-count': '5' });
  // The last page is shorter.
  const { portico, requests } = clientWith(page('a', 'b'), page('c', 'd'), page('e'));
  const entries = entriesOf(portico, '/api/portal', { params: { query: { _limit: 2 } } });
  expect(await idsOf(entries)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?_limit=2&_start=0',
    '?_limit=2&_start=2',
    '?_limit=2&_start=4',
  ]);
});

test('lists of the console have their total in the reply; one that has become shorter ends', async () => {
  const page = (...ids: string[]) =>
    json({ status: 'ok', data: { total: 4, rows: ids.map((id) => ({ id })) } });
  const { portico, requests } = clientWith(page('c'), page());
  const entries = entriesOf(portico, '/api/console/towns', { params: { query: { _start: 2 } } });
  expect(await idsOf(entries)).toEqual(['c']);
  expect(requests.length).toBe(2);
});

test('a list whose total a proxy has removed ends with an empty page', async () => {
  const page = (...ids: string[]) => json({ ok: true, data: ids.map((_id) => ({ _id })) });
  const { portico } = clientWith(page('a'), page('b'), page());
  expect(await idsOf(entriesOf(portico, '/api/portal'))).toEqual(['a', 'b']);
});

test('products of several catalogues are refused, because their pages are counted per catalogue', async () => {
  const { portico, requests } = clientWith();
  const query = { catalogIds: 'one,two' };
  await expect(idsOf(entriesOf(portico, '/api/products', { params: { query } }))).rejects.toThrow(
    /catalogIds/,
  );
  expect(requests).toEqual([]);
});
