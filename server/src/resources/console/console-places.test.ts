import { beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AssignmentResult,
  ConsoleListing,
  ConsoleTown,
  ListedPortal,
  Listing,
  ListingResult,
  Portal,
  PortalTransition,
  SearchResponse,
  Town,
} from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  const { portals } = fixtureContent;
  site = await openTestApp([
    { ...fixtureContent, portals: [...portals, portalSeed('second', { listings: ['temples'], daysAgo: 9 })] },
    otherContent,
  ]);
  admin = await site.signIn('admin');
});

const send = async <Data>(method: 'PUT' | 'POST', url: string, data: object) => {
  const response = await site.ask({ method, url, headers: admin, body: { data } });
  const { status, ...reply } = response.json<{ status: string; data: Data; details?: { path: string }[] }>();
  return { statusCode: response.statusCode, ...reply };
};
type List<Row> = { data: { total: number; rows: Row[] } };
const towns = async (query = '') =>
  (await site.get<List<ConsoleTown>>(`/api/console/towns${query}`, { headers: admin })).data;
const listings = async (query = '') =>
  (await site.get<List<ConsoleListing>>(`/api/console/listings${query}`, { headers: admin })).data;
const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);
const town = async (id: string) =>
  (await site.get<{ data: Town }>(`/api/town/${id}`, { headers: admin })).data;
const listing = async (id: string) =>
  (await site.get<{ data: Listing }>(`/api/listing/${id}`, { headers: admin })).data;
const portal = async (id: string) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: admin })).data;
const history = async (id: string) =>
  (await site.get<{ data: PortalTransition[] }>(`/api/review/${id}`, { headers: admin })).data;
const foundIn = async (field: string, id: string) => {
  const body = { query: { bool: { filter: [{ terms: { [field]: [id] } }] } }, size: 99 };
  const response = await site.ask({ method: 'POST', url: '/api/search/portal-demo/_search', body });
  return response
    .json<SearchResponse>()
    .hits.hits.map(({ _id }) => _id)
    .sort();
};

describe('the towns and listings of the console', () => {
  test('are listed in the order that visitors see, with what they contain', async () => {
    const { total, rows } = await towns();
    expect([total, rows.map(({ id, score, listings: count }) => [id, score, count])]).toEqual([
      3,
      [
        ['nan', 10, 3],
        ['secret-town', 5, 0],
        ['test', 1, 0],
      ],
    ]);
    expect(rows[1]).toMatchObject({ isPrivate: true, title: { en: 'Secret town' } });
    expect(JSON.stringify(rows)).not.toContain('654321');
    const found = await listings();
    expect(found.rows.map(({ id, portals, town: its }) => [id, portals, its?.title.en])).toEqual([
      ['cafes', 0, 'Nan'],
      ['temples', 2, 'Nan'],
      ['secret-listing', 1, 'Nan'],
    ]);
  });

  test.each<[query: string, ids: string[]]>([
    ['?sort=title', ['test', 'nan', 'secret-town']],
    ['?q=SECRET', ['secret-town']],
    ['?q=เมือง', ['secret-town']],
    ['?q=secret-t', ['secret-town']],
    ['?missing=th', ['test']],
    ['?missing=en', []],
    ['?archived=yes', []],
    ['?_start=1&_limit=1', ['secret-town']],
  ])('towns%s', async (query, ids) => {
    expect(idsOf(await towns(encodeURI(query)))).toEqual(ids);
  });

  test('are searched by town, and archived ones apart from the others', async () => {
    await send('PUT', '/api/listing/cafes', { town: 'secret-town' });
    expect(idsOf(await listings('?town=secret-town'))).toEqual(['cafes']);
    await send('POST', '/api/console/listings/changes', { ids: ['temples'], isArchived: true });
    expect(idsOf(await listings())).toEqual(['cafes', 'secret-listing']);
    expect(idsOf(await listings('?archived=yes'))).toEqual(['temples']);
    expect((await towns()).rows.map(({ listings: count }) => count)).toEqual([1, 1, 0]);
  });

  test('a listing has its released portals, also where it is private or archived', async () => {
    await send('PUT', '/api/listing/temples', { isArchived: true, portals: ['wat-phumin', 'second'] });
    const url = '/api/console/listings/temples/portals';
    const shown = (await site.get<List<ListedPortal>>(url, { headers: admin })).data;
    expect([shown.total, idsOf(shown)]).toEqual([2, ['wat-phumin', 'second']]);
    const next = (await site.get<List<ListedPortal>>(`${url}?_start=1`, { headers: admin })).data;
    expect([next.total, idsOf(next)]).toEqual([2, ['second']]);
    const unknown = { url: '/api/console/listings/nothing/portals', headers: admin };
    expect((await site.ask(unknown)).statusCode).toBe(404);
  });
});

describe('the order', () => {
  test('puts towns before all others, without a change of their dates', async () => {
    const { modifiedDate } = await town('secret-town');
    expect((await send('PUT', '/api/console/towns/order', { ids: ['test', 'secret-town'] })).statusCode).toBe(
      200,
    );
    expect((await towns()).rows.map(({ id, score }) => [id, score])).toEqual([
      ['test', 12],
      ['secret-town', 11],
      ['nan', 10],
    ]);
    expect((await town('secret-town')).modifiedDate).toBe(modifiedDate);
    const search = await site.ask({
      method: 'POST',
      url: '/api/search/town-demo/_search',
      body: { sort: [{ score: 'desc' }] },
    });
    expect(search.json<SearchResponse>().hits.hits.map(({ _id }) => _id)[0]).toBe('nan');
  });

  test('of listings is that of the site, or that on the page of their town', async () => {
    await send('PUT', '/api/console/listings/order', { ids: ['temples', 'secret-listing'] });
    expect(idsOf(await listings())).toEqual(['temples', 'secret-listing', 'cafes']);
    expect(idsOf(await listings('?town=nan'))).toEqual(['cafes', 'temples', 'secret-listing']);
    await send('PUT', '/api/console/listings/order', { ids: ['secret-listing', 'temples'], town: 'nan' });
    expect(idsOf(await listings('?town=nan'))).toEqual(['secret-listing', 'temples', 'cafes']);
    expect(idsOf(await listings())).toEqual(['temples', 'secret-listing', 'cafes']);
  });

  test('is refused if a town does not exist, or a listing is of another town', async () => {
    expect((await send('PUT', '/api/console/towns/order', { ids: ['nan', 'nothing'] })).statusCode).toBe(404);
    const elsewhere = { ids: ['temples'], town: 'secret-town' };
    expect((await send('PUT', '/api/console/listings/order', elsewhere)).statusCode).toBe(404);
    expect(idsOf(await towns())).toEqual(['nan', 'secret-town', 'test']);
  });

  test('loses nothing of what is saved at the same time', async () => {
    const saves = [1, 2, 3].map((number) => send('PUT', '/api/town/nan', { title: { en: `Nan ${number}` } }));
    const orders = [
      ['test', 'nan'],
      ['nan', 'test'],
    ].map((ids) => send('PUT', '/api/console/towns/order', { ids }));
    for (const { statusCode } of await Promise.all([...saves, ...orders])) expect(statusCode).toBe(200);
    expect((await town('nan')).title.en).toMatch(/^Nan [123]$/);
    const [first, second] = (await towns()).rows;
    expect(new Set([first?.id, second?.id])).toEqual(new Set(['nan', 'test']));
  });
});

test('several towns are archived and restored at once, each with its result', async () => {
  const change = (isArchived: boolean) =>
    send('POST', '/api/console/towns/changes', { ids: ['nan', 'nothing', 'nan'], isArchived });
  expect((await change(true)).data).toEqual([
    { id: 'nan', outcome: 'changed' },
    { id: 'nothing', outcome: 'refused', reason: 'not-found' },
  ]);
  expect((await site.ask({ url: '/api/town/nan' })).statusCode).toBe(404);
  expect((await change(true)).data).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'refused' }]);
  expect((await change(false)).data).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused' }]);
  expect((await site.ask({ url: '/api/town/nan' })).statusCode).toBe(200);
});

test('several listings move to a town at once, each with what it had before', async () => {
  const move = (data: object) =>
    send<ListingResult[]>('POST', '/api/console/listings/changes', { ids: ['temples', 'cafes'], ...data });
  await send('PUT', '/api/listing/cafes', { town: 'secret-town' });
  expect((await move({ town: 'secret-town' })).data).toEqual([
    { id: 'temples', outcome: 'changed', before: { town: 'nan', isArchived: false } },
    { id: 'cafes', outcome: 'unchanged' },
  ]);
  expect((await move({ town: null })).data).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }]);
  expect(await listing('temples')).not.toHaveProperty('town');
  const unknown = await move({ town: 'nothing' });
  expect([unknown.statusCode, unknown.details?.[0]?.path]).toEqual([400, 'body.data.town']);
});

describe('an assignment of portals', () => {
  const assign = (data: object) => send<AssignmentResult[]>('POST', '/api/console/portals/assign', data);

  test('changes released portals, their listings, their history and the search', async () => {
    const added = await assign({
      ids: ['second', 'wat-phumin'],
      addTowns: ['nan', 'secret-town'],
      addListings: ['cafes'],
      removeListings: ['temples', 'secret-listing'],
    });
    const change = { addTowns: ['secret-town'], addListings: ['cafes'], removeListings: ['temples'] };
    expect(added.data).toEqual([
      { id: 'second', outcome: 'changed', change },
      { id: 'wat-phumin', outcome: 'changed', change },
    ]);
    expect(await portal('second')).toMatchObject({
      status: 'RELEASE',
      townRefs: ['nan', 'secret-town'],
      listingRefs: ['cafes'],
    });
    expect((await listing('cafes')).portals?.toSorted()).toEqual(['second', 'wat-phumin']);
    expect((await listing('temples')).portals).toEqual([]);
    expect((await history('second')).at(-1)).toMatchObject({ from: 'RELEASE', to: 'RELEASE', by: 'Admin' });
    expect(await foundIn('listingRefs', 'cafes')).toEqual(['second', 'wat-phumin']);
    expect((await assign({ ids: ['second'], addListings: ['cafes'] })).data).toEqual([
      { id: 'second', outcome: 'unchanged' },
    ]);
  });

  test('is no decision about a portal that waits or was rejected', async () => {
    const before = await history('waiting');
    const { data } = await assign({ ids: ['waiting', 'rejected'], addListings: ['cafes'] });
    expect(data.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    expect(await portal('waiting')).toMatchObject({ status: 'USER_DRAFT', listingRefs: ['cafes'] });
    expect((await portal('rejected')).status).toBe('REJECT');
    expect(await history('waiting')).toEqual(before);
    expect((await listing('cafes')).portals).toEqual([]);
    await send('PUT', '/api/review/waiting', { status: 'RELEASE' });
    expect((await listing('cafes')).portals).toEqual(['waiting']);
  });

  test('gives each portal that is refused its reason, and changes the others', async () => {
    const { data } = await assign({
      ids: ['nothing', 'draft', 'draft-of-admin', 'second', 'old-hours'],
      removeTowns: ['nan'],
      addListings: ['cafes'],
    });
    const notFound = { outcome: 'refused', reason: 'not-found' };
    expect(data).toEqual([
      { id: 'nothing', ...notFound },
      { id: 'draft', ...notFound },
      { id: 'draft-of-admin', ...notFound },
      { id: 'second', outcome: 'refused', reason: 'no-town-left' },
      { id: 'old-hours', outcome: 'changed', change: { addListings: ['cafes'] } },
    ]);
    expect((await portal('second')).listingRefs).toEqual(['temples']);
  });

  test.each<[data: object, path: string]>([
    [{ ids: ['second'], addTowns: ['nan', 'nothing'] }, 'body.data.addTowns.1'],
    [{ ids: ['second'], addListings: ['nothing'] }, 'body.data.addListings.0'],
    [{ ids: [], addTowns: ['nan'] }, 'body.data.ids'],
    [{ ids: Array.from({ length: 101 }, (_, index) => `p${index}`) }, 'body.data.ids'],
  ])('%j is refused as a whole', async (data, path) => {
    const { statusCode, details } = await assign(data);
    expect([statusCode, details?.[0]?.path]).toEqual([400, path]);
    expect((await portal('second')).townRefs).toEqual(['nan']);
  });
});
