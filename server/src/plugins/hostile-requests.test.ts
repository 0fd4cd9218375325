import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { errorReplySchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

const host = 'localhost:8000';
const JSON_TYPE = { 'content-type': 'application/json' };
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

async function refusal(request: {
  method?: string;
  url: string;
  headers?: object;
  payload?: string | Buffer;
}) {
  const response = await site.app.inject({ ...request, headers: { host, ...request.headers } } as never);
  return { status: response.statusCode, code: response.body === '' ? '' : response.json().code, response };
}
const sent = (payload: string | Buffer, headers: object = JSON_TYPE) =>
  refusal({ method: 'POST', url: '/api/auth/login', headers, payload });

describe('[ERR-07] malformed requests are refused with status, code and message', () => {
  const login = '{"username":"creator","password":"wrong"}';
  test.each<[string, Parameters<typeof refusal>[0], number, string]>([
    ['an unknown call', { url: '/api/nothing' }, 404, 'not-found'],
    ['an unknown address', { method: 'POST', url: '/nothing' }, 404, 'not-found'],
    ['a wrong method', { method: 'PUT', url: '/api/auth/login' }, 405, 'wrong-method'],
    ['a method that no call has', { method: 'PATCH', url: '/api/portal/wat-phumin' }, 405, 'wrong-method'],
    ['TRACE', { method: 'TRACE', url: '/api/health' }, 405, 'wrong-method'],
    ['an address that cannot be decoded', { url: '/api/portal/%E0%A4%A' }, 400, 'invalid'],
    ['an id with a line break', { url: '/api/portal/a%0Ab' }, 400, 'invalid'],
    ['an id with a slash', { url: '/api/portal/..%2F..%2Fetc' }, 400, 'invalid'],
    ['an id with a NUL', { url: '/api/portal/a%00b' }, 400, 'invalid'],
    ['a very long id', { url: `/api/portal/${'a'.repeat(200)}` }, 404, 'not-found'],
    ['a very long address', { url: `/api/portal?x=${'a'.repeat(9000)}` }, 414, 'too-long'],
  ])('%s', async (_name, request, status, code) => {
    const refused = await refusal(request);
    expect([refused.status, refused.code]).toEqual([status, code]);
  });

  test.each<[string, string | Buffer, object, number, string]>([
    ['no JSON', '{oh', JSON_TYPE, 400, 'invalid'],
    ['nothing at all', '', JSON_TYPE, 400, 'invalid'],
    ['another shape', '[]', JSON_TYPE, 400, 'invalid'],
    ['another type of value', '{"username":{},"password":7}', JSON_TYPE, 400, 'invalid'],
    ['the key __proto__', '{"username":"a","password":"b","__proto__":{"x":1}}', JSON_TYPE, 400, 'invalid'],
    ['a constructor', '{"a":{"constructor":{"prototype":{"x":1}}}}', JSON_TYPE, 400, 'invalid'],
    ['deep nesting', nested(100_000), JSON_TYPE, 400, 'invalid'],
    ['half a character', Buffer.from([0x7b, 0x22, 0xe0, 0xa4, 0x22, 0x7d]), JSON_TYPE, 400, 'invalid'],
    ['more than is taken', `{"x":"${'a'.repeat(1_100_000)}"}`, JSON_TYPE, 413, 'too-large'],
    ['plain text', login, { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
    [
      'a form',
      'username=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-type',
    ],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported-type'],
  ])('a body that is %s', async (_name, payload, headers, status, code) => {
    const refused = await sent(payload, headers);
    expect([refused.status, refused.code]).toEqual([status, code]);
  });

  test('has the common error shape, without a stack trace', async () => {
    for (const payload of ['{oh', nested(100_000), '{"__proto__":1}']) {
      const { response } = await sent(payload);
      expect(errorReplySchema.strict().safeParse(response.json()).error).toBeUndefined();
      expect(response.body).not.toMatch(/node_modules|\.ts|\bat \w|FST_/);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

test('the last of two equal keys counts', async () => {
  const twice = '{"username":"stranger","username":"creator","password":"x","password":"creator-demo"}';
  const { response } = await sent(twice);
  expect(response.statusCode).toBe(200);
});

test('at most fifty mistakes of a request are reported', async () => {
  const mistakes = Object.fromEntries(Array.from({ length: 1000 }, (_one, index) => [`key${index}`, 1]));
  const url = '/api/search/town-demo/_search';
  const { status, response } = await refusal({
    method: 'POST',
    url,
    headers: JSON_TYPE,
    payload: JSON.stringify(mistakes),
  });
  expect(status).toBe(400);
  expect(response.json().details).toHaveLength(50);
});

test.each([
  ['PUT', '/api/portal/wat-phumin'],
  ['POST', '/api/wizard'],
  ['POST', '/api/products/batch'],
  ['PUT', '/api/products/order'],
])('[T-17] anonymous requests to %s %s are refused before a large body is read', async (method, url) => {
  const { status } = await refusal({ method, url, headers: JSON_TYPE, payload: '{oh' });
  expect(status).toBe(401);
});

test('a host with an invalid port is refused', async () => {
  const { status } = await refusal({ url: '/api/portal/wat-phumin', headers: { host: 'localhost:99999' } });
  expect(status).toBe(404);
});

test('prototypes are never polluted', async () => {
  await sent('{"__proto__":{"isAdmin":true}}');
  await sent('{"constructor":{"prototype":{"isAdmin":true}}}');
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a wrong method gets the allowed ones', async () => {
  const { response } = await refusal({ method: 'POST', url: '/api/portal/wat-phumin' });
  expect(String(response.headers.allow)).toMatch(/^GET, HEAD/);
  const options = await refusal({ method: 'OPTIONS', url: '/api/health' });
  expect([options.status, options.response.headers.allow, options.response.body]).toEqual([
    204,
    'GET, HEAD',
    '',
  ]);
  // Pages of other origins may not call.
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
  const preflight = await refusal({ method: 'OPTIONS', url: '/api/health', headers: foreign });
  expect(Object.keys(preflight.response.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
  expect((await refusal({ method: 'OPTIONS', url: '/api/nothing' })).status).toBe(404);
});

test('HEAD responds like GET, without a body', async () => {
  const head = await site.app.inject({ method: 'HEAD', url: '/api/portal/wat-phumin', headers: { host } });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
  expect((await site.app.inject({ method: 'HEAD', url: '/api/nothing', headers: { host } })).statusCode).toBe(
    404,
  );
});

describe('on the wire', () => {
  let port: number;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });

  async function responseTo(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (part) => {
      response += part.toString();
    });
    // The server may close the connection while the rest is being sent.
    socket.on('error', () => {});
    socket.write(bytes);
    await once(socket, 'close');
    return response;
  }

  test.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET /api/health HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 ',
    ],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, '431 '],
    [
      'two lengths of a body',
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
    ],
  ])('%s is refused in JSON', async (_name, bytes, status) => {
    const response = await responseTo(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    const [, body = ''] = response.split('\r\n\r\n');
    expect(errorReplySchema.safeParse(JSON.parse(body)).success).toBe(true);
  });
});
