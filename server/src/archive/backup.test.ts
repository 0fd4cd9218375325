import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../config.ts';
import { openStores } from '../services.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openOperatorDesk } from '../testing/run-operator.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const archiveFile = () => path.join(scratchFolder(), 'portico.tar.gz');

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

/** A process that writes into the data folder as a running server does; `acknowledged` names what it has written. */
async function startWriter(folder: string): Promise<{ acknowledged(): string[] }> {
  const script = path.join(__dirname, '../storage/endless-writer.ts');
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
  return { acknowledged: () => said.split('\n').slice(0, -1) };
}

/** As an installation with an image and a release. */
async function openInstallation() {
  const desk = await openOperatorDesk([fixtureContent]);
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }));
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { id: image } = await stores.images.put(picture);
  await stores.close();
  const release = path.join(desk.folder, 'releases', 'live.json');
  mkdirSync(path.dirname(release));
  writeFileSync(release, '{"id":"x","packages":{}}');
  return { ...desk, image, release };
}

test('[OPEN-12] a backup that is made while others write holds all that was acknowledged before, and is restored', async () => {
  const source = await openInstallation();
  const writer = await startWriter(source.folder);
  const before = writer.acknowledged();
  const file = archiveFile();
  await source.data(['backup', file]);
  expect(before.length).toBeGreaterThan(0);

  const target = await openOperatorDesk();
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
  const target = await openOperatorDesk();
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
  expect(readdirSync(path.join(target.folder, 'unfinished'))).toEqual([]);
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
  const target = await openOperatorDesk();
  expect(await target.refusal(['restore', `${file}.cut`])).toContain('damaged');
  expect(existsSync(path.join(target.folder, 'records'))).toBe(false);

  const exported = archiveFile();
  await source.data(['providers', 'create', 'empty', '--host', 'empty.example']);
  await source.data(['export', 'empty', exported]);
  expect(await target.refusal(['restore', exported])).toContain('holds one provider');
  expect(await target.refusal(['import', file])).toContain('is a backup of a whole installation');
});

test('a backup of production leaves the secret out, and says so where it will be missed', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  const production = (secret: string) => ({ env: { NODE_ENV: 'production', PORTICO_SECRET: secret } });
  rmSync(path.join(source.folder, 'secret'));
  const backup = await source.portico(['backup', file], production('a'.repeat(32)));
  expect(backup.stderr).toContain('PORTICO_SECRET is not in the backup');
  const right = await (await openOperatorDesk()).portico(['restore', file], production('a'.repeat(32)));
  expect(right).toMatchObject({ exitCode: 0, stderr: '' });
  const wrong = await (await openOperatorDesk()).portico(['restore', file], production('b'.repeat(32)));
  expect(wrong.stderr).toContain('another PORTICO_SECRET');
});

test('an empty data folder has nothing to back up', async () => {
  const { refusal } = await openOperatorDesk();
  expect(await refusal(['backup', archiveFile()])).toMatch(/^There is no Portico in/);
});

/** The command as a process of its own. */
async function restoreInChild(folder: string, args: readonly string[]) {
  const main = path.join(__dirname, '../operator/main.ts');
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
