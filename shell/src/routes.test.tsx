import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { baseApi, siteApi } from '@portico/shared/api';
import type { PageDeclaration, WebConfig } from '@portico/shared/contracts';
import { routeMatcher } from '@portico/shared/domain';
import {
  createStore,
  LoadOnce,
  languageChanged,
  matchRoutes,
  noteLiveReleaseSet,
  type PrefetchContext,
  type RouteModule,
  type RouteObject,
  type SlotModule,
  startUpdateCheck,
} from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../locales/en.json';
import type { RouteSource } from './remotes/registry.ts';
import { createRoutes, ROOT_ROUTE_ID } from './routes.tsx';

const site: WebConfig = { provider: 'demo', isPrivate: false, title: { en: 'Visit Pai' }, tags: [] };
const server = {
  'GET /api/web-admin/': () => ({ data: site }),
  'PUT /api/hits': () => ({ data: { value: 1 } }),
};

function registryOf(
  load: () => Promise<RouteModule>,
  slot?: SlotModule,
  page: PageDeclaration = {},
): RouteSource {
  const module = new LoadOnce(async () => {
    if (!slot) throw new Error('lost');
    return slot;
  });
  return {
    routes: [
      {
        id: 'mfe-portal:portal',
        path: '/portals/:id',
        remote: 'mfe-portal',
        page,
        module: new LoadOnce(load),
      },
    ],
    extensions: () => [{ remote: 'mfe-catalog', module, isServerRendered: true }],
  };
}

/** Runs the loader of a route, as the router does. */
function runLoader(routes: RouteObject[], id: string, path = '/portals/pai?x=1') {
  const store = createStore({ api: baseApi, services: { fetch: async () => Response.json({ data: site }) } });
  store.dispatch(languageChanged('zh'));
  const route = [...routes, ...routes.flatMap(({ children = [] }) => children)].find((one) => one.id === id);
  if (typeof route?.loader !== 'function') throw new Error(`${id} has no loader`);
  const load = route.loader as (input: object) => unknown;
  const result = load({
    request: new Request(`http://site${path}`),
    params: { id: 'pai' },
    context: { store },
  });
  return { store, result: Promise.resolve(result) };
}

beforeEach(() => {
  startUpdateCheck('set-1');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the pages of remotes', () => {
  test("are rendered in the layout, at the remote's path", async () => {
    const registry = registryOf(async () => ({
      Component: () => <h1>Portal</h1>,
      head: ({ params }) => ({ title: `Portal ${params['id']}` }),
    }));
    await renderWithPlatform(
      { routes: createRoutes(registry, { isServer: false }), url: '/portals/pai' },
      { namespace: 'shell', messages, server },
    );
    expect((await screen.findByRole('heading', { name: 'Portal' })).closest('main')).not.toBeNull();
    expect(await screen.findByText('Visits: 1')).toBeTruthy();
    expect(document.title).toBe('Portal pai · Visit Pai');
  });

  test('that fail to load affect their own area only: the layout stays, and a retry loads them', async () => {
    let tries = 0;
    const registry = registryOf(async () => {
      tries += 1;
      if (tries === 1) throw new Error('lost');
      return { Component: () => <h1>Portal</h1> };
    });
    const page = await renderWithPlatform(
      { routes: createRoutes(registry, { isServer: false }), url: '/portals/pai' },
      { namespace: 'shell', messages, server },
    );
    const alert = await screen.findByRole('alert');
    expect(alert.closest('main')).not.toBeNull();
    expect(screen.getByRole('banner')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Portal' })).toBeTruthy();
    expect(page.address()).toBe('/portals/pai');
  });

  test('that throw while rendering affect their own area only', async () => {
    const registry = registryOf(async () => ({
      Component: () => {
        throw new Error('cannot render');
      },
    }));
    await renderWithPlatform(
      { routes: createRoutes(registry, { isServer: false }), url: '/portals/pai' },
      { namespace: 'shell', messages, server },
    );
    expect((await screen.findByRole('alert')).closest('main')).not.toBeNull();
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

describe('an unknown address', () => {
  test.each(['/404', '/nowhere'])(
    '[APP-25] such as %s shows the 404 page in the layout, with the HTTP status on the server',
    async (url) => {
      const routes = createRoutes(
        registryOf(() => Promise.reject(new Error('not asked for'))),
        { isServer: false },
      );
      expect(await runLoader(routes, 'shell:not-found', url).result).toEqual({ status: 404 });
      await renderWithPlatform({ routes, url }, { namespace: 'shell', messages, server });
      expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
      expect(screen.getByRole('banner')).toBeTruthy();
    },
  );
});

describe('what a page declares', () => {
  const page = async () => ({ Component: () => <h1>Sign in</h1> });

  test('[APP-15] frames it, and what is not found below it', async () => {
    const routes = createRoutes(registryOf(page, undefined, { frame: 'sign-in' }), { isServer: false });
    const shown = await renderWithPlatform(
      { routes, url: '/portals/pai' },
      { namespace: 'shell', messages, server },
    );
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    shown.unmount();
    await renderWithPlatform(
      { routes, url: '/portals/pai/nothing' },
      { namespace: 'shell', messages, server },
    );
    expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test.each([
    [{ personal: true }, 'rendered'],
    [{}, 'redirect'],
  ])(
    'decides whether a navigation offline leads to the cached document: %j is %s',
    async (declared, kind) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
      try {
        const routes = createRoutes(registryOf(page, undefined, declared), { isServer: false });
        const result = await runLoader(routes, 'mfe-portal:portal').result;
        expect(result instanceof Response ? 'redirect' : 'rendered').toBe(kind);
      } finally {
        Reflect.deleteProperty(navigator, 'serviceWorker');
      }
    },
  );

  test('is found for a path as the router finds its route', () => {
    const patterns = ['/', '/towns/:id', '/towns/new', '/:any/new', '/days/:day?', '/shop?/cart', '/admin/*'];
    const routes = patterns.map((path) => ({ path }));
    const routeAt = routeMatcher(routes);
    const parts = ['', 'towns', 'Towns', 'new', 'days', 'shop', 'cart', 'admin', 'x', '%74owns', 'a%2Fb'];
    for (const path of parts.flatMap((one) => parts.map((other) => `/${one}/${other}`)))
      expect([path, routeAt(path)?.path]).toEqual([path, matchRoutes(routes, path)?.at(-1)?.route.path]);
  });
});

describe("a page's data", () => {
  const given: PrefetchContext[] = [];
  const prefetch = async (context: PrefetchContext) => {
    given.push(context);
    await context.prefetchSlot('portal.catalog', { portalId: 'pai', provider: 'demo', isEditor: false });
    return { status: 404 };
  };
  const withPrefetch = async () => ({ Component: () => null, prefetch });

  beforeEach(() => {
    given.length = 0;
  });

  test('is prefetched with address, parameters and language', async () => {
    const { result, store } = runLoader(
      createRoutes(registryOf(withPrefetch), { isServer: true }),
      'mfe-portal:portal',
    );
    await result;
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ params: { id: 'pai' }, language: 'zh' });
    expect(given[0]?.url.href).toBe('http://site/portals/pai?x=1');
    expect(given[0]?.getState()).toBe(store.getState());
  });

  test('is awaited on the server, and decides the status', async () => {
    const { result } = runLoader(
      createRoutes(registryOf(withPrefetch), { isServer: true }),
      'mfe-portal:portal',
    );
    expect(await result).toEqual({ status: 404 });
  });

  test('is not awaited in the browser, and may fail there', async () => {
    const fails = async () => ({
      Component: () => null,
      prefetch: async () => {
        throw new Error('no data');
      },
    });
    const waits = async () => ({
      Component: () => null,
      prefetch: () => new Promise<undefined>(() => undefined),
    });
    for (const load of [fails, waits]) {
      const routes = createRoutes(registryOf(load), { isServer: false });
      expect(await runLoader(routes, 'mfe-portal:portal').result).toEqual({});
    }
  });

  test('includes the data of slots, whose failures do not fail the page', async () => {
    const asked: unknown[] = [];
    const slot: SlotModule = {
      Component: () => null,
      prefetch: async (props, { language }) => asked.push([props, language]),
    };
    const arrives = createRoutes(registryOf(withPrefetch, slot), { isServer: true });
    expect(await runLoader(arrives, 'mfe-portal:portal').result).toEqual({ status: 404 });
    expect(asked).toEqual([[{ portalId: 'pai', provider: 'demo', isEditor: false }, 'zh']]);

    const lost = createRoutes(registryOf(withPrefetch), { isServer: true });
    expect(await runLoader(lost, 'mfe-portal:portal').result).toEqual({ status: 404 });
  });

  test('includes the web config, which the server awaits', async () => {
    const { result, store } = runLoader(
      createRoutes(registryOf(withPrefetch), { isServer: true }),
      ROOT_ROUTE_ID,
    );
    await result;
    expect(siteApi.endpoints.webConfig.select()(store.getState() as never).data).toEqual(site);
    expect(createRoutes(registryOf(withPrefetch), { isServer: false })[0]).not.toHaveProperty('loader');
  });
});

describe('a newer release set', () => {
  test('makes the next navigation a full load, before any old code is requested', async () => {
    const load = jest.fn(async () => ({ Component: () => null }));
    const routes = createRoutes(registryOf(load), { isServer: false });
    noteLiveReleaseSet('set-2');
    const response = (await runLoader(routes, 'mfe-portal:portal').result) as Response;
    expect(response.headers.get('location')).toBe('http://site/portals/pai?x=1');
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
    expect(load).not.toHaveBeenCalled();
  });

  test('has no effect on the server, which renders each page with the live one', async () => {
    noteLiveReleaseSet('set-2');
    const routes = createRoutes(
      registryOf(async () => ({ Component: () => null })),
      { isServer: true },
    );
    expect(await runLoader(routes, 'mfe-portal:portal').result).toEqual({});
  });
});
