import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { builtRelease } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { publishBuilt } from './publish-built.ts';
import { pin, rollBack, tryOut } from './rollout-changes.ts';

const nok = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
let built: string;
let store: DiskReleaseStore;

beforeEach(() => {
  built = path.join(scratchFolder(), 'releases');
  store = new DiskReleaseStore(scratchFolder());
});

/** As the build leaves it, with these versions as the last ones. */
async function start(versions: Record<string, string>): Promise<Record<string, string> | undefined> {
  mkdirSync(built, { recursive: true });
  for (const [name, version] of Object.entries(versions))
    cpSync(builtRelease({ name, version }), path.join(built, name, version), { recursive: true });
  writeFileSync(path.join(built, 'built.json'), JSON.stringify(versions));
  await publishBuilt(store, built);
  return (await store.rollout())?.stable.packages;
}

test('a start makes live what was built last, in one step, and nothing when it is', async () => {
  const versions = { shell: '1', 'mfe-portal': '1' };
  expect(await start(versions)).toEqual(versions);
  const history = await store.history();
  expect(history.map(({ name, by }) => `${name} ${by}`)).toEqual([
    'shell server start',
    'mfe-portal server start',
  ]);
  expect(new Set(history.map(({ set }) => set))).toEqual(new Set([(await store.rollout())?.stable.id]));
  await start(versions);
  expect(await store.history()).toHaveLength(2);
});

test('who goes back to former sources gets their build again', async () => {
  await start({ shell: '1' });
  await start({ shell: '2' });
  expect(await start({ shell: '1' })).toEqual({ shell: '1' });
});

test('what was rolled back is not brought back by a start, but the next build is live', async () => {
  await start({ shell: '1' });
  await start({ shell: '2' });
  await store.change((state) => rollBack(state, { name: undefined, ...nok }));
  expect(await start({ shell: '2' })).toEqual({ shell: '1' });
  expect(await start({ shell: '3' })).toEqual({ shell: '3' });
});

test('what is tried with a share, or pinned, is not given to everybody by a start', async () => {
  await start({ shell: '1', 'mfe-portal': '1' });
  await store.publish(builtRelease({ name: 'shell', version: '2' }));
  await store.change((state) => tryOut(state, { name: 'shell', version: '2', percent: 10, ...nok }));
  await store.change((state) => pin(state, { name: 'mfe-portal', version: '1', ...nok }));
  expect(await start({ shell: '2', 'mfe-portal': '2' })).toEqual({ shell: '1', 'mfe-portal': '1' });
  expect((await store.rollout())?.candidate?.percent).toBe(10);
});

test('without a build nothing happens', async () => {
  await publishBuilt(store, built);
  expect(await store.rollout()).toBeUndefined();
});
