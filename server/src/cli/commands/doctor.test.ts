import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { openDiskReleases } from '../../releases/open-releases.ts';
import { goLive } from '../../releases/rollout-changes.ts';
import { openStores, type Stores } from '../../services.ts';
import { verifiedRelease } from '../../testing/built-release.ts';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import type { Finding } from '../doctor/doctor.ts';

let desk: TestCli;
beforeAll(async () => {
  desk = await openTestCli([fixtureContent]);
  const releases = openDiskReleases(path.join(desk.folder, 'releases'));
  const { name, version } = { name: 'shell', version: '1.0.0' };
  await releases.publish(await verifiedRelease({ name, version }));
  await releases.change((state) =>
    goLive(state, { name, version, by: 'nok', at: '2026-11-21T05:00:00.000Z' }),
  );
});

async function change(work: (stores: Stores) => Promise<unknown>): Promise<void> {
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }));
  await work(stores);
  await stores.close();
}

/** Sentences of all findings. */
async function problems(): Promise<string[]> {
  const { stdout } = await desk.portico(['doctor', '--json']);
  const { findings } = (JSON.parse(stdout) as { data: { findings: Finding[] } }).data;
  return findings.flatMap((finding) => finding.problems.map(({ what }) => what));
}

test('[OPEN-12] the doctor finds no problem in an intact installation', async () => {
  const { exitCode, stdout } = await desk.portico(['doctor']);
  expect(stdout).not.toContain('PROBLEM');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('ok       the records are sound');
});

test('created files are readable by their owner only, also after a restore, and doctor checks it', async () => {
  const open = path.join(scratchFolder(), 'data');
  mkdirSync(open, { mode: 0o755 });
  chmodSync(open, 0o755);
  const archive = path.join(scratchFolder(), 'one.tar.gz');
  await desk.data(['backup', archive]);
  const umask = process.umask(0o022);
  try {
    for (const [env, mode] of [
      [{ PORTICO_DATA: open }, 0o600],
      [{ PORTICO_DATA: path.join(open, 'shared'), PORTICO_FILE_ACCESS: 'group' }, 0o660],
    ] as const) {
      await desk.data(['restore', archive], { env });
      const file = path.join(env.PORTICO_DATA, 'records/portico.db');
      expect((statSync(file).mode & 0o777).toString(8)).toBe(mode.toString(8));
    }
    const { stdout } = await desk.portico(['doctor'], { env: { PORTICO_DATA: open } });
    expect(stdout).toContain('ok       other users of the machine cannot read the files');
    chmodSync(path.join(open, 'records'), 0o755);
    const after = await desk.portico(['doctor'], { env: { PORTICO_DATA: open } });
    expect(after.stdout).toContain(`Run \`chmod -R go-rwx ${path.join(open, 'records')}\`.`);
    expect(after.exitCode).toBe(1);
  } finally {
    process.umask(umask);
  }
});

test('doctor names each problem and its remedy, and exits with 1', async () => {
  const provider = 'demo';
  const put = (kind: string, id: string, value: object) => async (stores: Stores) => {
    const before = await stores.records.get<object>({ provider, kind, id });
    await stores.records.put({ provider, kind, id, value: { ...before?.value, ...value } });
  };
  await change(put('portal', 'wat-phumin', { townRefs: ['atlantis'], mainImageId: 'no-image' }));
  await change(put('listing', 'cafes', { portals: ['gone'], town: 'nowhere' }));
  await change(put('catalog', 'shop', { portalId: 'gone' }));
  await change(put('product', 'shop-1', { catalogId: 'gone' }));
  await change(put('image', 'no-file', { width: 1, height: 1 }));
  await change(put('town', 'secret-town', { sealedPasscode: 'of-another-secret' }));
  await change(put('novelty', 'x', {}));
  await change(({ records }) => records.put({ provider: 'half', kind: 'portal', id: 'x', value: {} }));
  await change(({ records }) => records.delete({ provider, kind: 'web-config', id: 'site' }));
  mkdirSync(path.join(desk.folder, 'images', 'originals', 'st'), { recursive: true });
  writeFileSync(path.join(desk.folder, 'images', 'originals', 'st', 'stray'), 'x');
  writeFileSync(path.join(desk.folder, 'releases', 'shell', '1.0.0', 'web', 'main.js'), 'changed');
  chmodSync(path.join(desk.folder, 'secret'), 0o644);

  const found = await problems();
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Others may read'),
      'demo has no web config.',
      'There are records of the unknown kind novelty.',
      '1 records belong to half, which does not exist: an import or a deletion was interrupted.',
      '1 passcodes were encrypted with another secret.',
      'demo: the portal wat-phumin names the town atlantis, which does not exist.',
      'demo: the portal wat-phumin names the image no-image, which does not exist.',
      'demo: the listing cafes names the portal gone, which does not exist.',
      'demo: the listing cafes names the town nowhere, which does not exist.',
      'demo: the catalogue shop names the portal gone, which does not exist.',
      'demo: the product shop-1 names the catalogue gone, which does not exist.',
      'demo: the image no-file has no file.',
      '1 image files belong to no image.',
      'web/main.js of shell 1.0.0 was changed.',
    ]),
  );
  expect(found).toHaveLength(14);
  const { exitCode, stdout } = await desk.portico(['doctor']);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('Set PORTICO_FORMER_SECRET to that one and run `secrets rotate`');
});

test('the doctor checks an empty folder and a file that is no database', async () => {
  const empty = await openTestCli();
  const { exitCode, stdout } = await empty.portico(['doctor']);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('There are no records in');
  mkdirSync(path.join(empty.folder, 'records'));
  writeFileSync(path.join(empty.folder, 'records', 'portico.db'), 'this is no database '.repeat(100));
  expect((await empty.portico(['doctor'])).stdout).toContain('Restore a backup.');
});

test('reindex makes records found by new index fields without changing values', async () => {
  const other = await openTestCli([fixtureContent]);
  const on = async <Result>(work: (stores: Stores) => Promise<Result>) => {
    const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: other.folder }));
    const result = await work(stores);
    await stores.close();
    return result;
  };
  const editedBy = () =>
    on(({ records }) =>
      records.list({
        provider: 'demo',
        kind: 'portal',
        where: { field: 'editor', value: 'user-creator' },
      }),
    );
  const before = (await editedBy()).map(({ value }) => value);
  await on(async ({ records }) => {
    const portals = await records.list({ provider: 'demo', kind: 'portal' });
    await records.batch(
      portals.map(({ provider, kind, id, value }) => ({ put: { provider, kind, id, value } })),
    );
  });
  expect(await editedBy()).toEqual([]);
  const { records } = await other.data<{ records: number }>(['reindex']);
  expect(records).toBeGreaterThan(30);
  expect((await editedBy()).map(({ value }) => value)).toEqual(before);
});
