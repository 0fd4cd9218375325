import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { snapshotRecords } from '../../archive/snapshot.ts';
import { auditRepository } from '../../audit/audit-entry.ts';
import { readConfig } from '../../config/config.ts';
import type { S3Settings } from '../../config/storage-settings.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { goLive, rollBack } from '../../releases/rollout-changes.ts';
import { portalRepository } from '../../resources/portals/portal.repository.ts';
import { openStores, type Stores } from '../../services.ts';
import { openS3Objects } from '../../storage/s3-objects.ts';
import { verifiedRelease } from '../../testing/built-release.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { freshBucket } from '../../testing/fresh-bucket.ts';
import { freshSchema } from '../../testing/fresh-schema.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { testS3 } from '../../testing/s3-server.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { type MigrationReport, migrate } from './migrate.ts';

const hasEngines = Boolean(process.env['PORTICO_TEST_DATABASE_URL'] && testS3());
const searchUrl = process.env['PORTICO_TEST_SEARCH_URL'];

const SECRET = 'a secret of all servers of this installation';
const MANY = 500;
/** Longer than PostgreSQL's index allows, so that a digest is stored. */
const LONG_UID = 'u'.repeat(3000);
const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
const provider = 'demo';

type Settings = Record<string, string>;

let desk: TestCli;
let image: string;

/** Works on the stores of these settings, as a server does. */
async function on<Result>(settings: Settings, work: (stores: Stores) => Promise<Result>): Promise<Result> {
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_SECRET: SECRET, ...settings }));
  try {
    return await work(stores);
  } finally {
    await stores.images.settled();
    await stores.close();
  }
}

const publish = async ({ releases }: Stores, version: string) => {
  const release = { name: 'shell', version };
  await releases.publish(await verifiedRelease(release));
  await releases.change((state) => goLive(state, { ...release, ...now }));
};

/** A data folder with records of every kind, which no process has open. */
function installation(): string {
  const folder = scratchFolder();
  const records = path.join('records', 'portico.db');
  snapshotRecords(path.join(desk.folder, records), path.join(folder, records));
  for (const part of ['images', 'releases'])
    cpSync(path.join(desk.folder, part), path.join(folder, part), { recursive: true });
  return folder;
}

const onEngines = async (): Promise<{ settings: Settings; s3: S3Settings }> => {
  const s3 = await freshBucket();
  const settings = {
    DATABASE_URL: await freshSchema(),
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  return { settings, s3 };
};

const children: ChildProcess[] = [];
async function stopWriters(): Promise<void> {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
}
afterEach(stopWriters);

/** A process that writes into the data folder as a running server does. */
async function startWriter(folder: string): Promise<{ acknowledged(): string[] }> {
  const script = path.join(__dirname, '../../testing/endless-counting.ts');
  const file = path.join(folder, 'records', 'portico.db');
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await once(child.stdout, 'data');
  return { acknowledged: () => said.split('\n').slice(0, -1) };
}

/** libsql releases closed connections only with a garbage collection; a command in its own process would have ended. */
async function releaseClosed(): Promise<void> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await nextTurn();
}

async function command(args: string[], settings: Settings): Promise<MigrationReport> {
  const env = { PORTICO_SECRET: SECRET, ...settings };
  const { exitCode, stdout } = await desk.portico(['migrate', ...args, '--json'], { env });
  const { data } = JSON.parse(stdout) as { data: MigrationReport };
  expect({ data, isBad: exitCode === 1 }).toMatchObject({ isBad: !data?.isFinished });
  return data;
}

/** Everything that readers of an installation could see. */
const everything = ({ records, images, releases }: Stores) =>
  Promise.all([
    // `migrate` itself is recorded at the target.
    records.changes(0, 100_000).then((changes) => changes.filter(({ kind }) => kind !== 'audit')),
    ...['portal', 'town', 'product', 'session', 'counter', 'user'].map((kind) =>
      records.list({ provider, kind }),
    ),
    records.list({ provider, kind: 'portal', where: { field: 'editor', value: 'user-creator' } }),
    records.list({ provider, kind: 'social-identity', where: { field: 'uid', value: LONG_UID } }),
    images.original(image),
    images.variant({ id: image, width: 320, accepts: ['avif'] }),
    releases.rollout(),
    releases.history(),
    releases.readWebFile({ name: 'shell', version: '1.0.0', file: 'main.js', encodings: ['gzip'] }),
  ]);

(hasEngines ? describe : describe.skip)('an installation moves (needs PostgreSQL and S3)', () => {
  beforeAll(async () => {
    desk = await openTestCli([fixtureContent, otherContent]);
    await on({ PORTICO_DATA: desk.folder }, async (stores) => {
      const { records, images, sessions } = stores;
      ({ id: image } = await images.put(await plainJpeg(400, 300)));
      await records.put({ provider, kind: 'image', id: image, value: { width: 400, height: 300 } });
      await records.batch(
        Array.from({ length: MANY }, (_, at) => ({
          put: { provider, kind: 'counter', id: `hits-${at}`, value: { value: at } },
        })),
      );
      await records.delete({ provider, kind: 'counter', id: 'hits-7' });
      const identity = { provider, kind: 'social-identity', id: 'long', value: { uid: LONG_UID } };
      await records.put({ ...identity, index: { uid: LONG_UID } });
      expect(sessions).toBeDefined();
      await publish(stores, '1.0.0');
      await publish(stores, '2.0.0');
    });
  });

  test('up to the engines and, after the servers wrote there, back into a fresh folder', async () => {
    const { settings } = await onEngines();
    const folder = installation();
    const before = await on({ PORTICO_DATA: desk.folder }, everything);
    const up = await command([], { ...settings, PORTICO_DATA: folder });
    expect(up).toMatchObject({ isFinished: true, differences: [] });
    expect(up.records?.counts).toContainEqual({
      provider,
      kind: 'counter',
      source: MANY - 1,
      target: MANY - 1,
    });
    for (const compared of [up.records, up.images, up.releases])
      expect(compared?.hash.target).toBe(compared?.hash.source);
    expect(up.releases).toMatchObject({ source: 2, target: 2, changes: { source: 2, target: 2 } });

    const elsewhere = { ...settings, PORTICO_DATA: scratchFolder() };
    const recorded = await on(elsewhere, ({ records }) => auditRepository(records).list(SYSTEM_PARTITION));
    expect(recorded.map(({ value }) => value.details?.command)).toEqual(['migrate']);
    const written = await on(elsewhere, async (stores) => {
      expect(await everything(stores)).toEqual(before);
      const { records, images, releases } = stores;
      const portals = portalRepository(records);
      const portal = await portals.get(provider, 'wat-phumin');
      if (!portal) throw new Error('The portal has not arrived.');
      expect((await portals.put({ ...portal, provider })).revision).toBe(portal.revision + 1);
      expect((await records.put({ provider, kind: 'counter', id: 'hits-7', value: {} })).revision).toBe(3);
      await images.put(await plainJpeg(300, 300));
      await publish(stores, '3.0.0');
      await releases.change((state) => rollBack(state, { ...now, name: 'shell', reason: 'a try' }));
      await images.settled();
      return everything(stores);
    });
    expect(written).not.toEqual(before);

    const fresh = scratchFolder();
    // Waits until the connections from above are closed.
    const back = await command(['--back', '--wait'], { ...settings, PORTICO_DATA: fresh });
    expect(back).toMatchObject({ isFinished: true, differences: [], releases: { target: 3 } });
    expect(await on({ PORTICO_DATA: fresh }, everything)).toEqual(written);
    expect(
      await on({ PORTICO_DATA: fresh }, ({ records }) => auditRepository(records).list(SYSTEM_PARTITION)),
    ).toHaveLength(2);
    expect(existsSync(path.join(fresh, 'migrate.json'))).toBe(false);
  });

  test('repeated interruptions beside a writing server lose no acknowledged write', async () => {
    const { settings } = await onEngines();
    const folder = installation();
    const config = readConfig({
      ...settings,
      NODE_ENV: 'test',
      PORTICO_SECRET: SECRET,
      PORTICO_DATA: folder,
    });
    const cutOff = (stretch: string, at: number) =>
      migrate({
        config,
        isBack: false,
        on: (name) => (done) => {
          if (name === stretch && done >= at) throw new Error('cut off');
        },
      });
    await expect(cutOff('Records', MANY / 2)).rejects.toThrow('cut off');
    const writer = await startWriter(folder);
    await expect(cutOff('Images', 5)).rejects.toThrow('cut off');
    await expect(cutOff('Releases', 1)).rejects.toThrow('cut off');

    const beside = await command([], { ...settings, PORTICO_DATA: folder });
    expect(beside).toMatchObject({ isFinished: false, isSourceRunning: true });
    expect(beside.copied.releases).toBeLessThan(4);
    await stopWriters();
    await releaseClosed();
    const last = await command([], { ...settings, PORTICO_DATA: folder });
    expect(last).toMatchObject({ isFinished: true, differences: [], copied: { images: 0, releases: 0 } });
    expect(last.copied.records).toBeLessThan(MANY);

    const arrived = await on({ ...settings, PORTICO_DATA: scratchFolder() }, ({ records }) =>
      records.list({ provider, kind: 'counter' }),
    );
    const ids = new Set(arrived.map(({ id }) => id));
    const acknowledged = writer.acknowledged();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((number) => !ids.has(`counted-${number}`))).toEqual([]);
  });

  test('data of another installation is not overwritten, and a server that started too early is detected', async () => {
    const { settings, s3 } = await onEngines();
    const folder = installation();
    const refusal = (args: string[] = [], more: Settings = {}) =>
      desk.refusal(['migrate', ...args], { env: { ...settings, PORTICO_DATA: folder, ...more } });
    const foreign = openS3Objects(s3, 'images/');
    await foreign.write('originals/ab/abc', Buffer.from('theirs'));
    expect(await refusal()).toContain(`There are images or releases in the bucket ${s3.bucket}`);
    expect(existsSync(path.join(folder, 'migrate.json'))).toBe(false);
    await foreign.remove(['originals/ab/abc']);

    expect(await refusal([], { S3_BUCKET: 'none-such' })).toMatch(/the bucket none-such .+ cannot be used/);

    const writer = await startWriter(folder);
    await command([], { ...settings, PORTICO_DATA: folder });
    expect(await refusal([], { PORTICO_DATA: installation() })).toContain(
      'Another migrate has begun to fill',
    );
    const put = { provider, kind: 'counter', id: 'of-a-server', value: {} };
    await on({ ...settings, PORTICO_DATA: scratchFolder() }, ({ records }) => records.put(put));
    expect(await refusal()).toContain('Someone else has written to');
    expect(writer.acknowledged().length).toBeGreaterThan(0);
    expect(
      await refusal(['--back'], {
        S3_BUCKET: '',
        S3_ENDPOINT: '',
        S3_ACCESS_KEY_ID: '',
        S3_SECRET_ACCESS_KEY: '',
      }),
    ).toContain(`There are records in the data folder ${folder} already`);
  });

  (searchUrl ? test : test.skip)('the search engine fills itself with the visible records', async () => {
    const { settings } = await onEngines();
    const report = await migrate({
      config: readConfig({
        NODE_ENV: 'test',
        PORTICO_SECRET: SECRET,
        PORTICO_DATA: installation(),
        DATABASE_URL: settings['DATABASE_URL'] ?? '',
        SEARCH_URL: searchUrl,
      }),
      isBack: false,
      searchPrefix: `${path.basename(scratchFolder()).toLowerCase()}-`,
      on: () => () => {},
    });
    expect(report).toMatchObject({ isFinished: true, differences: [] });
    expect(report.images).toBeUndefined();
    const portals = report.search?.find((count) => count.provider === provider && count.index === 'portal');
    expect(portals?.found).toBe(portals?.expected);
    expect(portals?.found).toBeGreaterThan(3);
  });
});
