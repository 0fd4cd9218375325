import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeyScope } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { packClient } from './pack.ts';

const rootFolder = path.resolve(__dirname, '../..');
/** Compiles and installs, on a machine that may be busy. */
const TIMEOUT_MS = 300_000;

let folder: string;
let site: TestApp;
let baseUrl: string;

/** A program elsewhere, with the packed client as its only package, and a site. */
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'portico-program-')));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const archive = await packClient(rootFolder, folder);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive]);
  site = await openTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://localhost:${(site.app.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  output: string;
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { cwd: folder, env: { ...process.env, ...env }, shell: process.platform === 'win32' };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

async function keyWith(scopes: KeyScope[]): Promise<string> {
  const body = { data: { name: 'Program', scopes } };
  const reply = await site.ask({ url: '/api/keys', method: 'POST', body, headers: await site.signIn() });
  return reply.json<{ data: { key: string } }>().data.key;
}

const packed = (file: string) => path.join(folder, 'node_modules/@portico/client', file);

/** The example of the package, as a program of its own. */
function runExample(env: Record<string, string>, title: string): Promise<Ended> {
  cpSync(packed('examples/node.mjs'), path.join(folder, 'node.mjs'));
  return run(process.execPath, ['node.mjs', title], env);
}

test('the example for Node creates, reads, changes and lists portals with an API key', async () => {
  const key = await keyWith(['read', 'write:portals']);
  const { code, output } = await runExample({ PORTICO_URL: baseUrl, PORTICO_KEY: key }, 'Moon market');
  expect([code, output]).toEqual([0, expect.stringMatching(/^Created [\w-]+\nSaved Every Friday\nPortal /)]);
  const id = /^Created (\S+)/.exec(output)?.[1];
  expect(output).toContain(`Portal ${id}: Moon market`);
  expect(await site.get(`/api/portal/${id}`, { headers: await site.signIn() })).toMatchObject({
    data: { title: { en: 'Moon market' }, highlightSentence: { en: 'Every Friday' } },
  });
});

test('the example says with which code the server refuses it', async () => {
  const key = await keyWith(['read']);
  const { code, output } = await runExample({ PORTICO_URL: baseUrl, PORTICO_KEY: key }, 'Moon market');
  expect([code, output]).toEqual([1, expect.stringMatching(/^Refused \(403 forbidden\): .*write:portals/)]);
});
