import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiKey, endpoints, scopesOfCall } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { userRepository } from '../auth/user.repository.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };

beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn('creator');
  admin = await site.signIn('admin');
});

interface Wanted {
  name?: string;
  scopes?: string[];
  expiresAt?: string;
}

const create = (wanted: Wanted = {}, headers = creator) =>
  site.ask({
    url: '/api/keys',
    method: 'POST',
    headers,
    body: { data: { name: 'Feed of the shop', scopes: ['read'], ...wanted } },
  });

async function newKey(
  wanted: Wanted = {},
  headers = creator,
): Promise<{ key: string; id: string; bearer: { authorization: string } }> {
  const { data } = (await create(wanted, headers)).json<{ data: ApiKey & { key: string } }>();
  return { key: data.key, id: data.id, bearer: { authorization: `Bearer ${data.key}` } };
}

/** A page of the creator, and its body for a save. */
async function newPortal(): Promise<string> {
  const made = await site.ask({
    url: '/api/wizard',
    method: 'POST',
    headers: creator,
    body: { data: { title: { en: 'A page for keys' }, stepIndex: 1 } },
  });
  return made.json<{ data: { _id: string } }>().data._id;
}

const save = (id: string, title: string, headers: Record<string, string>) =>
  site.ask({ url: `/api/portal/${id}`, method: 'PUT', headers, body: { data: { title: { en: title } } } });

describe('API keys', () => {
  test('the key is in the reply that creates it only, and its hash alone is stored', async () => {
    const { key, id } = await newKey();
    const [, secret = ''] = /^pk_[0-9a-f]{20}_([\w-]{43})$/.exec(key) ?? [];
    expect(secret).not.toBe('');
    const listed = await site.ask({ url: '/api/keys', headers: creator });
    expect(listed.json<{ data: ApiKey[] }>().data).toContainEqual(
      expect.objectContaining({ id, name: 'Feed of the shop', scopes: ['read'] }),
    );
    const stored = await site.services.records.get({ provider: 'demo', kind: 'api-key', id });
    for (const text of [listed.body, JSON.stringify(stored)]) expect(text).not.toContain(secret);
  });

  test('a key does what its person may, within its scopes', async () => {
    const id = await newPortal();
    const reads = await newKey();
    const writes = await newKey({ scopes: ['write:portals'] });
    expect((await site.ask({ url: '/api/portal', headers: reads.bearer })).statusCode).toBe(200);
    expect((await save(id, 'Refused', reads.bearer)).json()).toMatchObject({
      code: 'forbidden',
      reason: 'This API key lacks the scope write:portals.',
    });
    expect((await save(id, 'Saved by a key', writes.bearer)).statusCode).toBe(200);
    expect((await site.ask({ url: '/api/portal', headers: writes.bearer })).statusCode).toBe(403);
    const ofAdmin = await newKey({ scopes: ['read', 'write:portals'] }, admin);
    expect((await site.ask({ url: '/api/review', headers: ofAdmin.bearer })).statusCode).toBe(200);
    expect((await site.ask({ url: '/api/review', headers: reads.bearer })).statusCode).toBe(403);
  });

  test.each([
    ['GET', '/api/keys'],
    ['POST', '/api/keys'],
    ['DELETE', '/api/keys/some'],
    ['GET', '/api/account'],
    ['GET', '/api/console/people'],
    ['GET', '/api/console/audit'],
    ['GET', '/api/console/archive'],
  ] as const)('a key may not call %s %s', async (method, url) => {
    const { bearer } = await newKey(
      { scopes: ['read', 'write:portals', 'write:catalogue', 'publish:releases'] },
      admin,
    );
    const body = method === 'POST' ? { data: { name: 'Another', scopes: ['read'] } } : undefined;
    const response = await site.ask({ url, method, headers: bearer, body });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ reason: 'API keys may not make this call.' }),
    ]);
  });

  test('scopes name calls that exist', () => {
    const ids = endpoints.map(({ id }) => id as string);
    expect(ids.filter((id) => scopesOfCall(id).length > 0).length).toBeGreaterThan(60);
    // No change of accounts, people, towns, settings or keys is open to keys.
    const closed = endpoints.filter(({ id, method }) => method !== 'GET' && scopesOfCall(id).length === 0);
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/keys', '/api/console/people/:uid', '/api/web-admin/', '/api/auth/login']),
    );
  });

  test('a wrong, revoked or expired key is refused, also for what anyone may read', async () => {
    const read = (authorization: string) => site.ask({ url: '/api/tags', headers: { authorization } });
    const { key, id, bearer } = await newKey();
    expect((await read(bearer.authorization)).statusCode).toBe(200);
    expect((await read(`Bearer ${key.slice(0, -1)}`)).statusCode).toBe(401);
    expect((await read('Bearer pk_nothing')).statusCode).toBe(401);
    expect(
      (await site.ask({ url: '/api/tags', headers: bearer, host: 'other.localhost:8000' })).statusCode,
    ).not.toBe(200);
    expect((await site.ask({ url: `/api/keys/${id}`, method: 'DELETE', headers: creator })).statusCode).toBe(
      200,
    );
    expect((await read(bearer.authorization)).statusCode).toBe(401);
    const soon = new Date(site.services.now().getTime() + 60_000).toISOString();
    const short = await newKey({ expiresAt: soon });
    expect((await read(short.bearer.authorization)).statusCode).toBe(200);
    site.hours(1);
    expect((await read(short.bearer.authorization)).json()).toMatchObject({ code: 'unauthenticated' });
  });

  test('the key of a disabled person is refused', async () => {
    const { bearer } = await newKey();
    const users = userRepository(site.services.records);
    const change = async (isDisabled: boolean) => {
      const user = await users.recordOf('demo', 'creator');
      if (user) await site.services.records.batch([users.change(user, { isDisabled })]);
    };
    await change(true);
    expect((await site.ask({ url: '/api/tags', headers: bearer })).statusCode).toBe(401);
    await change(false);
    expect((await site.ask({ url: '/api/tags', headers: bearer })).statusCode).toBe(200);
  });

  test('admins see and revoke all keys, others only their own', async () => {
    const { id } = await newKey();
    const ofAdmin = await newKey({}, admin);
    const ids = async (headers: { authorization: string }) =>
      (await site.ask({ url: '/api/keys', headers })).json<{ data: ApiKey[] }>().data.map((one) => one.id);
    expect(await ids(admin)).toEqual(expect.arrayContaining([id, ofAdmin.id]));
    expect(await ids(creator)).not.toContain(ofAdmin.id);
    const revoke = (key: string, headers: { authorization: string }) =>
      site.ask({ url: `/api/keys/${key}`, method: 'DELETE', headers });
    expect((await revoke(ofAdmin.id, creator)).statusCode).toBe(404);
    expect((await revoke(id, admin)).statusCode).toBe(200);
  });

  test.each<[string, Wanted, string]>([
    ['an unknown scope', { scopes: ['write:everything'] }, 'body.data.scopes.0'],
    ['no scope', { scopes: [] }, 'body.data.scopes'],
    ['no name', { name: ' ' }, 'body.data.name'],
    ['a past end', { expiresAt: '2020-01-01T00:00:00Z' }, 'body.data.expiresAt'],
    ['an end after years', { expiresAt: '2040-01-01T00:00:00Z' }, 'body.data.expiresAt'],
    ['an end that is no time', { expiresAt: 'tomorrow' }, 'body.data.expiresAt'],
  ])('%s is refused with the field', async (_what, wanted, path) => {
    const response = await create(wanted);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ details: [expect.objectContaining({ path })] }),
    ]);
  });

  test('every reply says how many requests are left, and the last use is noted', async () => {
    const { id, bearer } = await newKey();
    const first = await site.ask({ url: '/api/health', headers: bearer });
    const second = await site.ask({ url: '/api/health', headers: bearer });
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
    expect(second.headers['ratelimit-remaining']).toBe('598');
    const { data } = (await site.ask({ url: '/api/keys', headers: creator })).json<{ data: ApiKey[] }>();
    expect(data.find((one) => one.id === id)?.lastUsedDate).toBe(site.services.now().toISOString());
  });

  test('the audit log names who created and revoked a key, and the key that made a change', async () => {
    const portal = await newPortal();
    const { id, bearer } = await newKey({ scopes: ['write:portals'] });
    await site.ask({ url: `/api/portal/${portal}`, method: 'DELETE', headers: bearer });
    await site.ask({ url: `/api/keys/${id}`, method: 'DELETE', headers: creator });
    await site.services.audit.flush();
    const { data } = (await site.ask({ url: '/api/console/audit', headers: admin })).json<{
      data: { entries: { event: string; details: Record<string, string>; on?: { id: string } }[] };
    }>();
    expect(data.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'key.create', on: expect.objectContaining({ id }) }),
        expect.objectContaining({ event: 'key.revoke', on: expect.objectContaining({ id }) }),
        expect.objectContaining({ event: 'portal.delete', details: expect.objectContaining({ key: id }) }),
      ]),
    );
  });
});

describe('Idempotency-Key', () => {
  const write = (key: string, title: string, headers: Record<string, string>) =>
    site.ask({
      url: '/api/wizard',
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: { data: { title: { en: title }, stepIndex: 1 } },
    });

  test('a repeated write gets the first reply and changes nothing again', async () => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    const first = await write('order-1', 'Once', bearer);
    const again = await write('order-1', 'Once', bearer);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    const other = await write('order-2', 'Once', bearer);
    expect(other.json<{ data: { _id: string } }>().data._id).not.toBe(
      first.json<{ data: { _id: string } }>().data._id,
    );
  });

  test('a reply that was compressed is repeated also to a client that accepts no compression', async () => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    const title = 'ชื่อยาว'.repeat(40);
    const first = await write('order-6', title, { ...bearer, 'accept-encoding': 'br' });
    const again = await write('order-6', title, bearer);
    expect(first.headers['content-encoding']).toBe('br');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.payload).toBe(brotliDecompressSync(first.rawPayload).toString());
  });

  test('the same key with another body is refused', async () => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    await write('order-3', 'One', bearer);
    const other = await write('order-3', 'Two', bearer);
    expect([other.statusCode, other.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'idempotency-mismatch' }),
    ]);
  });

  test('two at once run once', async () => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    const both = await Promise.all([write('order-4', 'Race', bearer), write('order-4', 'Race', bearer)]);
    expect(
      both.map(({ statusCode }) => statusCode).filter((status) => status === 200).length,
    ).toBeGreaterThan(0);
    for (const { statusCode } of both) expect([200, 409]).toContain(statusCode);
    const last = await write('order-4', 'Race', bearer);
    const ok = both.find(({ statusCode }) => statusCode === 200);
    expect(last.json()).toEqual(ok?.json());
  });

  test('a failed write may be sent again with its key', async () => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    const id = await newPortal();
    const put = (data: object) =>
      site.ask({
        url: `/api/portal/${id}`,
        method: 'PUT',
        headers: { ...bearer, 'idempotency-key': 'order-5' },
        body: { data },
      });
    expect((await put({ title: { en: 'Late' }, modifiedDate: '2020-01-01T00:00:00.000Z' })).statusCode).toBe(
      409,
    );
    expect((await put({ title: { en: 'In time' } })).statusCode).toBe(200);
  });

  test.each(['two words', 'é', 'x'.repeat(256)])('the key %j is refused', async (key) => {
    const { bearer } = await newKey({ scopes: ['write:portals'] });
    expect((await write(Buffer.from(key).toString('latin1'), 'Refused', bearer)).statusCode).toBe(400);
  });
});

describe('ETag of a portal', () => {
  test('an unchanged portal is 304, a changed one is sent', async () => {
    const id = await newPortal();
    const { bearer } = await newKey({ scopes: ['read', 'write:portals'] });
    const read = (headers: Record<string, string>) => site.ask({ url: `/api/portal/${id}`, headers });
    const { etag = '' } = (await read(bearer)).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const unchanged = await read({ ...bearer, 'if-none-match': `W/${String(etag)}` });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await save(id, 'Changed', bearer);
    const changed = await read({ ...bearer, 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  });

  test('a save of an older version is refused with 412, of the current one it is taken', async () => {
    const id = await newPortal();
    const { bearer } = await newKey({ scopes: ['read', 'write:portals'] });
    const tag = async () =>
      String((await site.ask({ url: `/api/portal/${id}`, headers: bearer })).headers.etag);
    const first = await tag();
    expect((await save(id, 'Second', { ...bearer, 'if-match': first })).statusCode).toBe(200);
    const late = await save(id, 'Third', { ...bearer, 'if-match': first });
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'precondition-failed' }),
    ]);
    // The tag of a compressed reply is weak.
    const weak = { ...bearer, 'if-match': `W/${await tag()}` };
    expect((await save(id, 'Third', weak)).statusCode).toBe(200);
  });
});
