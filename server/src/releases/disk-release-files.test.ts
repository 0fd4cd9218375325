import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { verifiedRelease } from '../testing/built-release.ts';
import { describeReleaseStore } from '../testing/release-store.contract.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openDiskReleases } from './open-releases.ts';
import { goLive } from './rollout-changes.ts';

describeReleaseStore('a disk', (folder) => openDiskReleases(folder));

const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };

test('a live release from before rollouts stays live and can be changed', async () => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'live.json'), '{"id":"abc","packages":{"shell":"1.0.0"}}');
  const store = openDiskReleases(folder);
  expect(await store.rollout()).toEqual({ stable: { id: 'abc', packages: { shell: '1.0.0' } }, pins: {} });
  await store.publish(await verifiedRelease({ name: 'shell', version: '1.0.0' }));
  await store.publish(await verifiedRelease({ name: 'mfe-portal', version: '1.0.0' }));
  await store.change((state) => goLive(state, { name: 'mfe-portal', version: '1.0.0', ...now }));
  const packages = { shell: '1.0.0', 'mfe-portal': '1.0.0' };
  expect((await openDiskReleases(folder).rollout())?.stable.packages).toEqual(packages);
});

test('an interrupted change has no effect', async () => {
  const folder = scratchFolder();
  const store = openDiskReleases(folder);
  await store.publish(await verifiedRelease({ name: 'shell', version: '1.0.0' }));
  const rollouts = path.join(folder, '_rollouts');
  mkdirSync(rollouts);
  writeFileSync(path.join(rollouts, 'half.unfinished'), '{"rollout":{"sta');
  expect(await openDiskReleases(folder).rollout()).toBeUndefined();
  await store.change((state) => goLive(state, { name: 'shell', version: '1.0.0', ...now }));
  expect(readdirSync(rollouts).sort()).toEqual(['00000001.json', 'half.unfinished']);
});
