import { describe, expect, test } from '@jest/globals';
import { baseApi, siteApi } from '@portico/shared/api';
import type { WebConfig } from '@portico/shared/contracts';
import { createStore, type HeadContext } from '@portico/shared/platform';
import { headOfRoute, titleOf } from './page-head.ts';

const site: WebConfig = { provider: 'demo', isPrivate: false, title: { en: 'Visit Pai' }, tags: [] };

async function stateWith(config: WebConfig | undefined) {
  const store = createStore({
    api: baseApi,
    services: {
      fetch: async () => (config ? Response.json({ data: config }) : new Response('', { status: 500 })),
    },
  });
  await store.dispatch(siteApi.endpoints.webConfig.initiate());
  return store.getState();
}

describe('titleOf', () => {
  test("is the page's and the site's, or the site's alone", async () => {
    const state = await stateWith(site);
    expect(titleOf('Towns', state, 'en')).toBe('Towns · Visit Pai');
    expect(titleOf(undefined, state, 'en')).toBe('Visit Pai');
    expect(titleOf('', state, 'en')).toBe('Visit Pai');
    expect(titleOf('Visit Pai', state, 'en')).toBe('Visit Pai');
  });

  test('is neutral while the name of the site is not known', async () => {
    const state = await stateWith(undefined);
    expect(titleOf(undefined, state, 'en')).toBe('Portico');
    expect(titleOf('Towns', state, 'en')).toBe('Towns · Portico');
  });
});

describe('headOfRoute', () => {
  const context = { params: { id: 'pai' } } as unknown as HeadContext;
  const handle = (head?: (given: HeadContext) => { title: string }) => ({
    remote: 'mfe-discovery',
    ready: () => Promise.reject(new Error('not asked for')),
    loaded: () => (head ? { Component: () => null, head } : undefined),
  });

  test("is the route's own, once its code is there", () => {
    expect(
      headOfRoute(
        handle(({ params }) => ({ title: `Town ${params['id']}` })),
        context,
      ),
    ).toEqual({
      title: 'Town pai',
    });
    expect(headOfRoute(handle(), context)).toBeUndefined();
    expect(headOfRoute(undefined, context)).toBeUndefined();
  });
});
