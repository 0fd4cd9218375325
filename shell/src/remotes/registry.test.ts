import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteListing } from '@portico/shared/contracts';
import { createI18n, type RemoteModule, type RouteModule, type SlotModule } from '@portico/shared/platform';
import { createRegistry, type RegistryOptions } from './registry.ts';

const portals: RemoteListing = {
  name: 'mfe-portal',
  version: '1',
  entry: '/_r/mfe-portal/1/remoteEntry.js',
  routes: {
    portal: { path: '/portals/:id', query: { provider: 'public' } },
    page: { path: '/web-page/:id' },
  },
  slots: [],
};
const catalogue: RemoteListing = { ...portals, name: 'mfe-catalog', routes: {}, slots: ['portal.catalog'] };

const page: RouteModule = { Component: () => null, slots: ['portal.catalog'] };
const section: SlotModule<'portal.catalog'> = { Component: () => null };

const remoteOf = (changes: Partial<RemoteModule>): { remote: RemoteModule } => ({
  remote: {
    name: 'mfe-portal',
    routes: {},
    slots: {},
    messages: async () => ({ default: {} }),
    ...changes,
  },
});
const portalRemote = remoteOf({ routes: { portal: { path: '/portals/:id', load: async () => page } } });
const catalogRemote = remoteOf({ name: 'mfe-catalog', slots: { 'portal.catalog': async () => section } });

function open(load: (name: string) => Promise<unknown>, options: Partial<RegistryOptions> = {}) {
  const loads = jest.fn(load);
  const registry = createRegistry({
    listings: [portals, catalogue],
    load: ({ name }) => loads(name),
    languages: () => ['en'],
    renderedSlots: new Set(),
    ...options,
  });
  const route = registry.routes[0];
  const extension = registry.extensions('portal.catalog')[0];
  if (!route || !extension) throw new Error('the registry is empty');
  return { registry, route, extension, loads };
}
const bothArrive = async (name: string) => (name === 'mfe-portal' ? portalRemote : catalogRemote);

afterEach(() => {
  jest.useRealTimers();
});

describe('the registry', () => {
  test('knows routes and slots from the descriptors before any code is loaded', () => {
    const { registry, loads } = open(bothArrive);
    expect(registry.routes.map(({ id, path, remote }) => [id, path, remote])).toEqual([
      ['mfe-portal:portal', '/portals/:id', 'mfe-portal'],
      ['mfe-portal:page', '/web-page/:id', 'mfe-portal'],
    ]);
    expect(registry.routes.map(({ page: declared }) => declared)).toEqual([
      { query: { provider: 'public' } },
      {},
    ]);
    expect(registry.extensions('portal.catalog').map(({ remote }) => remote)).toEqual(['mfe-catalog']);
    expect(registry.routes.map(({ module }) => module.current)).toEqual([undefined, undefined]);
    expect(loads).not.toHaveBeenCalled();
  });

  test('a slot that no live remote fills has no extensions', () => {
    const registry = createRegistry({
      listings: [portals],
      load: ({ name }) => bothArrive(name),
      languages: () => [],
      renderedSlots: new Set(),
    });
    expect(registry.extensions('portal.catalog')).toEqual([]);
  });

  test("loads a route with its remote only, and the remote's messages in the page's language", async () => {
    const messages = jest.fn(async () => ({ default: { title: 'Portal' } }));
    const { route, loads } = open(async () =>
      remoteOf({ name: 'mfe-worded', routes: portalRemote.remote.routes, messages }),
    );
    expect(await route.module.ready()).toBe(page);
    expect(route.module.current).toBe(page);
    expect(loads.mock.calls).toEqual([['mfe-portal']]);
    expect(messages.mock.calls).toEqual([['en']]);
    expect(createI18n({ language: 'en', follow: false }).t('title', { ns: 'mfe-worded' })).toBe('Portal');
  });

  test('a server-rendered extension is loaded with its page', async () => {
    const { route, extension } = open(bothArrive, { renderedSlots: new Set(['portal.catalog:mfe-catalog']) });
    expect(extension.isServerRendered).toBe(true);
    await route.module.ready();
    expect(extension.module.current).toBe(section);
  });

  test('an extension that the server did not render does not delay the page', async () => {
    const { route, extension, loads } = open(bothArrive);
    expect(extension.isServerRendered).toBe(false);
    await route.module.ready();
    expect(loads.mock.calls).toEqual([['mfe-portal']]);
  });

  test('an extension that fails does not fail the route', async () => {
    const { route, extension } = open(
      async (name) => {
        if (name === 'mfe-catalog') throw new Error('lost');
        return portalRemote;
      },
      { renderedSlots: new Set(['portal.catalog:mfe-catalog']) },
    );
    expect(await route.module.ready()).toBe(page);
    await expect(extension.module.ready()).rejects.toThrow('lost');
  });

  test('a remote, its messages and its page are retried before they count as failed', async () => {
    const messages = jest
      .fn<RemoteModule['messages']>()
      .mockRejectedValueOnce(new Error('poisoned'))
      .mockResolvedValue({ default: {} });
    const load = jest
      .fn<() => Promise<RouteModule>>()
      .mockRejectedValueOnce(new Error('poisoned'))
      .mockResolvedValue(page);
    const { route, loads } = open(async () =>
      remoteOf({ name: 'mfe-poisoned', routes: { portal: { path: '/portals/:id', load } }, messages }),
    );
    loads.mockRejectedValueOnce(new Error('poisoned'));
    expect(await route.module.ready()).toBe(page);
    expect([loads, messages, load].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  });

  test('a failed remote is loaded again by the next call', async () => {
    const { route, loads } = open(bothArrive);
    for (let tries = 0; tries < 3; tries += 1) loads.mockRejectedValueOnce(new Error('lost'));
    await expect(route.module.ready()).rejects.toThrow('lost');
    expect(await route.module.ready()).toBe(page);
    expect(loads).toHaveBeenCalledTimes(4);
  });

  test('[MFE-10] a remote that has not loaded after 9.5 s has failed', async () => {
    jest.useFakeTimers();
    const { route } = open(() => new Promise(() => undefined));
    let failure: unknown;
    route.module.ready().catch((error: unknown) => {
      failure = error;
    });
    await jest.advanceTimersByTimeAsync(9_499);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(String(failure)).toContain('PL-211 mfe-portal (entry, time-out)');
    expect(String(failure)).toContain('did not respond within 9500 ms');
  });

  test('the code of a page has 9.5 s in total, for all its parts', async () => {
    jest.useFakeTimers();
    const late = <Value>(value: Value): Promise<Value> =>
      new Promise((resolve) => setTimeout(() => resolve(value), 4_000));
    const load = () => new Promise<RouteModule>(() => undefined);
    const remote = remoteOf({
      name: 'mfe-late',
      routes: { portal: { path: '/portals/:id', load } },
      messages: () => late({ default: {} }),
    });
    const { route } = open(() => late(remote));
    let failure: unknown;
    route.module.ready().catch((error: unknown) => {
      failure = error;
    });
    await jest.advanceTimersByTimeAsync(9_499);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(String(failure)).toContain('(route, time-out)');
  });

  test('a remote without a module of its descriptor names the module', async () => {
    const { route, extension } = open(async () => remoteOf({ name: 'mfe-empty' }));
    await expect(route.module.ready()).rejects.toThrow(
      "PL-245 mfe-portal (route, missing-export): mfe-portal has no route 'portal'",
    );
    await expect(extension.module.ready()).rejects.toThrow("mfe-catalog does not fill 'portal.catalog'");
  });

  test('[MFE-10] each phase of a failing remote has its own error number', async () => {
    const lost = async () => Promise.reject(new Error('lost'));
    const codeOf = (module: { ready: () => Promise<unknown> }) =>
      module.ready().then(
        () => 'none',
        (error: unknown) => (error as { code?: string }).code,
      );
    const entry = open(lost);
    const messages = open(async () => remoteOf({ ...portalRemote.remote, name: 'mfe-mute', messages: lost }));
    const route = open(async () => remoteOf({ routes: { portal: { path: '/portals/:id', load: lost } } }));
    const slot = open(async () => remoteOf({ name: 'mfe-catalog', slots: { 'portal.catalog': lost } }));
    const codes = await Promise.all(
      [entry.route, messages.route, route.route, slot.extension].map(({ module }) => codeOf(module)),
    );
    expect(codes).toEqual(['PL-214', 'PL-234', 'PL-244', 'PL-254']);
  });
});

describe('a remote that is renewed', () => {
  const later = { ...portals, version: '2', entry: '/_r/mfe-portal/2/remoteEntry.js' };
  const newPage: RouteModule = { Component: () => null };

  test('loads all modules that the page uses from its new entry, and no others', async () => {
    let given = remoteOf({ routes: { portal: { path: '/portals/:id', load: async () => page } } });
    const entries: string[] = [];
    const registry = createRegistry({
      listings: [portals, catalogue],
      load: async ({ name, entry }) => {
        entries.push(entry);
        return name === 'mfe-portal' ? given : catalogRemote;
      },
      languages: () => ['en'],
      renderedSlots: new Set(),
    });
    const [portal, webPage] = registry.routes;
    await portal?.module.ready();
    given = remoteOf({ routes: { portal: { path: '/portals/:id', load: async () => newPage } } });
    expect(await registry.renew(later)).toBe(given.remote);
    expect([portal?.module.current, webPage?.module.current]).toEqual([newPage, undefined]);
    expect(entries).toEqual([portals.entry, later.entry]);
    expect(portal?.files?.()[0]).toBe(later.entry);
  });

  test('stays unchanged when the new one does not load', async () => {
    let isLost = false;
    const { registry, route } = open(async () => {
      if (isLost) throw new Error('lost');
      return portalRemote;
    });
    await route.module.ready();
    isLost = true;
    await expect(registry.renew(later)).rejects.toThrow('lost');
    expect(route.module.current).toBe(page);
  });

  test('must be a remote of the page', async () => {
    const { registry } = open(bothArrive);
    await expect(registry.renew({ ...later, name: 'mfe-other' })).rejects.toThrow('mfe-other is not live');
  });
});
