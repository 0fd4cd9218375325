import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { openStores } from '../services.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { bundleCli, runCliProcess } from '../testing/cli-process.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import {
  archiveFile,
  children,
  LONG_NAME,
  openInstallation,
  stopChildren,
} from '../testing/sites/installation.ts';

bundleCli();
stopChildren();

/** A process that writes into the data folder as a running server does; `acknowledged` returns what it has written. */
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

test('[OPEN-12] a backup during writes contains all acknowledged writes, and can be restored', async () => {
  const source = await openInstallation();
  const writer = await startWriter(source.folder);
  const before = writer.acknowledged();
  const file = archiveFile();
  await source.data(['backup', file]);
  // It would slow down the rest of the test.
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

test('a backup that cannot be written leaves no files and ends', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  // A folder has the name of the unfinished file.
  mkdirSync(`${file}.part`);
  expect(await source.refusal(['backup', file])).toContain('EISDIR');
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(path.join(source.folder, 'unfinished'))).toEqual([]);
});

test('a restore does not replace existing data unless it is moved aside', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const other = scratchFolder();
  // In a child process, because SQLite would count an earlier connection of this process as another user.
  await runCliProcess(other, ['restore', file]);
  expect(await runCliProcess(other, ['restore', file])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('--replace'),
  });
  const { exitCode, stdout } = await runCliProcess(other, ['restore', file, '--replace', '--json']);
  expect(exitCode).toBe(0);
  const { setAside } = (JSON.parse(stdout) as { data: { setAside: string } }).data;
  expect(existsSync(path.join(setAside, 'records', 'portico.db'))).toBe(true);
  expect(existsSync(path.join(other, 'records', 'portico.db'))).toBe(true);
});

test('a restore refuses a running server', async () => {
  const source = await openInstallation();
  const file = archiveFile();
  await source.data(['backup', file]);
  const busy = scratchFolder();
  await startWriter(busy);
  expect(await runCliProcess(busy, ['restore', file, '--replace'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('stop it first'),
  });
});

test('a production backup omits the secret, with a warning on backup and restore', async () => {
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

test('backing up an empty data folder is refused', async () => {
  const { refusal } = await openTestCli();
  expect(await refusal(['backup', archiveFile()])).toMatch(/^There is no Portico in/);
});
