import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { extract } from 'tar';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp } from '../testing/test-app.ts';

test('admins download an archive of their site without credentials, and the operator imports it', async () => {
  const site = await openTestApp();
  const headers = await site.signIn('admin');
  const response = await site.ask({ url: '/api/console/archive', headers });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/gzip']);
  expect(response.headers['content-disposition']).toBe('attachment; filename="demo-2026-11-21.tar.gz"');
  const cwd = scratchFolder();
  const file = path.join(cwd, 'site.tar.gz');
  writeFileSync(file, response.rawPayload);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));

  const unpacked = path.join(cwd, 'unpacked');
  mkdirSync(unpacked);
  await extract({ file, cwd: unpacked });
  const users = readFileSync(path.join(unpacked, 'records/user.jsonl'), 'utf8');
  expect(users).toContain('"username":"admin"');
  expect(users).not.toMatch(/passwordHash|secondFactor/i);
  expect(readFileSync(path.join(unpacked, 'records/portal.jsonl'), 'utf8')).not.toContain('sealedPasscode');
  expect(readdirSync(path.join(site.services.config.dataFolder, 'uploads'))).toEqual([]);

  const target = await openTestCli();
  const { counts } = await target.data<{ counts: Record<string, number> }>([
    'import',
    file,
    '--without-passcodes',
  ]);
  expect(counts).toMatchObject({ town: 3, user: 2 });
});
