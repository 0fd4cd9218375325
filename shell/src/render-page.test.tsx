/** @jest-environment node */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useWebConfigQuery } from '@portico/shared/api';
import type { Language, PageState, RemoteListing, RenderedPage, WebConfig } from '@portico/shared/contracts';
import { type RemoteModule, redirect, Slot, type SlotModule, useText } from '@portico/shared/platform';

// Fakes the disk: a remote loads, or it fails.
const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerPlugins: () => undefined,
  registerRemotes: () => undefined,
}));

const title = { en: 'Visit </script><b>Pai</b>', th: 'เที่ยวปาย' };
const site: WebConfig = { provider: 'demo', isPrivate: false, title, tags: [] };

function Portal() {
  const { t } = useText('mfe-portal');
  const { data: config } = useWebConfigQuery();
  return (
    <>
      <h1>{`${t('title')} of ${config?.provider}`}</h1>
      <Slot name="portal.catalog" portalId="pai" provider="demo" isEditor={false} />
    </>
  );
}
const cannotRender = () => {
  throw new Error('cannot render');
};

const portal: RemoteModule = {
  name: 'mfe-portal',
  routes: {
    portal: {
      path: '/portals/:id',
      load: async () => ({
        Component: Portal,
        slots: ['portal.catalog'],
        head: ({ t, params }) => ({ title: `${t('title')} ${params['id']}`, noIndex: true }),
        prefetch: async ({ params, prefetchSlot }) => {
          await prefetchSlot('portal.catalog', { portalId: 'pai', provider: 'demo', isEditor: false });
          if (params['id'] === 'old') throw redirect('/portals/new');
          if (params['id'] === 'broken') throw new Error('no data');
          return { status: params['id'] === 'gone' ? 404 : 200 };
        },
      }),
    },
    fragile: {
      path: '/fragile',
      load: async () => ({ Component: cannotRender }),
    },
  },
  slots: {},
  messages: async (language) => ({ default: { title: language === 'th' ? 'หน้า' : 'Portal' } }),
};
const catalogue: RemoteModule = {
  name: 'mfe-catalog',
  routes: {},
  slots: { 'portal.catalog': async () => ({ Component: () => <h2>Catalogue</h2> }) },
  messages: async () => ({ default: {} }),
};
const listing = ({ name, routes, slots }: RemoteModule): RemoteListing => ({
  name,
  version: '1',
  entry: `/releases/${name}/1/node/remoteEntry.js`,
  routes: Object.fromEntries(Object.entries(routes).map(([key, { path }]) => [key, { path }])),
  slots: Object.keys(slots),
});

let calls: string[] = [];
async function start() {
  const { initRenderer } = await import('./render-page.tsx');
  return initRenderer({
    remotes: [listing(portal), listing(catalogue)],
    fetch: async (host, input, init) => {
      calls.push(
        `${host} ${init?.method ?? 'GET'} ${input} ${new Headers(init?.headers).get('authorization') ?? ''}`.trim(),
      );
      return Response.json({ data: site });
    },
  });
}
const settings = { connectivityCheck: '/api/health' };
async function renderAt(path: string, language: Language = 'en') {
  const rendered = await (await start())({ url: `http://demo.example${path}`, language, settings });
  if (rendered.kind !== 'page') throw new Error(`redirected to ${rendered.location}`);
  return rendered;
}
const stateOf = (page: Extract<RenderedPage, { kind: 'page' }>) => JSON.parse(page.state) as PageState;

beforeEach(() => {
  calls = [];
  loadRemote.mockImplementation(async (id) => ({ remote: id.startsWith('mfe_portal') ? portal : catalogue }));
});

describe('a page rendered on the server', () => {
  test('contains the layout and the remote’s page, with their data and slots', async () => {
    const page = await renderAt('/portals/pai');
    expect(page.html).toContain('Portal of demo');
    expect(page.html).toContain('<h2>Catalogue</h2>');
    expect(page.html).toContain('© 2021');
    expect(page).toMatchObject({
      status: 200,
      routeId: 'mfe-portal:portal',
      drawnSlots: ['portal.catalog:mfe-catalog'],
    });
  });

  test('contains nothing of a slot that is empty, and asks the browser for nothing of it', async () => {
    const isEmpty = jest.fn<NonNullable<SlotModule['prefetch']>>();
    const empty: RemoteModule = {
      ...catalogue,
      slots: {
        'portal.catalog': async () => ({ Component: () => <h2>Catalogue</h2>, prefetch: isEmpty }),
      },
    };
    loadRemote.mockImplementation(async (id) => ({ remote: id.startsWith('mfe_portal') ? portal : empty }));
    const render = await start();
    const ask = async (content: unknown) => {
      isEmpty.mockResolvedValue(content);
      const page = await render({ url: 'http://demo.example/portals/pai', language: 'en', settings });
      if (page.kind !== 'page') throw new Error('redirected');
      const { emptySlots } = stateOf(page);
      return { hasCatalogue: page.html.includes('Catalogue'), drawnSlots: page.drawnSlots, emptySlots };
    };
    const slot = 'portal.catalog:mfe-catalog';
    expect(await ask({ isEmpty: true })).toEqual({ hasCatalogue: false, drawnSlots: [], emptySlots: [slot] });
    for (const content of [{ isEmpty: false }, undefined, null, 'anything'])
      expect(await ask(content)).toEqual({ hasCatalogue: true, drawnSlots: [slot], emptySlots: [] });
  });

  test("requests from the visitor's host, anonymously, once per call, without counting a visit", async () => {
    await renderAt('/portals/pai');
    expect(calls).toEqual(['demo.example GET /api/web-admin/']);
  });

  test('has the head of its route in its language', async () => {
    expect((await renderAt('/portals/pai', 'th')).head).toMatchObject({
      title: 'หน้า pai · เที่ยวปาย',
      name: 'หน้า pai',
      noIndex: true,
    });
    expect((await renderAt('/nowhere', 'th')).head).toMatchObject({ title: 'เที่ยวปาย', name: 'เที่ยวปาย' });
  });

  test('is in the language of its own request, independent of other requests', async () => {
    const render = await start();
    const languages: Language[] = ['th', 'en', 'th'];
    const pages = await Promise.all(
      languages.map((language) => render({ url: 'http://demo.example/portals/pai', language, settings })),
    );
    expect(
      pages.map((page) => page.kind === 'page' && /<h1[^>]*>(.*?) of demo/.exec(page.html)?.[1]),
    ).toEqual(['หน้า', 'Portal', 'หน้า']);
  });

  test('carries the boot data, which cannot end its script element', async () => {
    const page = await renderAt('/portals/pai');
    expect(page.state).not.toContain('<');
    const { store, loaderData, drawnSlots } = stateOf(page);
    expect(JSON.stringify(store)).toContain(JSON.stringify(title.en));
    expect(store).toMatchObject({
      language: { current: 'en' },
      session: { token: null, user: null, settled: false },
    });
    expect(loaderData).toMatchObject({ 'mfe-portal:portal': { status: 200 } });
    expect(drawnSlots).toEqual(['portal.catalog:mfe-catalog']);
  });

  test('shares no data between visitors', async () => {
    const render = await start();
    await render({ url: 'http://demo.example/portals/pai', language: 'en', settings });
    await render({ url: 'http://other.example/portals/pai', language: 'en', settings });
    expect(calls).toEqual(['demo.example GET /api/web-admin/', 'other.example GET /api/web-admin/']);
  });
});

describe('the response', () => {
  test('fails also when a slot cannot be rendered: no partial page is sent', async () => {
    const broken = { ...catalogue, slots: { 'portal.catalog': async () => ({ Component: cannotRender }) } };
    loadRemote.mockImplementation(async (id) => ({ remote: id.startsWith('mfe_portal') ? portal : broken }));
    await expect(renderAt('/portals/pai')).rejects.toThrow('cannot render');
  });

  test("has the status of the page's data, and 404 for an unknown address", async () => {
    expect((await renderAt('/portals/gone')).status).toBe(404);
    expect((await renderAt('/nowhere')).status).toBe(404);
  });

  test('is a redirect where the page returns one', async () => {
    const response = await (await start())({
      url: 'http://demo.example/portals/old',
      language: 'en',
      settings,
    });
    expect(response).toEqual({ kind: 'redirect', status: 302, location: '/portals/new' });
  });

  test.each(['/portals/broken', '/fragile'])(
    'for %s fails, so that the browser renders the page',
    async (path) => {
      await expect(renderAt(path)).rejects.toThrow();
    },
  );
});

describe('a remote that cannot be loaded on the server', () => {
  test('fails its own pages only', async () => {
    loadRemote.mockImplementation(async (id) => {
      if (id.startsWith('mfe_portal')) throw new Error('lost');
      return { remote: catalogue };
    });
    await expect(renderAt('/portals/pai')).rejects.toThrow('lost');
    expect((await renderAt('/nowhere')).status).toBe(404);
  });

  test('leaves its slot to the browser', async () => {
    loadRemote.mockImplementation(async (id) => {
      if (id.startsWith('mfe_catalog')) throw new Error('lost');
      return { remote: portal };
    });
    const page = await renderAt('/portals/pai');
    expect(page.html).toContain('Portal of demo');
    expect(page.html).not.toContain('Catalogue');
    expect(page.drawnSlots).toEqual([]);
  });
});

test('a render leaves no timer behind, which would keep its store in memory', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const renderPage = await start();
  const before = timers();
  for (const path of ['/portals/pai', '/portals/old', '/fragile'])
    await renderPage({ url: `http://demo.example${path}`, language: 'en', settings }).catch(() => undefined);
  expect(timers()).toBeLessThanOrEqual(before);
});
