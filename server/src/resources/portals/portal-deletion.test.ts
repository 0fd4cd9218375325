import { beforeEach, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { cleanUp } from '../../maintenance/cleanup.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletePortal, restorePortal } from './portal-deletion.service.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

const remove = (id: string, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/portal/${id}`, method: 'DELETE', headers });
const kinds = async (kind: string) =>
  (await site.services.records.list({ provider: 'demo', kind })).map(({ id }) => id);
const portalsOf = async (listing: string) =>
  (await site.services.records.get<{ portals: string[] }>({ provider: 'demo', kind: 'listing', id: listing }))
    ?.value.portals;
const found = async (id: string) => {
  const response = await site.ask({
    url: '/api/search/portal-demo/_search',
    method: 'POST',
    body: { query: { bool: { filter: [{ terms: { _id: [id] } }] } } },
  });
  return response.json<{ hits: { total: { value: number } } }>().hits.total.value === 1;
};
const clean = () => {
  const unexpected = (failure: unknown) => {
    throw new Error('a clean-up failed', { cause: failure });
  };
  return cleanUp(site.services, { info: () => {}, error: unexpected });
};

test('[API-08] an editor deletes a portal, and the reply names it', async () => {
  const response = await remove('wat-phumin');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok', data: { _id: 'wat-phumin' } });
});

test('[PERM-08, T-09] no one else deletes it', async () => {
  expect((await remove('wat-phumin', {})).statusCode).toBe(401);
  expect((await remove('old-hours', creator)).json().code).toBe('forbidden');
  expect((await remove('draft', admin)).statusCode).toBe(404);
  expect((await remove('no-such-portal')).statusCode).toBe(404);
  expect((await remove('only-there')).statusCode).toBe(404);
  expect(await found('wat-phumin')).toBe(true);
});

test('[OPEN-04] every request for a deleted portal responds as for an unknown one', async () => {
  await remove('wat-phumin');
  const asked = [
    ['GET', '/api/portal/ID'],
    ['PUT', '/api/portal/ID', { data: { tags: [] } }],
    ['DELETE', '/api/portal/ID'],
    ['GET', '/api/portal/ID/editors'],
    ['GET', '/api/wizard/ID'],
    ['PUT', '/api/wizard/ID', { data: {} }],
    ['GET', '/api/checkPrivacy/portal/id/ID'],
    ['GET', '/api/catalogs?portalId=ID&_sort=appearSeq&_order=asc'],
    ['GET', '/api/review/ID'],
  ] as const;
  for (const [method, url, body] of asked) {
    const of = (id: string) => site.ask({ url: url.replace('ID', id), method, body, headers: creator });
    const [deleted, unknown] = [await of('wat-phumin'), await of('no-such-portal')];
    expect({ url, status: deleted.statusCode, body: deleted.json() }).toEqual({
      url,
      status: unknown.statusCode,
      body: unknown.json(),
    });
  }
  expect(await found('wat-phumin')).toBe(false);
  expect(await portalsOf('temples')).toEqual([]);
  const list = await site.get<{ data: Portal[] }>('/api/portal', { headers: creator });
  expect(list.data.map(({ _id }) => _id)).not.toContain('wat-phumin');
});

test('the operator restores it as it was, with what belongs to it', async () => {
  const read = () => site.get('/api/portal/wat-phumin', { headers: creator });
  const catalogs = () => site.get('/api/catalogs?portalId=wat-phumin');
  const before = [await read(), await catalogs()];
  await remove('wat-phumin');
  site.hours(24 * 30);
  await clean();
  await restorePortal(site.services, { provider: 'demo', id: 'wat-phumin' });
  creator = await site.signIn();
  expect([await read(), await catalogs()]).toEqual(before);
  expect(await found('wat-phumin')).toBe(true);
  expect(await portalsOf('temples')).toEqual(['wat-phumin']);
  await expect(restorePortal(site.services, { provider: 'demo', id: 'wat-phumin' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('the uid of who deleted it is stored; the operator has none', async () => {
  await remove('wat-phumin');
  await deletePortal(site.services, { provider: 'demo', id: 'private' });
  const deleted = await site.services.records.list({ provider: 'demo', kind: 'deleted-portal' });
  expect(deleted.map(({ id, value }) => ({ id, ...(value as object) }))).toMatchObject([
    { id: 'private', deletedAt: '2026-11-21T05:00:00.000Z' },
    { id: 'wat-phumin', deletedAt: '2026-11-21T05:00:00.000Z', deletedBy: 'user-creator' },
  ]);
  expect(deleted[0]?.value).not.toHaveProperty('deletedBy');
});

test('after thirty days it is removed with its catalogues, products and history, and nothing else is', async () => {
  const others = await kinds('catalog');
  await site.ask({ url: '/api/wizard/waiting', method: 'PUT', body: { data: {} }, headers: creator });
  await site.ask({
    url: '/api/portal/rejected',
    method: 'PUT',
    body: { data: { tags: [] } },
    headers: creator,
  });
  expect(await kinds('portal-transition')).toHaveLength(1);
  await remove('wat-phumin');
  await remove('rejected');
  site.hours(24 * 30 + 1);
  await clean();
  expect(await kinds('deleted-portal')).toEqual([]);
  expect(await kinds('portal-transition')).toEqual([]);
  expect(await kinds('catalog')).toEqual(others.filter((id) => id !== 'shop' && id !== 'market'));
  expect(await kinds('product')).toEqual([
    'hidden-1',
    'hidden-2',
    'hidden-3',
    'unfinished-1',
    'unfinished-2',
    'unfinished-3',
  ]);
  await expect(restorePortal(site.services, { provider: 'demo', id: 'wat-phumin' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a save and a deletion at the same moment leave one portal or none', async () => {
  const [, deletion] = await Promise.all([
    site.ask({
      url: '/api/portal/wat-phumin',
      method: 'PUT',
      body: { data: { tags: ['x'] } },
      headers: creator,
    }),
    remove('wat-phumin'),
  ]);
  expect(deletion?.statusCode).toBe(200);
  expect(await kinds('portal')).not.toContain('wat-phumin');
  expect(await kinds('deleted-portal')).toEqual(['wat-phumin']);
});
