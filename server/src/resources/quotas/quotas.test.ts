import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { AuthUser, Catalog, Portal, Product } from '@portico/shared/contracts';
import { account, open, sender } from '../../testing/sites/quotas-site.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { purgeDeletedPortals } from '../portals/portal-deletion.service.ts';
import { handOverPortal } from '../portals/portal-editors.service.ts';
import { createDraft } from '../wizard/wizard.service.ts';
import { countAccount, countPortal } from './count-usage.ts';
import { accountUsageRepository, portalUsageRepository } from './usage.repository.ts';

const creator: AuthUser = {
  uid: 'user-creator',
  username: 'creator',
  displayName: 'Creator',
  roles: ['portal_creator'],
};

/** Slow stores, so that concurrent calls overlap. */
function slowStores({ services }: TestApp): TestApp['services'] {
  const { records } = services;
  const slow = async <Reply>(response: Promise<Reply>): Promise<Reply> => {
    const read = await response;
    await nextTurn();
    return read;
  };
  return {
    ...services,
    records: {
      ...records,
      get: (key) => slow(records.get(key)),
      list: (query) => slow(records.list(query)),
    },
  };
}

/** The stored usage equals a recount of the portal. */
async function expectTrueCounts({ services }: TestApp, id = 'mine'): Promise<void> {
  const { records } = services;
  const portal = await records.get<never>({ provider: 'demo', kind: 'portal', id });
  if (!portal) throw new Error(`There is no portal ${id}.`);
  const { bytes, catalogs, products } = await countPortal(records, portal.value);
  const usage = (await portalUsageRepository(records).get('demo', id))?.value;
  expect(usage).toMatchObject({ bytes, catalogs, products });
  const counted = await countAccount(records, { provider: 'demo', account: 'user-creator' });
  expect(await account({ services } as TestApp)).toMatchObject(counted);
}

describe('the portals of an account', () => {
  test('end exactly at their limit, also when they are created at once', async () => {
    const site = await open({ PORTICO_ACCOUNT_PORTALS: '5' });
    const stores = slowStores(site);
    const created = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) =>
        createDraft(stores, { provider: 'demo', creator, changes: { title: { en: `Page ${number}` } } }),
      ),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const { data } = await site.get<{ data: Portal[] }>('/api/portal', { headers: await site.signIn() });
    expect(data).toHaveLength(5);
    expect(await account(site)).toMatchObject({ portals: 5 });
  });

  test('are refused with the limit and what is used', async () => {
    const site = await open({ PORTICO_ACCOUNT_PORTALS: '1' });
    const send = await sender(site);
    const refused = await send({ url: '/api/wizard', data: { title: { en: 'One more' } } });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toEqual({
      status: 'fail',
      code: 'quota-exceeded',
      reason: expect.stringMatching(/limit of 1; 1 /),
      quota: { name: 'portals', most: 1, used: 1 },
    });
  });

  test('count while they can be restored, and no longer', async () => {
    const site = await open({ PORTICO_ACCOUNT_PORTALS: '2' });
    const send = await sender(site);
    const add = () => send({ url: '/api/wizard', data: { title: { en: 'A page' } } });
    const { body } = await add();
    await send({ url: `/api/portal/${body.data._id}`, method: 'DELETE' });
    expect((await add()).statusCode).toBe(403);
    site.hours(31 * 24);
    await purgeDeletedPortals(site.services, { provider: 'demo', now: site.services.now() });
    expect(await account(site)).toMatchObject({ portals: 1 });
    const again = await sender(site);
    expect((await again({ url: '/api/wizard', data: { title: { en: 'A page' } } })).statusCode).toBe(200);
  });

  test('do not grow past the bytes of their account together, and may shrink', async () => {
    const site = await open({ PORTICO_ACCOUNT_MB: '1' });
    const send = await sender(site);
    await send({ url: '/api/portal/mine', method: 'PUT', data: { promoteWord: 'Now' } });
    const usage = await account(site);
    if (!usage) throw new Error('nothing is counted');
    const most = 1024 * 1024;
    const { records } = site.services;
    const stored = await accountUsageRepository(records).get('demo', 'user-creator');
    await accountUsageRepository(records).put({
      provider: 'demo',
      id: 'user-creator',
      value: { ...usage, bytes: most - 100 },
      expectedRevision: stored?.revision ?? 0,
    });
    const save = (sentence: string) =>
      send({ url: '/api/portal/mine', method: 'PUT', data: { highlightSentence: { en: sentence } } });
    expect(await save('x'.repeat(400))).toMatchObject({
      statusCode: 403,
      body: { code: 'quota-exceeded', quota: { name: 'accountBytes', most, used: most - 100 } },
    });
    expect(
      (await send({ url: '/api/portal/mine', method: 'PUT', data: { promoteWord: '' } })).statusCode,
    ).toBe(200);
  });

  test('have no limit where the account is an admin', async () => {
    const site = await open({ PORTICO_ACCOUNT_PORTALS: '1' });
    const admin = { ...creator, uid: 'user-admin', username: 'admin' };
    for (const number of [1, 2, 3]) {
      const changes = { title: { en: `Page ${number}` } };
      await createDraft(site.services, { provider: 'demo', creator: admin, changes });
    }
    expect(await account(site, 'user-admin')).toMatchObject({ portals: 3 });
  });
});

describe('a portal', () => {
  test('has no more products than its limit, in all catalogues and at once', async () => {
    const site = await open({ PORTICO_PORTAL_PRODUCTS: '5' });
    const send = await sender(site);
    const catalogs = await Promise.all(
      ['a', 'b'].map((name) =>
        send({ url: '/api/catalogs', data: { portalId: 'mine', name: { en: name } } }),
      ),
    );
    const [first = '', second = ''] = catalogs.map(({ body }) => body.data._id);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        send({
          url: '/api/products',
          data: { catalogId: number % 2 ? first : second, name: { en: 'A bowl' } },
        }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = responses.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.body.quota).toEqual({ name: 'products', most: 5, used: 5 });
    const batch = await send({
      url: '/api/products/batch',
      data: { catalogId: first, products: [{ name: { en: 'A plate' } }] },
    });
    expect(batch.body.code).toBe('quota-exceeded');
    const { data } = await site.get<{ data: Product[] }>(`/api/products?catalogIds=${first},${second}`);
    expect(data).toHaveLength(5);
    await expectTrueCounts(site);
  });

  test('has no more catalogues than its limit, and room again after a deletion', async () => {
    const site = await open({ PORTICO_PORTAL_CATALOGS: '2' });
    const send = await sender(site);
    const add = (name: string) =>
      send({ url: '/api/catalogs', data: { portalId: 'mine', name: { en: name }, indexGallery: 1 } });
    const responses = await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 403, 403,
    ]);
    const { data } = await site.get<{ data: Catalog[] }>('/api/catalogs?portalId=mine');
    expect(data).toHaveLength(2);
    expect((await send({ url: `/api/catalogs/${data[0]?._id}`, method: 'DELETE' })).statusCode).toBe(200);
    expect((await add('e')).statusCode).toBe(200);
    await expectTrueCounts(site);
  });

  test('does not grow past its bytes, and may always shrink', async () => {
    const site = await open({ PORTICO_PORTAL_MB: '1' });
    const send = await sender(site);
    const save = (sentences: number) =>
      send({
        url: '/api/portal/mine',
        method: 'PUT',
        data: { description: { en: 'A sentence of text. '.repeat(sentences) } },
      });
    const { body } = await send({ url: '/api/catalogs', data: { portalId: 'mine', name: { en: 'Bowls' } } });
    const rows = (count: number) => ({
      url: '/api/products/batch',
      data: {
        catalogId: body.data._id,
        products: Array.from({ length: count }, () => ({
          name: { en: 'A bowl' },
          description: { en: 'x'.repeat(4000) },
        })),
      },
    });
    expect((await send(rows(240))).statusCode).toBe(200);
    const refused = await send(rows(40));
    expect(refused).toMatchObject({
      statusCode: 403,
      body: { quota: { name: 'portalBytes', most: 1024 * 1024 } },
    });
    expect((await save(200)).statusCode).toBe(200);
    expect((await save(100)).statusCode).toBe(200);
    await expectTrueCounts(site);
  });

  test('counts for its next owner once it is handed over', async () => {
    const site = await open({});
    const send = await sender(site);
    await send({ url: '/api/portal/mine', method: 'PUT', data: { promoteWord: 'Now' } });
    const to = { username: 'admin' };
    await handOverPortal(site.services, { provider: 'demo', id: 'mine', viewer: undefined, to });
    expect(await account(site)).toMatchObject({ portals: 0, bytes: 0 });
    const usage = (await portalUsageRepository(site.services.records).get('demo', 'mine'))?.value;
    expect(await account(site, 'user-admin')).toMatchObject({ portals: 1, bytes: usage?.bytes });
  });
});
