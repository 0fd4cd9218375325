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

/** The compilers of programs: the platform's own, and the last one in JavaScript. */
test.each(['node_modules/typescript/bin/tsc', 'tools/node_modules/typescript/bin/tsc'])(
  'the declarations tell right calls from wrong ones, with %s',
  async (compiler) => {
    const strict = { strict: true, exactOptionalPropertyTypes: true, noEmit: true };
    const compilerOptions = { ...strict, target: 'es2022', module: 'nodenext', types: [] };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.ts'] }),
    );
    const checkProgram = (program: string) => {
      writeFileSync(path.join(folder, 'program.ts'), program);
      return run(process.execPath, [path.join(rootFolder, compiler), '--pretty', 'false']);
    };
    const check = (call: string) =>
      checkProgram(
        `import { createClient, entriesOf, type Schema } from '@portico/client';\nconst portico = createClient({ baseUrl: '${baseUrl}' });\n${call}\n`,
      );
    const params = '{ params: { path: { id: "temples" } } }';
    const right = await check(`
      const { data } = await portico.GET('/api/portal/{id}', ${params});
      export const portal: Schema<'Portal'> = data.data;
      export const table: string = (await portico.GET('/api/console/audit.csv')).data;
      for await (const { title } of entriesOf(portico, '/api/portal')) title.en?.trim();
      await portico.PUT('/api/portal/{id}', { params: { path: { id: 'a' } }, body: { data: { tags: ['a'] } }, ifMatch: '"a"' });`);
    expect(right).toEqual({ code: 0, output: '' });
    const wrong = await check(`
      await portico.GET('/api/portals');
      await portico.GET('/api/portal/{id}');
      await portico.GET('/api/portal', { idempotencyKey: 'a', parms: {} });
      await portico.GET('/api/portal', { params: { query: { limit: 1 } } });
      await portico.PUT('/api/portal/{id}', { params: { path: { id: 'a' } }, body: { data: { tags: 'a' } } });
      entriesOf(portico, '/api/tags');
      await portico.GET('/api/tags', { params: { query: { q: 'a' } } });`);
    const lines = [...wrong.output.matchAll(/^program\.ts\((\d+),/gm)].map(([, line]) => Number(line));
    // The import is the first line, and the calls begin after an empty one.
    expect([...new Set(lines)]).toEqual([4, 5, 6, 7, 8, 9, 10]);
    const [, example = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync(packed('README.md'), 'utf8')) ?? [];
    expect(example).toContain('createClient(');
    expect(await checkProgram(example)).toEqual({ code: 0, output: '' });
  },
  TIMEOUT_MS,
);
