import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseEvent, Rollout } from '@portico/shared/contracts';
import { readConfig } from '../../config/config.ts';
import { releasesFolder } from '../../config/data-folder.ts';
import { openDiskReleases } from '../../releases/open-releases.ts';
import { publishAtStart } from '../../releases/publish-built.ts';
import { builtRelease, lastBuild } from '../../testing/built-release.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

/** Building two packages on a busy machine takes minutes. */
const BUILD_TIMEOUT_MS = 900_000;

let desk: TestCli;
beforeEach(async () => {
  // Without content, but with the files of an installation.
  desk = await openTestCli([]);
});

const rolloutOf = (of: TestCli) => of.data<Rollout>(['remotes', 'list']);
const historyOf = (of: TestCli) => of.data<ReleaseEvent[]>(['remotes', 'history']);
const publish = (name: string, version: string, ...options: string[]) =>
  desk.data(['remotes', 'publish', builtRelease({ name, version }), ...options]);

/** Publishes the builds as a server start does, with a new store. */
async function start(versions: Record<string, string>): Promise<Record<string, string> | undefined> {
  const store = openDiskReleases(releasesFolder(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder })));
  await publishAtStart({ releases: store, builtFolder: lastBuild(versions), isProduction: false });
  return (await store.rollout())?.stable.packages;
}

describe('a pin', () => {
  beforeEach(async () => {
    await publish('shell', '1');
    await publish('mfe-portal', '1');
    await desk.data(['remotes', 'pin', 'mfe-portal', '1', '--reason', 'the fair']);
  });

  test('[MFE-02] survives a restart, also with a newer build', async () => {
    expect(await start({ shell: '2', 'mfe-portal': '2' })).toEqual({ shell: '2', 'mfe-portal': '1' });
    expect((await rolloutOf(desk)).pins).toEqual({ 'mfe-portal': '1' });
    expect((await historyOf(desk)).at(-2)).toMatchObject({ action: 'pin', reason: 'the fair' });
  });

  test('[MFE-02] that was removed has no effect at the next start', async () => {
    await start({ shell: '2', 'mfe-portal': '2' });
    await desk.data(['remotes', 'unpin', 'mfe-portal']);
    expect((await rolloutOf(desk)).stable.packages['mfe-portal']).toBe('1');
    expect(await start({ shell: '2', 'mfe-portal': '2' })).toEqual({ shell: '2', 'mfe-portal': '2' });
    expect((await rolloutOf(desk)).pins).toEqual({});
  });
});

test('[MFE-02, OPEN-12] a restored installation has the live, canary and pinned releases of its backup', async () => {
  await publish('shell', '1');
  await publish('mfe-catalog', '1');
  await publish('mfe-portal', '1');
  await publish('mfe-portal', '2', '--percent', '10', '--by', 'nok');
  await desk.data(['remotes', 'pin', 'mfe-catalog', '1']);
  const file = path.join(scratchFolder(), 'all.tgz');
  await desk.data(['backup', file]);

  const restored = await openTestCli();
  await restored.data(['restore', file]);
  expect(await rolloutOf(restored)).toEqual(await rolloutOf(desk));
  expect(await historyOf(restored)).toEqual(await historyOf(desk));
  await restored.data(['remotes', 'rollback', '--reason', 'after the move']);
  const { candidate, stable, pins } = await rolloutOf(restored);
  expect(candidate).toBeUndefined();
  expect([stable.packages['mfe-portal'], pins]).toEqual(['1', { 'mfe-catalog': '1' }]);
  expect((await historyOf(restored)).at(-1)).toMatchObject({
    action: 'rollback',
    reason: 'after the move',
  });
  expect((await rolloutOf(desk)).candidate?.version).toBe('2');
});

test(
  '[MFE-02] one command builds a package from its sources, runs the gates with their sizes and makes it live',
  async () => {
    for (const name of ['shell', 'mfe-discovery', 'mfe-portal', 'mfe-creator'])
      await desk.data(['remotes', 'publish', name, '--no-render']);
    const published = await desk.data<{ name: string; version: string }>([
      'remotes',
      'publish',
      'mfe-catalog',
      '--no-render',
      '--by',
      'nok',
    ]);
    const { version } = JSON.parse(readFileSync('mfe-catalog/package.json', 'utf8')) as { version: string };
    expect(published.name).toBe('mfe-catalog');
    expect(published.version.startsWith(`${version}-`)).toBe(true);
    expect((await rolloutOf(desk)).stable.packages['mfe-catalog']).toBe(published.version);
    expect((await historyOf(desk)).at(-1)).toMatchObject({ action: 'publish', by: 'nok' });
  },
  BUILD_TIMEOUT_MS,
);
