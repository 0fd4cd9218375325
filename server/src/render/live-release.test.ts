import { describe, expect, test } from '@jest/globals';
import type { Descriptor } from '@portico/shared/contracts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { integrityFor, preloadsFor, readLiveRelease } from './live-release.ts';

const hash = `sha384-${'a'.repeat(64)}`;
const descriptor = (changes: Partial<Descriptor> & Pick<Descriptor, 'name'>): Descriptor => ({
  version: '1',
  kind: 'remote',
  platform: '^0.1.0',
  entry: 'entry.js',
  expose: ['expose.js'],
  routes: {},
  slots: {},
  messages: { en: ['messages-en.js'], th: ['messages-th.js'] },
  web: { 'entry.js': hash },
  node: {},
  ...changes,
});

const packages: Descriptor[] = [
  descriptor({
    name: 'shell',
    kind: 'shell',
    expose: [],
    entry: 'main.js',
    web: { 'main.js': hash },
    routes: { releases: { path: '/platform/releases', personal: true, chunks: [] } },
  }),
  descriptor({
    name: 'mfe-portal',
    version: '2',
    routes: {
      portal: {
        path: '/portals/:id',
        query: { provider: 'public' },
        chunks: ['route-portal.js', 'blocks.js'],
      },
      page: { path: '/web-page/:id', chunks: ['route-page.js', 'blocks.js'] },
    },
  }),
  descriptor({ name: 'mfe-catalog', slots: { 'portal.catalog': { chunks: ['slot-catalog.js'] } } }),
  descriptor({ name: 'mfe-creator', routes: { portal: { path: '/creator', chunks: ['route-creator.js'] } } }),
  descriptor({
    name: 'mfe-staff',
    routes: { staff: { path: '/staff', personal: true, role: 'admin', chunks: ['route-staff.js'] } },
  }),
];

const storeOf = (descriptors: readonly Descriptor[]) =>
  ({
    descriptor: async (name: string, version: string) => {
      const found = descriptors.find((one) => one.name === name && one.version === version);
      if (!found) throw new Error(`no ${name} ${version}`);
      return found;
    },
  }) as unknown as ReleaseStore;

const read = (descriptors = packages) =>
  readLiveRelease(
    { id: 'set-1', packages: Object.fromEntries(descriptors.map(({ name, version }) => [name, version])) },
    storeOf(descriptors),
  );

describe('the live release', () => {
  test('lists the remotes as the shell sees them: addresses, slots, and each path with what to fetch ahead for it', async () => {
    const { shell, listings } = await read();
    expect(shell.name).toBe('shell');
    expect(listings).toEqual([
      {
        name: 'mfe-portal',
        version: '2',
        entry: '/_r/mfe-portal/2/entry.js',
        routes: {
          portal: {
            path: '/portals/:id',
            query: { provider: 'public' },
            files: ['expose.js', 'route-portal.js', 'blocks.js'],
          },
          page: { path: '/web-page/:id', files: ['expose.js', 'route-page.js', 'blocks.js'] },
        },
        slots: [],
      },
      {
        name: 'mfe-catalog',
        version: '1',
        entry: '/_r/mfe-catalog/1/entry.js',
        routes: {},
        slots: ['portal.catalog'],
      },
      {
        name: 'mfe-creator',
        version: '1',
        entry: '/_r/mfe-creator/1/entry.js',
        routes: { portal: { path: '/creator', files: ['expose.js', 'route-creator.js'] } },
        slots: [],
      },
      {
        name: 'mfe-staff',
        version: '1',
        entry: '/_r/mfe-staff/1/entry.js',
        routes: {
          staff: { path: '/staff', personal: true, role: 'admin' },
        },
        slots: [],
      },
    ]);
  });

  test('has the integrity hash of every script, the shell included, by its address', async () => {
    expect((await read()).integrity).toEqual({
      '/_r/shell/1/main.js': hash,
      '/_r/mfe-portal/2/entry.js': hash,
      '/_r/mfe-catalog/1/entry.js': hash,
      '/_r/mfe-creator/1/entry.js': hash,
      '/_r/mfe-staff/1/entry.js': hash,
    });
  });

  test.each([
    ['/portals/pai', { query: { provider: 'public' } }],
    ['/Creator', { path: '/creator' }],
    ['/platform/releases', { personal: true }],
  ])('knows what the page at %s declares', async (pathname, declared) => {
    expect((await read()).declarationAt(pathname)).toMatchObject(declared);
  });

  test('knows of no page where none is', async () => {
    expect((await read()).declarationAt('/nothing')).toBeUndefined();
  });

  test('cannot be without a shell', async () => {
    await expect(read(packages.slice(1))).rejects.toThrow('no shell');
  });
});

describe('what a page preloads', () => {
  const portalPage = { language: 'en', routeId: 'mfe-portal:portal', drawnSlots: [] };

  test("is its route's remote with its messages in the language of the page, and the shell's messages", async () => {
    const preloads = preloadsFor(await read(), portalPage);
    expect(preloads).toEqual([
      '/_r/shell/1/messages-en.js',
      '/_r/mfe-portal/2/entry.js',
      '/_r/mfe-portal/2/expose.js',
      '/_r/mfe-portal/2/route-portal.js',
      '/_r/mfe-portal/2/blocks.js',
      '/_r/mfe-portal/2/messages-en.js',
    ]);
  });

  test('is nothing of a page that needs a role, which a document cannot know its reader to have', async () => {
    const preloads = preloadsFor(await read(), { ...portalPage, routeId: 'mfe-staff:staff' });
    expect(preloads).toEqual(['/_r/shell/1/messages-en.js']);
  });

  test('has the files of the slots that were rendered, each once', async () => {
    const preloads = preloadsFor(await read(), {
      language: 'th',
      routeId: 'mfe-portal:portal',
      drawnSlots: ['portal.catalog:mfe-catalog'],
    });
    expect(preloads.filter((address) => address.includes('mfe-catalog'))).toEqual([
      '/_r/mfe-catalog/1/entry.js',
      '/_r/mfe-catalog/1/expose.js',
      '/_r/mfe-catalog/1/slot-catalog.js',
      '/_r/mfe-catalog/1/messages-th.js',
    ]);
    expect(new Set(preloads).size).toBe(preloads.length);
    expect(preloads.join()).not.toContain('mfe-creator');
  });

  test("another remote's filling of the same slot is none of its business", async () => {
    const preloads = preloadsFor(await read(), {
      language: 'en',
      routeId: 'mfe-portal:portal',
      drawnSlots: ['portal.catalog:mfe-reviews'],
    });
    expect(preloads.join()).not.toContain('mfe-catalog');
  });

  test.each([undefined, 'shell:not-found', 'mfe-portal:gone'])(
    "is the shell's messages alone when the route is %s",
    async (routeId) => {
      expect(preloadsFor(await read(), { language: 'en', routeId, drawnSlots: [] })).toEqual([
        '/_r/shell/1/messages-en.js',
      ]);
    },
  );
});

describe('the hashes that a page lists', () => {
  const web = { 'entry.js': hash, 'route-portal.js': hash, 'later.js': hash };
  const built = (changes: Partial<Descriptor>) => descriptor({ name: 'mfe-portal', web, ...changes });
  const shell = descriptor({ name: 'shell', kind: 'shell', entry: 'main.js', web: { 'main.js': hash } });

  test('are those of every entry and of what it wants at once: an entry brings the others', async () => {
    const release = await read([shell, built({ entryListsHashes: true })]);
    expect(Object.keys(integrityFor(release, ['/_r/mfe-portal/1/route-portal.js'])).sort()).toEqual([
      '/_r/mfe-portal/1/entry.js',
      '/_r/mfe-portal/1/route-portal.js',
      '/_r/shell/1/main.js',
    ]);
  });

  test('are all of a package whose entry brings none, as it was built before', async () => {
    const release = await read([shell, built({})]);
    expect(Object.keys(integrityFor(release, []))).toEqual(
      expect.arrayContaining(Object.keys(web).map((file) => `/_r/mfe-portal/1/${file}`)),
    );
  });

  test('are none of an address that no release has', async () => {
    expect(integrityFor(await read([shell]), ['/_r/shell/1/other.js'])).not.toHaveProperty([
      '/_r/shell/1/other.js',
    ]);
  });
});
