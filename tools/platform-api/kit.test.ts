import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRemote } from '../new-remote/create-remote.ts';
import { packKit } from './kit.ts';

const rootFolder = path.resolve(__dirname, '../..');
/** A compiler and another jest run here, on a machine that may be busy. */
const TIMEOUT_MS = 600_000;

let repository: string;

/** A repository of another team: the kit and public libraries are installed in it, nothing else of Portico. */
beforeAll(async () => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'portico-team-')));
  const archive = await packKit(rootFolder, repository);
  const installed = path.join(repository, 'node_modules');
  mkdirSync(path.join(installed, '@portico/shared'), { recursive: true });
  await run('tar', ['xzf', archive, '--strip-components=1', '-C', path.join(installed, '@portico/shared')]);
  const libraries = path.join(rootFolder, 'node_modules');
  for (const name of readdirSync(libraries)) {
    if (name !== '@portico' && !name.startsWith('.'))
      symlinkSync(path.join(libraries, name), path.join(installed, name));
  }
}, TIMEOUT_MS);
afterAll(() => rmSync(repository, { recursive: true, force: true }));

async function run(command: string, args: string[], cwd = repository): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
const tool = (script: string, args: string[], cwd: string) =>
  run(process.execPath, [path.join(rootFolder, 'node_modules', script), ...args], cwd);

/** The compiler’s and the tests’ verdict on a remote of that repository. */
async function judge(remote: string): Promise<string> {
  const types = await tool('typescript/bin/tsc', ['--noEmit', '-p', '.'], remote);
  const tests = await tool('jest/bin/jest.js', ['--maxWorkers=1'], remote);
  return types + tests;
}

test(
  '[MFE-14] a remote of another repository is checked and tested by the packed kit alone',
  async () => {
    const remote = path.join(repository, 'remote-events');
    cpSync(path.join(rootFolder, 'examples/remote-events'), remote, { recursive: true });
    expect(await judge(remote)).toMatch(/Tests: +7 passed/);
  },
  TIMEOUT_MS,
);

test(
  '[MFE-14] so is what the generator makes there',
  async () => {
    const remote = createRemote({ key: 'night-markets', parentFolder: repository, rootFolder });
    expect(await judge(remote)).toMatch(/Tests: +2 passed/);
  },
  TIMEOUT_MS,
);

test(
  'a remote that does not fit the platform’s types is told so',
  async () => {
    const remote = createRemote({ key: 'wrong', parentFolder: repository, rootFolder });
    writeFileSync(
      path.join(remote, 'src/wrong.ts'),
      "import type { RemoteModule } from '@portico/shared/platform';\nexport const slots: RemoteModule['slots'] = { 'portal.footer': async () => ({ blocks: [] }) };\n",
    );
    await expect(tool('typescript/bin/tsc', ['--noEmit', '-p', '.'], remote)).rejects.toThrow(
      /portal\.footer/,
    );
  },
  TIMEOUT_MS,
);
