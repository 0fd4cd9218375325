import { describe, expect, jest, test } from '@jest/globals';
import { createStore } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { sessionApi } from './session.api.ts';
import { siteApi } from './site.api.ts';

/** Two remotes: one shows data, the other saves it. */
const shows = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shownPortal: build.query<{ title: string }, string>({
      query: (id) => ({ url: `/api/portal/${id}` }),
      providesTags: ['Portal'],
    }),
    shownToViewer: build.query<{ title: string }, string>({
      query: (id) => ({ url: `/api/private/${id}` }),
      providesTags: ['Viewer'],
    }),
  }),
});
const saves = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePortal: build.mutation<unknown, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `/api/portal/${id}`, method: 'PUT', body: { title } }),
      invalidatesTags: ['Portal'],
    }),
  }),
});

function open() {
  let title = 'Old';
  const send = jest.fn(async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/portal/') && init.method === 'PUT') title = 'New';
    if (url === '/api/auth/login') {
      const data = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: [] };
      return Response.json({ status: 'ok', jsonWebToken: 't', data });
    }
    if (url === '/api/web-admin/') return Response.json({ data: { provider: 'demo' } });
    if (url === '/api/hits') return Response.json({ data: { value: 41 } });
    return Response.json({ title });
  });
  const store = createStore({ api: baseApi, services: { fetch: send as unknown as typeof fetch } });
  return { store, send };
}
const settled = (store: ReturnType<typeof open>['store']) =>
  Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

describe('the shared cache of server data', () => {
  test('[MFE-06] data saved by one remote is refetched by another; two readers share one request', async () => {
    const { store, send } = open();
    const select = shows.endpoints.shownPortal.select('p1');
    await Promise.all([
      store.dispatch(shows.endpoints.shownPortal.initiate('p1')),
      store.dispatch(shows.endpoints.shownPortal.initiate('p1')),
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(select(store.getState() as never).data).toEqual({ title: 'Old' });

    await store.dispatch(saves.endpoints.savePortal.initiate({ id: 'p1', title: 'New' }));
    await settled(store);
    expect(select(store.getState() as never).data).toEqual({ title: 'New' });
  });

  test('responses that depend on the user are refetched after signing in', async () => {
    const { store, send } = open();
    await store.dispatch(shows.endpoints.shownToViewer.initiate('p1'));
    await store.dispatch(shows.endpoints.shownPortal.initiate('p1'));
    await store.dispatch(sessionApi.endpoints.login.initiate({ username: 'creator', password: 'x' }));
    await settled(store);
    const asked = send.mock.calls.map(([url]) => url);
    expect(asked.filter((url) => url === '/api/private/p1')).toHaveLength(2);
    expect(asked.filter((url) => url === '/api/portal/p1')).toHaveLength(1);
  });
});

describe('the calls of the site as a whole', () => {
  test('[API-15] the web config is the data of GET /api/web-admin/', async () => {
    const { store, send } = open();
    const { data } = await store.dispatch(siteApi.endpoints.webConfig.initiate());
    expect(data).toEqual({ provider: 'demo' });
    expect(send.mock.calls[0]?.[0]).toBe('/api/web-admin/');
    expect(send.mock.calls[0]?.[1].method).toBe('GET');
  });

  test('[API-17] the counter is data.value of PUT /api/hits', async () => {
    const { store, send } = open();
    const { data } = await store.dispatch(siteApi.endpoints.countHit.initiate());
    expect(data).toBe(41);
    expect(send.mock.calls[0]?.[0]).toBe('/api/hits');
    expect(send.mock.calls[0]?.[1].method).toBe('PUT');
  });
});
