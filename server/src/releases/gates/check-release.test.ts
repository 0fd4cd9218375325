import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type FixtureRelease,
  knownReleases,
  messageChunk,
  writeRelease,
} from '../../testing/built-fixture.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { ReleaseRefused } from '../release-refused.ts';
import { VerifiedRelease } from '../verified-release.ts';
import { checkRelease } from './check-release.ts';
import type { SmokeSite } from './smoke-site.ts';

const SHELL: FixtureRelease = {
  name: 'shell',
  descriptor: { endpoints: ['webConfig'], slices: ['session'] },
};
const CATALOG: FixtureRelease = {
  name: 'mfe-catalog',
  descriptor: {
    routes: { product: { path: '/catalog/:catalogId', chunks: [] } },
    slots: { 'portal.catalog': { chunks: [] }, 'portal.blocks': { chunks: [] } },
    endpoints: ['productById'],
    slices: ['basket'],
  },
};
const route = (path: string, chunks: string[] = []) => ({ path, chunks });

let folder: string;
beforeEach(() => {
  folder = scratchFolder();
});
const built = () => path.join(folder, 'built');

interface CheckOptions {
  live?: FixtureRelease[];
  site?: SmokeSite;
  /** Changes the folder after the build. */
  afterBuild?: () => void;
}

/** Findings for a release beside the live ones: code, whether it blocks, and message. */
async function check(release: Partial<FixtureRelease>, options: CheckOptions = {}) {
  const { live = [SHELL, CATALOG], site, afterBuild } = options;
  const known = knownReleases(path.join(folder, 'store'), live);
  writeRelease(built(), { name: 'remote-events', version: '0.1.0-b', ...release });
  afterBuild?.();
  try {
    return await checkRelease({ release: await VerifiedRelease.verify(built()), ...known, site });
  } catch (error) {
    if (error instanceof ReleaseRefused && error.finding) return [error.finding];
    throw error;
  }
}
const brief = (findings: Awaited<ReturnType<typeof check>>) =>
  findings.map(({ code, isBlocking, message }) => [code, isBlocking, message]);

describe('a release before it goes live', () => {
  test('that is valid passes every gate', async () => {
    const findings = await check({
      descriptor: {
        routes: { events: route('/events') },
        slots: { 'portal.blocks': { chunks: [] } },
        endpoints: ['eventsOf'],
      },
    });
    expect(findings).toEqual([]);
  });

  test('PG-101 is stopped without a valid descriptor', async () => {
    const noJson = await check(
      {},
      { afterBuild: () => writeFileSync(path.join(built(), 'remote.json'), '{') },
    );
    expect(brief(noJson)).toEqual([
      ['PG-101', true, expect.stringMatching(/remote\.json is not valid JSON/)],
    ]);
    const odd = await check({ descriptor: { kind: 'plugin' as never } });
    expect(brief(odd)).toEqual([['PG-101', true, expect.stringMatching(/not a valid descriptor: kind: /)]]);
  });

  test.each(['web', 'node'])(
    '[T-18] PG-102 is stopped when a file in %s/ is not what was built',
    async (place) => {
      const file = () => path.join(built(), place, 'remoteEntry.js');
      const findings = await check(
        {},
        { afterBuild: () => writeFileSync(file(), `${readFileSync(file(), 'utf8')} // and more`) },
      );
      expect(brief(findings)).toEqual([
        ['PG-102', true, expect.stringContaining(`${place}/remoteEntry.js is not the file that was built`)],
      ]);
    },
  );

  test('PG-103 is stopped when it was built for another platform', async () => {
    expect(brief(await check({ descriptor: { platform: '^0.2.0' } }))).toEqual([
      ['PG-103', true, 'remote-events 0.1.0-b needs the platform ^0.2.0; the shell 0.1.0-a provides 0.1.0.'],
    ]);
    expect((await check({ descriptor: { platform: 'whatever' } })).map(({ code }) => code)).toEqual([
      'PG-103',
    ]);
  });

  test('PG-103 a shell is stopped when a live remote needs the former platform', async () => {
    const provides = { platform: '0.2.0', singletons: ['react'] };
    const findings = await check({ name: 'shell', descriptor: { provides } });
    expect(brief(findings)).toEqual([
      ['PG-103', true, 'mfe-catalog 0.1.0-a needs the platform ^0.1.0; the shell 0.1.0-b provides 0.2.0.'],
    ]);
  });

  test('PG-103 is stopped before any shell is live', async () => {
    expect(brief(await check({}, { live: [] }))).toEqual([
      ['PG-103', true, 'Nothing provides a platform for remote-events: no shell is live.'],
    ]);
  });

  test.each([
    ['/catalog/:id', /the same as 'product' of mfe-catalog at \/catalog\/:catalogId/],
    ['/Catalog/:id/', /the same as 'product' of mfe-catalog/],
    ['/api/events', /the server handles all of \/api/],
    ['/admin/events', /the shell handles all of \/admin/],
  ])('[MFE-13] PG-104 is stopped when %s belongs to another package', async (pattern, said) => {
    const findings = await check({ descriptor: { routes: { events: route(pattern) } } });
    expect(brief(findings)).toEqual([['PG-104', true, expect.stringMatching(said)]]);
  });

  test('PG-104 is stopped when two of its routes are equivalent, and not when one is more specific', async () => {
    const routes = { one: route('/events/:id'), two: route('/events/:name'), exact: route('/catalog/new') };
    const findings = await check({ descriptor: { routes } });
    expect(brief(findings)).toEqual([['PG-104', true, expect.stringContaining("the same as 'one'")]]);
  });

  test('PG-104 a shell may use the addresses of the shell', async () => {
    const routes = { staff: route('/admin/staff') };
    expect(await check({ name: 'shell', descriptor: { routes } })).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['of an unknown kind', { query: { day: 'hidden' } }, /routes\.events\.query\.day: /],
    ['of a name that no address has', { query: { 'day of week': 'public' } }, /routes\.events\.query\./],
    ['that is a list', { query: ['day'] }, /routes\.events\.query: /],
  ])('PG-115 is stopped when it declares a query key %s', async (_what, declared, said) => {
    const events = { ...route('/events'), ...declared } as never;
    const findings = await check({ descriptor: { routes: { events } } });
    expect(brief(findings)).toEqual([['PG-115', true, expect.stringMatching(said)]]);
  });

  test.each<[string, object]>([
    ['personal', { personal: 'yes' }],
    ['frame', { frame: 'sidebar' }],
    ['role', { role: 'owner' }],
  ])('PG-115 is stopped when a route declares an unknown value of %s', async (field, declared) => {
    const events = { ...route('/events'), ...declared } as never;
    const findings = await check({ descriptor: { routes: { events } } });
    expect(brief(findings)).toEqual([['PG-115', true, expect.stringContaining(`routes.events.${field}: `)]]);
  });

  test('[T-01] PG-115 is stopped when a query key never arrives, or a secret would become a cache key', async () => {
    const query = { lang: 'public', utm_source: 'public', token: 'public', day: 'public' } as const;
    const routes = { events: { ...route('/events'), query } };
    const findings = await check({ descriptor: { routes } });
    expect(findings.map(({ code, message }) => [code, /key '(\w+)'/.exec(message)?.[1]])).toEqual([
      ['PG-115', 'lang'],
      ['PG-115', 'utm_source'],
      ['PG-115', 'token'],
    ]);
    // Releases from before the kind 'secret' declare 'personal'.
    for (const kind of ['secret', 'personal'] as const) {
      const declared = { events: { ...route('/events'), query: { token: kind, near: kind } } };
      expect(await check({ descriptor: { routes: declared } })).toEqual([]);
    }
  });

  test('PG-115 is stopped when a page for a role is not personal, and would be cached', async () => {
    const events = { ...route('/events'), role: 'admin' as const };
    expect(brief(await check({ descriptor: { routes: { events } } }))).toEqual([
      ['PG-115', true, expect.stringContaining("'events' of remote-events is for the role 'admin'")],
    ]);
    const routes = { events: { ...events, personal: true } };
    expect(await check({ descriptor: { routes } })).toEqual([]);
  });

  test('PG-105 is stopped at a slot that another remote fills, and not at an open one', async () => {
    const slots = { 'portal.catalog': { chunks: [] }, 'portal.blocks': { chunks: [] } };
    expect(brief(await check({ descriptor: { slots } }))).toEqual([
      [
        'PG-105',
        true,
        "remote-events fills the slot 'portal.catalog', which mfe-catalog 0.1.0-a fills already.",
      ],
    ]);
  });

  test('[MFE-06] PG-106, PG-107 is stopped when its names in the store are taken', async () => {
    const findings = await check({
      descriptor: { endpoints: ['webConfig', 'productById'], slices: ['basket'] },
    });
    expect(brief(findings)).toEqual([
      [
        'PG-106',
        true,
        "remote-events has the endpoint 'webConfig', and so has @portico/shared in the shell 0.1.0-a.",
      ],
      ['PG-106', true, "remote-events has the endpoint 'productById', and so has mfe-catalog 0.1.0-a."],
      ['PG-107', true, "remote-events has the slice 'basket', and so has mfe-catalog 0.1.0-a."],
    ]);
  });

  test('[MFE-03, MFE-07] PG-108 is stopped when it uses a singleton that the shell does not provide', async () => {
    const findings = await check({ descriptor: { consumes: ['react', 'moment'] } });
    expect(brief(findings)).toEqual([
      ['PG-108', true, expect.stringContaining("uses 'moment' as a singleton")],
    ]);
  });

  test('an older build without usage facts gives a warning', async () => {
    const { consumes, endpoints, slices, ...old } = writeRelease(built(), { name: 'remote-events' });
    const findings = await check(
      {},
      { afterBuild: () => writeFileSync(path.join(built(), 'remote.json'), JSON.stringify(old)) },
    );
    expect(findings.map(({ code, isBlocking }) => [code, isBlocking])).toEqual([
      ['PG-108', false],
      ['PG-106', false],
      ['PG-107', false],
    ]);
    expect([consumes, endpoints, slices]).toEqual([['react'], [], []]);
  });

  test('[APP-03] PG-109 is stopped when a language lacks messages', async () => {
    const words = { title: 'Events', list: { empty: 'None', count_one: '1', count_other: '2' } };
    const findings = await check({
      web: {
        'messages-th.js': messageChunk('remote-events', words),
        'messages-en.js': messageChunk('remote-events', words),
        'messages-zh.js': messageChunk('remote-events', {
          title: '活动',
          list: { empty: '无', count_other: '2' },
        }),
        'messages-ar.js': messageChunk('remote-events', { title: '', list: { count_few: '2' } }),
      },
    });
    expect(brief(findings)).toEqual([
      ['PG-109', true, "remote-events has no messages in 'ar' for list.empty, title."],
    ]);
  });

  test('PG-110 is stopped when a route is too large, with the files that grew', async () => {
    const events = { routes: { events: route('/events', ['common.1234abcd.js', 'route-events.js']) } };
    const former: FixtureRelease = {
      name: 'remote-events',
      descriptor: { routes: { events: route('/events', ['common.99999999.js']) } },
      web: { 'common.99999999.js': ' '.repeat(4_000) },
    };
    const findings = await check(
      {
        web: { 'common.1234abcd.js': ' '.repeat(18_000), 'route-events.js': ' '.repeat(9_000) },
        descriptor: events,
      },
      { live: [SHELL, former] },
    );
    expect(brief(findings)).toEqual([
      ['PG-110', true, expect.stringMatching(/^the route 'events' of remote-events has 27\.0 KB/)],
    ]);
    expect(findings[0]?.message).toContain('its budget is 25.0 KB');
    expect(findings[0]?.message).toContain(
      'common grew from 4.0 to 18.0 KB, route-events is new with 9.0 KB',
    );
  });

  test('PG-110 a page that visitors never load may be as large as those of creators', async () => {
    const staff = { ...route('/staff', ['route-staff.js']), personal: true as const, role: 'admin' as const };
    const heavy = (bytes: number) =>
      check({ web: { 'route-staff.js': ' '.repeat(bytes) }, descriptor: { routes: { staff } } });
    expect(brief(await heavy(90_000))).toEqual([]);
    expect(brief(await heavy(120_000))).toEqual([
      ['PG-110', true, expect.stringContaining('its budget is 110.0 KB')],
    ]);
  });

  test.each([
    [112_000, false],
    [140_000, true],
  ])('PG-110 an allowance is reported and has a limit: %i bytes stop it: %s', async (bytes, isBlocking) => {
    const findings = await check({
      name: 'mfe-creator',
      web: { 'rich-text-editor.js': ' '.repeat(bytes) },
    });
    expect(findings.map(({ code, isBlocking: stops }) => [code, stops])).toEqual([['PG-110', isBlocking]]);
    expect(findings[0]?.message).toMatch(isBlocking ? /Allowed for now are 115\.0 KB/ : /one piece/);
  });
});

describe('the smoke render', () => {
  const asked: string[] = [];
  const site: SmokeSite = {
    origin: 'http://demo.example',
    settings: { connectivityCheck: '/' },
    async *publicPaths() {
      yield '/';
      yield '/events/loy-krathong';
    },
    callApi: async ({ url }) => {
      asked.push(url);
      return { status: url === '/api/broken' ? 500 : 200, headers: {}, body: '{}' };
    },
  };
  const routes = { event: route('/events/:id'), day: route('/days/:day') };
  const drawing = (draw: string) =>
    check({ node: { 'remoteEntry.js': `exports.draw = ${draw};` }, descriptor: { routes } }, { site });

  test('renders every route, with existing ids as parameters', async () => {
    asked.length = 0;
    const findings = await drawing(
      'async (path, ask) => { await ask(path); return path.startsWith("/days/") ? 404 : 200; }',
    );
    expect(findings).toEqual([]);
    expect(asked).toEqual(['/events/loy-krathong', '/days/portico-smoke-test']);
  });

  test('PG-111 stops a release with a route that throws or fails', async () => {
    const thrown = await drawing('() => { throw new Error("no such date"); }');
    expect(brief(thrown)).toEqual([
      [
        'PG-111',
        true,
        expect.stringMatching(/'event' of remote-events .* \/events\/loy-krathong: .*no such date/),
      ],
      ['PG-111', true, expect.stringContaining("'day' of remote-events")],
    ]);
    const failed = await drawing(
      'async (path, ask) => path.startsWith("/days") ? 200 : (await ask("/api/broken")) && 503',
    );
    expect(brief(failed)).toEqual([
      [
        'PG-111',
        true,
        expect.stringContaining('it responded with 503. The server failed at GET /api/broken.'),
      ],
    ]);
  });

  test('PG-111 passes a route that blocks its thread for more than a second, as on a busy machine', async () => {
    const findings = await drawing(
      '(path) => { const start = Date.now(); while (path.startsWith("/days") && Date.now() < start + 1700); return 200; }',
    );
    expect(findings).toEqual([]);
  });

  test('PG-112 stops a release that the server cannot even load', async () => {
    const findings = await check(
      { node: { 'remoteEntry.js': 'throw new Error("needs a window");' }, descriptor: { routes } },
      { site },
    );
    expect(brief(findings)).toEqual([['PG-112', true, expect.stringContaining('needs a window')]]);
  });

  test('renders the pages of others when it is shown on them', async () => {
    const host: FixtureRelease = {
      name: 'mfe-portal',
      descriptor: { routes: { portal: route('/portals/:id') } },
      node: { 'remoteEntry.js': 'exports.draw = (path) => path.startsWith("/portals/") ? 503 : undefined;' },
    };
    const findings = await check(
      { descriptor: { slots: { 'portal.blocks': { chunks: [] } } } },
      { live: [SHELL, host], site },
    );
    expect(brief(findings)).toEqual([['PG-111', true, expect.stringContaining("'portal' of mfe-portal")]]);
  });
});
