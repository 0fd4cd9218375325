import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { builtRelease, lastBuild, verifiedRelease } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openDiskReleases } from './open-releases.ts';
import { publishAtStart, publishBuilt } from './publish-built.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { goLive, pin, rollBack, startCanary } from './rollout-changes.ts';

const nok = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
let built: string;
let store: ReleaseStore;

beforeEach(() => {
  built = path.join(scratchFolder(), 'releases');
  store = openDiskReleases(scratchFolder());
});

const startOn = (isProduction: boolean) => async (versions: Record<string, string>) => {
  lastBuild(versions, built);
  const { published, notLive } = await publishAtStart({ releases: store, builtFolder: built, isProduction });
  const names = (packages: typeof published) => packages.map(({ name, version }) => `${name} ${version}`);
  return {
    live: (await store.rollout())?.stable.packages,
    published: names(published),
    notLive: names(notLive),
  };
};

describe.each([true, false])('a start, in production: %s', (isProduction) => {
  const start = startOn(isProduction);

  test('publishes all builds in one step when nothing is live, and nothing at the next start', async () => {
    const versions = { shell: '1', 'mfe-portal': '1' };
    expect((await start(versions)).live).toEqual(versions);
    const history = await store.history();
    expect(history.map(({ name, by }) => `${name} ${by}`)).toEqual([
      'shell server start',
      'mfe-portal server start',
    ]);
    expect(new Set(history.map(({ set }) => set))).toEqual(new Set([(await store.rollout())?.stable.id]));
    expect(await start(versions)).toEqual({ live: versions, published: [], notLive: [] });
    expect(await store.history()).toHaveLength(2);
  });

  test('does not replace a release that was published since, and reports the build as not live', async () => {
    await start({ shell: '1', 'mfe-portal': '1' });
    await store.publish(await verifiedRelease({ name: 'mfe-portal', version: '2' }));
    await store.change((state) => goLive(state, { name: 'mfe-portal', version: '2', ...nok }));
    expect(await start({ shell: '1', 'mfe-portal': '1' })).toEqual({
      live: { shell: '1', 'mfe-portal': '2' },
      published: [],
      notLive: ['mfe-portal 1'],
    });
  });

  test('does not republish a rolled-back version', async () => {
    await start({ shell: '1' });
    await store.publish(await verifiedRelease({ name: 'shell', version: '2' }));
    await store.change((state) => goLive(state, { name: 'shell', version: '2', ...nok }));
    await store.change((state) => rollBack(state, { name: undefined, ...nok }));
    expect((await start({ shell: '2' })).live).toEqual({ shell: '1' });
  });

  test('leaves canaries and pinned packages unchanged', async () => {
    await start({ shell: '1', 'mfe-portal': '1' });
    await store.publish(await verifiedRelease({ name: 'shell', version: '2' }));
    await store.change((state) => startCanary(state, { name: 'shell', version: '2', percent: 10, ...nok }));
    await store.change((state) => pin(state, { name: 'mfe-portal', version: '1', ...nok }));
    const { live } = await start({ shell: '2', 'mfe-portal': '2' });
    expect(live).toEqual({ shell: '1', 'mfe-portal': '1' });
    expect((await store.rollout())?.candidate?.percent).toBe(10);
  });

  test('publishes nothing without a build', async () => {
    const started = await publishAtStart({ releases: store, builtFolder: built, isProduction });
    expect(started).toEqual({ published: [], notLive: [] });
    expect(await store.rollout()).toBeUndefined();
  });
});

test('in production a start publishes neither a newer build nor a new package', async () => {
  const start = startOn(true);
  await start({ shell: '1' });
  expect(await start({ shell: '2', 'mfe-events': '1' })).toEqual({
    live: { shell: '1' },
    published: [],
    notLive: ['shell 2', 'mfe-events 1'],
  });
});

describe('outside production', () => {
  const start = startOn(false);

  test('a start publishes a build that the history does not list', async () => {
    await start({ shell: '1' });
    expect(await start({ shell: '2', 'mfe-events': '1' })).toEqual({
      live: { shell: '2', 'mfe-events': '1' },
      published: ['shell 2', 'mfe-events 1'],
      notLive: [],
    });
  });

  test('a start does not republish a build of earlier sources', async () => {
    await start({ shell: '1' });
    await start({ shell: '2' });
    expect(await start({ shell: '1' })).toEqual({
      live: { shell: '2' },
      published: [],
      notLive: ['shell 1'],
    });
  });
});

test('a build that was replaced after the gates is not published', async () => {
  lastBuild({ shell: '1' }, built);
  const replaceBuild = async () => {
    const other = builtRelease({ name: 'shell', version: '1', script: 'other' });
    cpSync(other, path.join(built, 'shell', '1'), { recursive: true });
    return [];
  };
  const publishing = publishBuilt({
    releases: store,
    builtFolder: built,
    names: [],
    check: replaceBuild,
    decision: nok,
  });
  await expect(publishing).rejects.toThrow(ReleaseRefused);
  expect(await store.list()).toEqual([]);
});
