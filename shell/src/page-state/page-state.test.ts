/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { baseApi, isInOneLanguage, portalApi } from '@portico/shared/api';
import { createStore, languageChanged, type RootState, type Store } from '@portico/shared/platform';
import { holdPageData } from './hold-page-data.ts';
import { packStore } from './pack-store.ts';
import { unpackStore } from './unpack-store.ts';

const title = { th: 'น่าน', en: 'Nan', zh: '楠府', ar: 'نان' };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hits: build.query<unknown, { z: number; a: string[] }>({
      queryFn: () => ({
        data: {
          total: 3,
          hits: [
            { source: { _id: 'nan', title, tags: ['วัด'], location: { lat: 18.7, lon: 100.7 }, score: null } },
            { source: { _id: 'pai', title: { en: 'Pai' } } },
            { source: { _id: 'tak', title: { th: '', en: 'Tak' } } },
            { source: { _id: 'rayong', title: { ...title, lang: 'en' }, note: { th: 'ทะเล', lang: 'th' } } },
          ],
        },
      }),
      providesTags: ['Search'],
    }),
    words: build.query<unknown, undefined>({
      queryFn: () => ({ data: { title } }),
      providesTags: [{ type: 'WebConfig' }, { type: 'Portal', id: 'a' }],
    }),
    list: build.query<unknown, undefined>({
      queryFn: () => ({ data: [{ title }] }),
      providesTags: ['Search'],
    }),
    keyed: build.query<unknown, { id: string; token: string }>({
      queryFn: () => ({ data: 'keyed' }),
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
    }),
    named: build.query<unknown, { id: string }>({
      queryFn: () => ({ data: 'named' }),
      serializeQueryArgs: ({ queryArgs: { id } }) => `the one of ${id}`,
    }),
    broken: build.query<unknown, undefined>({
      queryFn: () => ({ error: { kind: 'http', status: 404 } as never }),
    }),
  }),
});

const services = {
  fetch: async (address: string) =>
    Response.json({
      data: { title: address.endsWith('/thai') ? { th: 'น่าน' } : title, editors: ['ploy'] },
    }),
};

async function renderedState(): Promise<RootState> {
  const store = createStore({ api: baseApi, services });
  store.dispatch(languageChanged('th'));
  await store.dispatch(api.endpoints.hits.initiate({ z: 1, a: ['วัด'] }));
  for (const id of ['a', 'thai']) await store.dispatch(portalApi.endpoints.portal.initiate({ id }));
  await store.dispatch(api.endpoints.words.initiate(undefined));
  await store.dispatch(api.endpoints.list.initiate(undefined));
  await store.dispatch(api.endpoints.keyed.initiate({ id: 'a', token: 't' }));
  await store.dispatch(api.endpoints.named.initiate({ id: 'a' }));
  await store.dispatch(api.endpoints.broken.initiate(undefined));
  return store.getState();
}

const HITS = 'hits({"a":["วัด"],"z":1})';
const PORTAL = 'portal({"id":"a"})';

interface ApiState {
  queries: Record<string, Record<string, unknown>>;
  provided: unknown;
}
const apiOf = (state: unknown) => (state as { api: ApiState }).api;
const throughDocument = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

test('search hits of a document have texts in its language only', async () => {
  expect(apiOf(packStore(await renderedState(), 'th')).queries[HITS]?.['data']).toEqual({
    onlyIn: 'th',
    total: 3,
    hits: [
      {
        source: {
          _id: 'nan',
          title: { th: 'น่าน' },
          tags: ['วัด'],
          location: { lat: 18.7, lon: 100.7 },
          score: null,
        },
      },
      // Without a Thai text, the page shows another one.
      { source: { _id: 'pai', title: { en: 'Pai' } } },
      { source: { _id: 'tak', title: { th: '', en: 'Tak' } } },
      { source: { _id: 'rayong', title: { th: 'น่าน' }, note: { th: 'ทะเล', lang: 'th' } } },
    ],
  });
});

test('a portal has texts in its language only, and a mark if others are missing', async () => {
  const { queries } = apiOf(packStore(await renderedState(), 'th'));
  const portals = ['a', 'thai'].map((id) => queries[`portal({"id":"${id}"})`]?.['data']);
  const inThai = { title: { th: 'น่าน' }, editors: ['ploy'] };
  expect(portals).toEqual([{ ...inThai, onlyIn: 'th' }, inThai]);
  expect(portals.map(isInOneLanguage)).toEqual([true, false]);
});

test('other records, and lists without a place for the mark, keep their texts in all languages', async () => {
  const { queries } = apiOf(packStore(await renderedState(), 'th'));
  expect(queries['words(undefined)']?.['data']).toEqual({ title });
  expect(queries['list(undefined)']?.['data']).toEqual([{ title }]);
});

test('the browser restores what the document leaves out', async () => {
  const state = await renderedState();
  const before = apiOf(throughDocument(state));
  const after = apiOf(unpackStore(throughDocument(packStore(state, 'th'))));
  for (const [key, entry] of Object.entries(before.queries)) {
    const { data, requestId, startedTimeStamp, ...rest } = entry;
    expect(after.queries[key]).toEqual(expect.objectContaining(rest));
    expect(typeof after.queries[key]?.['requestId']).toBe('string');
    if (key !== HITS && key !== PORTAL) expect(after.queries[key]?.['data']).toEqual(data);
  }
  expect(after.provided).toEqual(before.provided);
});

test('a store with the restored state needs no request, and knows which data a change makes stale', async () => {
  const packed = throughDocument(packStore(await renderedState(), 'th'));
  const store = createStore({ api: baseApi, services, preloadedState: unpackStore(packed) });
  const { data, isSuccess } = api.endpoints.hits.select({ z: 1, a: ['วัด'] })(store.getState() as never);
  expect([isSuccess, (data as { total: number }).total]).toEqual([true, 3]);
  const stale = api.util.selectInvalidatedBy(store.getState() as never, [
    'Search',
    { type: 'Portal', id: 'a' },
  ]);
  expect(stale.map(({ endpointName, originalArgs }) => [endpointName, originalArgs])).toEqual([
    ['hits', { a: ['วัด'], z: 1 }],
    ['list', undefined],
    ['portal', { id: 'a' }],
    ['words', undefined],
  ]);
});

test('a document of a store without data is left alone', () => {
  expect(unpackStore({ session: {} })).toEqual({ session: {} });
});

test('data of the document stays while the page hydrates, although nothing subscribes to it yet', async () => {
  jest.useFakeTimers();
  const state = await renderedState();
  const restored = () => {
    const packed = throughDocument(packStore(state, 'th'));
    return createStore({ api: baseApi, services, preloadedState: unpackStore(packed) });
  };
  const portalIn = ({ getState }: Store) => apiOf(getState()).queries[PORTAL];
  const signIn = baseApi.util.invalidateTags(['Viewer']);
  try {
    const forgetful = restored();
    forgetful.dispatch(signIn);
    expect(portalIn(forgetful)).toBeUndefined();

    const store = restored();
    const before = store.getState();
    holdPageData(store);
    expect(apiOf(store.getState()).queries).toEqual(apiOf(before).queries);
    store.dispatch(signIn);
    expect(portalIn(store)).toMatchObject({ status: 'pending', data: { onlyIn: 'th' } });
    await jest.advanceTimersByTimeAsync(1);
    expect(portalIn(store)).toMatchObject({ status: 'fulfilled', data: { title } });
    // Later it is like other data of which no part makes use.
    await jest.advanceTimersByTimeAsync(10_000);
    store.dispatch(signIn);
    expect(portalIn(store)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
