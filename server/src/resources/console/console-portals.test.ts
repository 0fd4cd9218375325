import { beforeEach, describe, expect, test } from '@jest/globals';
import type {
  ConsolePortal,
  ConsolePortalDetails,
  ConsolePortalFilters,
  Portal,
  PortalResult,
  PortalTransition,
  PortalView,
} from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  const picture = { kind: 'temple', seed: 'p' } as const;
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        portalSeed('wat', { thumbnail: picture, tags: ['วัด', 'old'], listings: ['temples'], daysAgo: 1 }),
        portalSeed('cafe', {
          title: { en: 'Café Nan' },
          tags: ['coffee'],
          editors: ['creator'],
          daysAgo: 40,
        }),
        portalSeed('waits', { status: 'USER_DRAFT', editors: ['creator'], towns: ['nan'], daysAgo: 3 }),
        portalSeed('no-town', { status: 'USER_DRAFT', editors: ['creator'], towns: [], daysAgo: 4 }),
        portalSeed('draft', { status: 'DRAFT', editors: ['creator'], thumbnail: picture, daysAgo: 2 }),
      ],
      catalogs: [],
    },
    { ...otherContent, portals: [portalSeed('elsewhere', { towns: [] })] },
  ]);
  admin = await site.signIn('admin');
});

const list = async (query = '') => {
  const { data } = await site.get<{ data: { total: number; rows: ConsolePortal[] } }>(
    `/api/console/portals${query}`,
    { headers: admin },
  );
  return data;
};
const idsOf = async (query: string) => (await list(query)).rows.map(({ id }) => id);
const post = (path: string, data: object, headers = admin) =>
  site.ask({ url: `/api/console/portals/${path}`, method: 'POST', body: { data }, headers });
const bulk = async (path: string, data: object) => {
  const response = await post(path, data);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: PortalResult[] }>().data;
};
const details = async (id: string) =>
  (await site.get<{ data: ConsolePortalDetails }>(`/api/console/portals/${id}`, { headers: admin })).data;
const isFound = async (id: string) => {
  const response = await site.ask({
    url: '/api/search/portal-demo/_search',
    method: 'POST',
    body: { query: { bool: { filter: [{ terms: { _id: [id] } }] } } },
  });
  return response.json<{ hits: { total: { value: number } } }>().hits.total.value === 1;
};

describe('the list of portals', () => {
  test.each([
    ['', ['wat', 'draft', 'waits', 'no-town', 'cafe']],
    ['?sort=title', ['cafe', 'draft', 'no-town', 'waits', 'wat']],
    ['?sort=status', ['waits', 'no-town', 'wat', 'cafe', 'draft']],
    ['?_start=1&_limit=2', ['draft', 'waits']],
    ['?status=USER_DRAFT', ['waits', 'no-town']],
    ['?status=USER_DRAFT&town=nan', ['waits']],
    ['?listing=temples', ['wat']],
    ['?tag=coffee', ['cafe']],
    ['?creator=CREATOR', ['draft', 'waits', 'no-town', 'cafe']],
    ['?creator=user-creator&q=waits', ['waits']],
    ['?creator=no-one', []],
    ['?missing=th', ['cafe']],
    ['?changedSince=2026-11-18', ['wat', 'draft', 'waits']],
    ['?changedBefore=2026-11-18', ['no-town', 'cafe']],
    ['?q=CAFE', ['cafe']],
    [`?q=${encodeURIComponent('หน้า wat')}`, ['wat']],
    ['?bin=yes', []],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test('counts all that it finds, and names towns and people', async () => {
    const { total, rows } = await list('?creator=creator&_limit=1&status=USER_DRAFT');
    expect([total, rows]).toMatchObject([
      2,
      [
        {
          id: 'waits',
          status: 'USER_DRAFT',
          towns: [{ id: 'nan', title: { en: 'Nan' } }],
          owner: { uid: 'user-creator', displayName: 'Creator' },
          modifiedDate: '2026-11-18T05:00:00.000Z',
        },
      ],
    ]);
  });

  test('has thumbnails, but none of a draft, whose pictures are for its editors', async () => {
    const thumbnails = (await list()).rows.map(({ id, thumbnail }) => [id, thumbnail !== undefined]);
    expect(Object.fromEntries(thumbnails)).toMatchObject({ wat: true, draft: false, cafe: false });
  });

  test('follows every write', async () => {
    await list();
    const body = { data: { title: { en: 'A new name' }, tags: ['tea'] } };
    const creator = await site.signIn();
    await site.ask({ url: '/api/portal/cafe', method: 'PUT', body, headers: creator });
    expect(await idsOf('?q=new+name&tag=tea')).toEqual(['cafe']);
    expect(await idsOf('?q=cafe+nan')).toEqual([]);
    expect((await idsOf(''))[0]).toBe('cafe');
    await site.ask({ url: '/api/portal/cafe', method: 'DELETE', headers: creator });
    expect(await idsOf('?tag=tea')).toEqual([]);
    expect(await idsOf('?bin=yes&tag=tea')).toEqual(['cafe']);
  });

  test('refuses an unknown sort, status, language and day', async () => {
    for (const query of ['sort=name', 'status=OLD', 'missing=fr', 'changedSince=yesterday', '_limit=101']) {
      const response = await site.ask({ url: `/api/console/portals?${query}`, headers: admin });
      expect(response.statusCode).toBe(400);
    }
  });

  test('offers the towns, listings and tags that portals have, the most frequent first', async () => {
    const { data } = await site.get<{ data: ConsolePortalFilters }>('/api/console/portal-filters', {
      headers: admin,
    });
    expect(data.towns).toEqual([{ id: 'nan', title: { th: 'น่าน', en: 'Nan' }, portals: 4 }]);
    expect(data.listings).toMatchObject([{ id: 'temples', portals: 1 }]);
    expect(data.tags.map(({ tag }) => tag).sort()).toEqual(['coffee', 'old', 'วัด']);
  });
});

describe('releasing and rejecting', () => {
  test('[OPEN-01] several portals are released, and each refusal has its reason', async () => {
    const portals = ['waits', 'no-town', 'draft', 'gone'].map((id) => ({ id }));
    const results = await bulk('decide', { portals, status: 'RELEASE' });
    expect(results).toEqual([
      { id: 'waits', outcome: 'changed' },
      { id: 'no-town', outcome: 'refused', reason: 'no-town' },
      { id: 'draft', outcome: 'refused', reason: 'unfinished' },
      { id: 'gone', outcome: 'refused', reason: 'not-found' },
    ]);
    expect(await idsOf('?status=RELEASE')).toEqual(['waits', 'wat', 'cafe']);
    expect(await isFound('waits')).toBe(true);
    const { data } = await site.get<{ data: PortalTransition[] }>('/api/review/waits', { headers: admin });
    expect(data.at(-1)).toMatchObject({ from: 'USER_DRAFT', to: 'RELEASE', by: 'Admin' });
  });

  test('[OPEN-01] a rejection needs a reason, which the creator reads', async () => {
    const portals = [{ id: 'waits' }];
    const refused = await post('decide', { portals, status: 'REJECT', reason: ' ' });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, 'body.data.reason']);
    await bulk('decide', { portals, status: 'REJECT', reason: 'Add a picture.' });
    const { data } = await site.get<{ data: Portal }>('/api/portal/waits', { headers: await site.signIn() });
    expect(data).toMatchObject({ status: 'REJECT', rejectReason: 'Add a picture.' });
  });

  test('[T-49] a portal that has changed since it was listed is left as it was', async () => {
    const portals = [{ id: 'waits', modifiedDate: '2026-11-01T00:00:00.000Z' }];
    expect(await bulk('decide', { portals, status: 'RELEASE' })).toMatchObject([
      { id: 'waits', outcome: 'refused', reason: 'changed-meanwhile' },
    ]);
    expect(await idsOf('?status=USER_DRAFT')).toContain('waits');
  });
});

describe('tags', () => {
  test('are added and removed, and a tag that is there already changes nothing', async () => {
    const results = await bulk('tags', { ids: ['wat', 'cafe'], change: 'add', tag: 'old' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
    expect((await details('cafe')).tags).toEqual(['coffee', 'old']);
    await bulk('tags', { ids: ['wat', 'cafe'], change: 'remove', tag: 'old' });
    expect(await idsOf('?tag=old')).toEqual([]);
    expect((await details('cafe')).status).toBe('RELEASE');
  });

  test('[OPEN-53] a name from the tag dictionary adds the stored tag', async () => {
    const body = { data: { name: { en: 'Coffee house' } } };
    await site.ask({ url: '/api/tags/coffee', method: 'PUT', body, headers: admin });
    await bulk('tags', { ids: ['wat'], change: 'add', tag: 'coffee HOUSE' });
    expect((await details('wat')).tags).toContain('coffee');
  });

  test('of a rejected portal do not submit it again', async () => {
    await bulk('decide', { portals: [{ id: 'waits' }], status: 'REJECT', reason: 'No.' });
    await bulk('tags', { ids: ['waits'], change: 'add', tag: 'x' });
    expect(await details('waits')).toMatchObject({ status: 'REJECT', rejectReason: 'No.', tags: ['x'] });
  });
});

describe('the bin', () => {
  test('has deleted portals until the day on which they are purged, and restores them', async () => {
    const results = await bulk('delete', { ids: ['wat', 'draft'] });
    expect(results.map(({ reason }) => reason)).toEqual([undefined, 'unfinished']);
    expect(await isFound('wat')).toBe(false);
    expect(await idsOf('')).not.toContain('wat');
    expect((await list('?bin=yes')).rows).toMatchObject([
      {
        id: 'wat',
        deleted: { at: '2026-11-21T05:00:00.000Z', by: 'Admin', until: '2026-12-21T05:00:00.000Z' },
      },
    ]);
    expect((await details('wat')).deleted?.by).toBe('Admin');
    expect(await bulk('restore', { ids: ['wat', 'cafe'] })).toMatchObject([
      { id: 'wat', outcome: 'changed' },
      { id: 'cafe', outcome: 'refused', reason: 'not-found' },
    ]);
    expect([await isFound('wat'), await idsOf('?bin=yes')]).toEqual([true, []]);
  });
});

test('[OPEN-54] one portal comes with its people and its history', async () => {
  const body = { data: { username: 'admin' } };
  await site.ask({ url: '/api/portal/cafe/owner', method: 'PUT', body, headers: admin });
  expect(await details('cafe')).toMatchObject({
    owner: { displayName: 'Admin' },
    languages: ['en'],
    members: [
      { displayName: 'Admin', role: 'owner' },
      { displayName: 'Creator', role: 'editor' },
    ],
    history: [{ event: 'handed-over', person: 'Admin', by: 'Admin' }],
  });
  const unknown = await site.ask({ url: '/api/console/portals/unknown', headers: admin });
  expect(unknown.statusCode).toBe(404);
});

test('changes of several portals are one audit entry for each', async () => {
  await bulk('tags', { ids: ['wat', 'cafe'], change: 'add', tag: 'tea' });
  await bulk('delete', { ids: ['wat', 'gone'] });
  await site.services.audit.flush();
  const entries = await site.services.records.list<{ event: string }>({ provider: 'demo', kind: 'audit' });
  expect(entries.map(({ value }) => value).filter(({ event }) => event.startsWith('portal.'))).toMatchObject([
    { event: 'portal.tag', on: { kind: 'portal', id: 'wat' }, details: { change: 'add', tag: 'tea' } },
    { event: 'portal.tag', on: { kind: 'portal', id: 'cafe' } },
    { event: 'portal.delete', on: { kind: 'portal', id: 'wat' }, actor: { name: 'admin' } },
  ]);
});

describe('saved views', () => {
  const views = async (request: object = {}) =>
    site.ask({ url: '/api/console/portal-views', headers: admin, ...request });
  const save = (name: string) =>
    views({ method: 'POST', body: { data: { name, query: 'status=USER_DRAFT' } } });

  test('are shared by name, and deleted', async () => {
    await save('Waiting');
    const all = (await save('In Nan')).json<{ data: PortalView[] }>().data;
    expect(all.map(({ name, query }) => [name, query])).toEqual([
      ['In Nan', 'status=USER_DRAFT'],
      ['Waiting', 'status=USER_DRAFT'],
    ]);
    await views({ url: `/api/console/portal-views/${all[0]?.id}`, method: 'DELETE' });
    expect((await views()).json<{ data: PortalView[] }>().data.map(({ name }) => name)).toEqual(['Waiting']);
  });

  test('have names of their own', async () => {
    await save('Waiting');
    const refused = await save('waiting');
    expect([refused.statusCode, refused.json().details]).toMatchObject([409, [{ path: 'body.data.name' }]]);
  });
});
