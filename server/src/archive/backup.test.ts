import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../config/config.ts';
import { openStores, type Stores } from '../services.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { snapshotRecords } from './snapshot.ts';
import { writeArchive } from './write-archive.ts';

const CANNOT_BE_USED = /The records in .* cannot be used/;

const archiveFile = () => path.join(scratchFolder(), 'portico.tar.gz');

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
});

/** A process that writes into the data folder as a running server does; `acknowledged` names what it has written. */
async function startWriter(folder: string): Promise<{ acknowledged(): string[]; stop(): Promise<void> }> {
  const script = path.join(__dirname, '../testing/crash-writer.process.ts');
  const file = path.join(folder, 'records', 'portico.db');
  const writer = spawn(process.execPath, ['--import', 'tsx', script, file, 'round'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(writer);
  let said = '';
  writer.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await once(writer.stdout, 'data');
  return {
    acknowledged: () => said.split('\n').slice(0, -1),
    async stop() {
      writer.kill('SIGKILL');
      if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'close');
    },
  };
}

/** A path that no plain tar header holds: a file of a release with more than a hundred characters in its own name. */
const LONG_NAME = `mfe-portal/0.1.0-abc/node/vendors-${'node_modules_package_'.repeat(6)}index_js-13d904.js`;

/** As an installation with an image and a release. */
async function openInstallation() {
  const desk = await openTestCli([fixtureContent]);
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }));
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { id: image } = await stores.images.put(picture);
  await stores.close();
  const release = path.join(desk.folder, 'releases', 'live.json');
  mkdirSync(path.dirname(release));
  writeFileSync(release, '{"id":"x","packages":{}}');
  const longName = path.join(desk.folder, 'releases', LONG_NAME);
  mkdirSync(path.dirname(longName), { recursive: true });
  writeFileSync(longName, 'exports.long = true;');
  return { ...desk, image, release, longName };
}

test('[OPEN-12] a backup that is made while others write holds all that was acknowledged before, and is restored', async () => {
  const source = await openInstallation();
  const writer = await startWriter(source.folder);
  const before = writer.acknowledged();
  const file = archiveFile();
  await source.data(['backup', file]);
  // It would take the machine from what follows.
  await writer.stop();
  expect(before.length).toBeGreaterThan(0);

  const target = await openTestCli();
  await target.data(['restore', file]);
  const records = openLibsqlRecordStore({ file: path.join(target.folder, 'records', 'portico.db') });
  const parts = await records.list<{ id: string }>({ provider: 'demo', kind: 'part' });
  const partsOf = new Map<string, number>();
  for (const { value } of parts) partsOf.set(value.id, (partsOf.get(value.id) ?? 0) + 1);
  expect(before.filter((id) => !partsOf.has(id))).toEqual([]);
  expect([...partsOf.values()].filter((count) => count !== 3)).toEqual([]);
  await records.close();
});

test('a restored installation has its records, images, releases and secret', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const target = await openTestCli();
  const { exitCode, stderr } = await target.portico(['restore', file]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: target.folder }));
  const portal = await stores.records.get<{ sealedPasscode: string }>({
    provider: 'demo',
    kind: 'portal',
    id: 'private',
  });
  expect(stores.passcodes.open(portal?.value.sealedPasscode ?? '')).toBe('123456');
  expect(await stores.images.original(source.image)).toBeDefined();
  await stores.close();
  expect(readFileSync(path.join(target.folder, 'releases', 'live.json'), 'utf8')).toContain('"x"');
  expect(readFileSync(path.join(target.folder, 'releases', LONG_NAME), 'utf8')).toContain('long');
  expect(readdirSync(path.join(target.folder, 'unfinished'))).toEqual([]);
});

test('a backup that cannot be written leaves nothing behind and does not wait for ever', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  // A folder stands where the unfinished file would be opened.
  mkdirSync(`${file}.part`);
  expect(await source.refusal(['backup', file])).toContain('EISDIR');
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(path.join(source.folder, 'unfinished'))).toEqual([]);
});

test('what is in the data folder stays, unless it is set aside', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const other = scratchFolder();
  // Nothing of this process may have had the records open: the system would count it as another user.
  await restoreInChild(other, [file]);
  expect(await restoreInChild(other, [file])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('--replace'),
  });
  const { exitCode, stdout } = await restoreInChild(other, [file, '--replace', '--json']);
  expect(exitCode).toBe(0);
  const { setAside } = (JSON.parse(stdout) as { data: { setAside: string } }).data;
  expect(existsSync(path.join(setAside, 'records', 'portico.db'))).toBe(true);
  expect(existsSync(path.join(other, 'records', 'portico.db'))).toBe(true);
});

test('a running server is not restored over', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const busy = scratchFolder();
  await startWriter(busy);
  expect(await restoreInChild(busy, [file, '--replace'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('stop it first'),
  });
});

test('a backup that is damaged, or is none, is refused as a whole', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.cut`, bytes.subarray(0, bytes.length - 50));
  const target = await openTestCli();
  expect(await target.refusal(['restore', `${file}.cut`])).toContain('damaged');
  expect(existsSync(path.join(target.folder, 'records'))).toBe(false);

  const exported = archiveFile();
  await source.data(['providers', 'create', 'empty', '--host', 'empty.example']);
  await source.data(['export', 'empty', exported]);
  expect(await target.refusal(['restore', exported])).toContain('holds one provider');
  expect(await target.refusal(['import', file])).toContain('is a backup of a whole installation');
});

test('a backup is verified without being restored: hashes, counts and records', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  const { counts } = await source.data<{ counts: Record<string, number> }>(['backup', file]);
  expect(counts).toMatchObject({ images: 1, releaseFiles: 2 });

  const elsewhere = await openTestCli();
  const verify = (archive: string) => elsewhere.refusal(['backup', '--verify', archive]);
  expect(await elsewhere.data(['backup', '--verify', file])).toMatchObject({ counts });
  expect((await elsewhere.portico(['backup', '--verify', file])).stdout).toContain('is complete');
  expect(existsSync(path.join(elsewhere.folder, 'records'))).toBe(false);
  expect(readdirSync(path.join(elsewhere.folder, 'unfinished'))).toEqual([]);

  const bytes = readFileSync(file);
  const damaged = archiveFile();
  const spoil = (spoilt: Buffer) => writeFileSync(damaged, spoilt);
  spoil(bytes.subarray(0, bytes.length - 50));
  expect(await verify(damaged)).toContain('is damaged');
  const plain = gunzipSync(bytes);
  plain.write('Exports', plain.indexOf('exports.long'));
  spoil(gzipSync(plain));
  expect(await verify(damaged)).toContain('is damaged');
  expect(await verify('/nowhere/x.tar.gz')).toBe('There is no file /nowhere/x.tar.gz.');
});

interface Contents {
  counts?: Record<string, number>;
  /** From a file with sound ones. */
  records?: (file: string) => Buffer | undefined;
}

test.each<[string, Contents, RegExp]>([
  ['fewer images than it should have', { counts: { images: 3 } }, /should hold 3 images and holds 0/],
  ['fewer records than it should have', { counts: { records: 1_000_000 } }, /should hold 1000000 records/],
  ['records that are none', { records: () => Buffer.from('no database') }, CANNOT_BE_USED],
  ['records with a damaged index', { records: withDamagedIndex }, CANNOT_BE_USED],
  ['no records', { records: () => undefined }, /holds no records/],
])(
  'a backup with %s is refused, although its parts are as its manifest says',
  async (_, { counts = {}, records = readFileSync }, sentence) => {
    const source = await openTestCli([fixtureContent]);
    const content = records(await snapshotOf(source.folder));
    const file = archiveFile();
    async function* parts() {
      if (content) yield { name: 'records/portico.db', content };
    }
    const createdAt = new Date().toISOString();
    const header = { archive: 'backup' as const, format: 2, createdAt };
    await writeArchive({ file, header, parts: parts(), counts: () => counts });
    const target = await openTestCli();
    expect(await target.refusal(['backup', '--verify', file])).toMatch(sentence);
    expect(await target.refusal(['restore', file])).toMatch(sentence);
    expect(existsSync(path.join(target.folder, 'records'))).toBe(false);
  },
);

/** Opened and counted as sound ones are: one entry of an index names a portal that there is not. */
function withDamagedIndex(file: string): Buffer {
  const records = readFileSync(file);
  const place = records.indexOf('demoportalwat-phumineditor');
  expect(place).toBeGreaterThan(0);
  records.write('demoportalwat-phumimeditor', place);
  return records;
}

async function snapshotOf(folder: string): Promise<string> {
  const copy = path.join(scratchFolder(), 'copy.db');
  snapshotRecords(path.join(folder, 'records', 'portico.db'), copy);
  return copy;
}

test('[T-14] a restore ends every session and code, those that were opened after the backup too', async () => {
  const source = await openInstallation();
  const onStores = async <Result>(folder: string, work: (stores: Stores) => Promise<Result>) => {
    const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: folder }));
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  };
  const owner = { uid: 'user-creator', sessionEpoch: undefined };
  const before = await onStores(source.folder, async ({ sessions, codes }) => {
    const token = await sessions.open('demo', owner);
    expect(await sessions.userOf('demo', token)).toBeDefined();
    const { code } = await codes.issue({ provider: 'demo', owner, purpose: 'sessionLink' });
    return { token, code };
  });
  const file = archiveFile();
  await source.data(['backup', file]);
  const target = await openTestCli();
  const { stdout } = await target.portico(['restore', file]);
  expect(stdout).toMatch(/This is the state of \d{4}-.*: later writes are not in it/);
  expect(stdout).toContain('Everyone has to sign in again: 2 sessions');
  await onStores(target.folder, async ({ sessions, codes }) => {
    expect(await sessions.userOf('demo', before.token)).toBeUndefined();
    expect(await codes.redeem({ provider: 'demo', code: before.code, isFor: () => true })).toBeUndefined();
    // As if its record had survived elsewhere: what counts is the epoch under which it was opened.
    for (const sessionEpoch of [undefined, 1, 2]) {
      const token = await sessions.open('demo', { ...owner, sessionEpoch });
      expect(await sessions.userOf('demo', token)).toBeUndefined();
    }
  });
});

test('a backup of production leaves the secret out, and says so where it will be missed', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  const production = (secret: string) => ({ env: { NODE_ENV: 'production', PORTICO_SECRET: secret } });
  rmSync(path.join(source.folder, 'secret'));
  const backup = await source.portico(['backup', file], production('the secret of the first server here'));
  expect(backup.stderr).toContain('PORTICO_SECRET is not in the backup');
  const right = await (await openTestCli()).portico(
    ['restore', file],
    production('the secret of the first server here'),
  );
  expect(right).toMatchObject({ exitCode: 0, stderr: '' });
  const wrong = await (await openTestCli()).portico(
    ['restore', file],
    production('another secret, of a second server'),
  );
  expect(wrong.stderr).toContain('another PORTICO_SECRET');
  const rotated = await (await openTestCli()).portico(['restore', file], {
    env: {
      ...production('another secret, of a second server').env,
      PORTICO_FORMER_SECRET: 'the secret of the first server here',
    },
  });
  expect(rotated).toMatchObject({ exitCode: 0, stderr: '' });
});

test('an empty data folder has nothing to back up', async () => {
  const { refusal } = await openTestCli();
  expect(await refusal(['backup', archiveFile()])).toMatch(/^There is no Portico in/);
});

/** The command as a process of its own. */
async function restoreInChild(folder: string, args: readonly string[]) {
  const main = path.join(__dirname, '../cli/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, 'restore', ...args], {
    env: { ...process.env, NODE_ENV: 'test', PORTICO_DATA: folder },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode: exitCode as number, stdout, stderr };
}
