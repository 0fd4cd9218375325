import { describe, expect, test } from '@jest/globals';
import { baseApi, siteApi } from '@portico/shared/api';
import type { WebConfig } from '@portico/shared/contracts';
import { createStore, type HeadContext } from '@portico/shared/platform';
import { headOfRoute, renderedHead, titleOf } from './page-head.ts';

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
  test('is page and site title, or the site title alone', async () => {
    const state = await stateWith(site);
    expect(titleOf('Towns', state, 'en')).toBe('Towns · Visit Pai');
    expect(titleOf(undefined, state, 'en')).toBe('Visit Pai');
    expect(titleOf('', state, 'en')).toBe('Visit Pai');
    expect(titleOf('Visit Pai', state, 'en')).toBe('Visit Pai');
  });

  test('is neutral while the site’s name is unknown', async () => {
    const state = await stateWith(undefined);
    expect(titleOf(undefined, state, 'en')).toBe('Portico');
    expect(titleOf('Towns', state, 'en')).toBe('Towns · Portico');
  });
});

describe('renderedHead', () => {
  const own = { title: 'Towns', description: 'All of them', image: '/images/t', imageAlt: 'A lane' };

  test('has the title with the site for the tab, and alone for previews', async () => {
    const state = await stateWith(site);
    expect(renderedHead(own, state, 'en')).toMatchObject({
      ...own,
      title: 'Towns · Visit Pai',
      name: 'Towns',
      siteName: 'Visit Pai',
    });
    expect(renderedHead({ title: 'Towns', image: '/images/t' }, state, 'en').imageAlt).toBe('Towns');
  });

  test('uses the site’s description for a page without one', async () => {
    const state = await stateWith({
      ...site,
      description: { en: 'Hills and tea' },
      homeImageURL: '/images/home',
      logoImageURL: '/images/logo',
    });
    const ofSite = {
      title: 'Visit Pai',
      name: 'Visit Pai',
      description: 'Hills and tea',
      image: '/images/home',
      imageAlt: 'Visit Pai',
    };
    expect(renderedHead(undefined, state, 'en')).toMatchObject(ofSite);
    expect(renderedHead({ title: '' }, state, 'en')).toMatchObject(ofSite);
  });

  test('structured data is only on indexed pages and is serialised as data', async () => {
    const state = await stateWith(site);
    const data = [{ '@type': 'Place' }];
    const listed = renderedHead({ ...own, jsonLd: () => data }, state, 'en');
    expect(listed.jsonLd).toEqual(data);
    expect(structuredClone(listed)).toEqual(listed);
    expect(renderedHead({ ...own, noIndex: true, jsonLd: () => data }, state, 'en').jsonLd).toEqual([]);
  });
});

describe('headOfRoute', () => {
  const context = { params: { id: 'pai' } } as unknown as HeadContext;
  const handle = (head?: (given: HeadContext) => { title: string }) => ({
    remote: 'mfe-discovery',
    ready: () => Promise.reject(new Error('not asked for')),
    loaded: () => (head ? { Component: () => null, head } : undefined),
  });

  test("is the route's own head once its code has loaded", () => {
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
