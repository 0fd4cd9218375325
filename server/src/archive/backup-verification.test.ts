import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { openStores, type Stores } from '../services.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { archiveFile, openInstallation, stopChildren } from '../testing/sites/installation.ts';
import { snapshotRecords } from './snapshot.ts';
import { writeArchive } from './write-archive.ts';

stopChildren();

const CANNOT_BE_USED = /The records in .* cannot be used/;

test('a damaged or invalid backup is refused as a whole', async () => {
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
  /** Derives damaged records from valid ones. */
  records?: (file: string) => Buffer | undefined;
}

test.each<[string, Contents, RegExp]>([
  ['fewer images than it should have', { counts: { images: 3 } }, /should hold 3 images and holds 0/],
  ['fewer records than it should have', { counts: { records: 1_000_000 } }, /should hold 1000000 records/],
  ['records that are none', { records: () => Buffer.from('no database') }, CANNOT_BE_USED],
  ['records with a damaged index', { records: withDamagedIndex }, CANNOT_BE_USED],
  ['no records', { records: () => undefined }, /holds no records/],
])(
  'a backup with %s is refused, although its parts match its manifest',
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

/** Opens and counts like valid records, but one index entry names a portal that does not exist. */
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

test('[T-14] a restore ends all sessions and codes, also those opened after the backup', async () => {
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
  expect(stdout).toContain('codes of the backup that were ended: 2.');
  await onStores(target.folder, async ({ sessions, codes }) => {
    expect(await sessions.userOf('demo', before.token)).toBeUndefined();
    expect(await codes.redeem({ provider: 'demo', code: before.code, isFor: () => true })).toBeUndefined();
    // As if its record had survived elsewhere: the session's epoch must not match.
    for (const sessionEpoch of [undefined, 1, 2]) {
      const token = await sessions.open('demo', { ...owner, sessionEpoch });
      expect(await sessions.userOf('demo', token)).toBeUndefined();
    }
  });
});
