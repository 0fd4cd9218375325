import { beforeEach, expect, jest, test } from '@jest/globals';
import { createStore } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { storeGrant } from './grants.ts';
import { type PortalRequest, portalApi } from './portal.api.ts';
import { selectData } from './select-data.ts';

beforeEach(() => {
  sessionStorage.clear();
});

function open() {
  let title = 'Stored';
  const send = jest.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ data: { _id: 'p1', title: { en: title } } }),
  );
  const store = createStore({ api: baseApi, services: { fetch: send as unknown as typeof fetch } });
  return {
    send,
    request: (request: PortalRequest) => store.dispatch(portalApi.endpoints.portal.initiate(request)),
    titleOf: (request: PortalRequest) =>
      selectData(portalApi.endpoints.portal, request, store.getState())?.title.en,
    change: (id: string, en: string) =>
      store.dispatch(
        portalApi.util.updateQueryData('portal', { id }, (portal) => void (portal.title.en = en)) as never,
      ) as { undo: () => void },
    storeElsewhere: (next: string) => {
      title = next;
    },
  };
}

test('[MFE-06, AMBIG-29] a portal has one entry, whichever provider the address names', async () => {
  const { send, request, titleOf } = open();
  await request({ id: 'p1', provider: 'demo' });
  await request({ id: 'p1' });
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/portal/p1?provider=demo']);
  expect(titleOf({ id: 'p1' })).toBe('Stored');
});

test('[T-49] a second copy is fetched beside the entry, whose unsaved changes stay and can be undone', async () => {
  const { request, titleOf, change, storeElsewhere } = open();
  await request({ id: 'p1' });
  const { undo } = change('p1', 'Mine');
  storeElsewhere('Theirs');
  await request({ id: 'p1', isSecondCopy: true });
  expect([titleOf({ id: 'p1' }), titleOf({ id: 'p1', isSecondCopy: true })]).toEqual(['Mine', 'Theirs']);
  undo();
  expect(titleOf({ id: 'p1' })).toBe('Stored');
});

test('[OPEN-03] the grant of this tab goes along', async () => {
  storeGrant({ store: 'portal', id: 'p1' }, 'a-grant');
  const { send, request } = open();
  await request({ id: 'p1' });
  expect(new Headers(send.mock.calls[0]?.[1].headers).get('x-portico-grant')).toBe('a-grant');
});
