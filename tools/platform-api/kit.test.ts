import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkRelease } from '../../server/src/releases/gates/check-release.ts';
import { openDiskReleases } from '../../server/src/releases/open-releases.ts';
import { VerifiedRelease } from '../../server/src/releases/verified-release.ts';
import { createRemote } from '../new-remote/create-remote.ts';
import { packKit } from './kit.ts';

const rootFolder = path.resolve(__dirname, '../..');
/** Runs a compiler and jest, on a machine that may be busy. */
const TIMEOUT_MS = 600_000;

let repository: string;

/** A repository of another team, with the kit and public libraries and nothing else of Portico. */
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

/** `npx portico-remote`, as in the kit's package.json. */
function portico(args: string[], cwd: string): Promise<string> {
  const kit = path.join(repository, 'node_modules/@portico/shared');
  const { bin } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return run(process.execPath, [path.join(kit, bin['portico-remote'] ?? ''), ...args], cwd);
}

/** Files of a folder, libraries excluded, that contain a text. */
const filesNaming = (named: string, folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(`${named.slice(1)}/node_modules/`, '')
        .includes(`${named.slice(1)}/`),
    );

/** Type check and tests of a remote of that repository. */
async function judge(remote: string): Promise<string> {
  const types = await tool('typescript/bin/tsc', ['--noEmit', '-p', '.'], remote);
  const tests = await tool('jest/bin/jest.js', ['--maxWorkers=1'], remote);
  return types + tests;
}

test(
  '[MFE-02, MFE-14] a remote of another repository is checked, tested and built by the packed kit alone',
  async () => {
    const remote = path.join(repository, 'remote-events');
    cpSync(path.join(rootFolder, 'examples/remote-events'), remote, { recursive: true });
    const said = await portico(['check'], remote);
    expect(said).toMatch(/Tests: +\d+ passed, \d+ total/);
    expect(said).toContain('All gates passed.');

    const release = /is in (.+)$/m.exec(await portico(['build'], remote))?.[1] ?? '';
    expect(release.startsWith(path.join(remote, 'build/releases/remote-events'))).toBe(true);
    // A site would accept it: only the missing live shell is reported here.
    const releases = openDiskReleases(path.join(repository, 'store'));
    const verified = await VerifiedRelease.verify(release);
    const findings = await checkRelease({ release: verified, live: {}, releases });
    expect(findings.map(({ code }) => code)).toEqual(['PG-103']);
    await releases.publish(verified);
    const { name, version } = verified.descriptor;
    expect((await releases.descriptor(name, version)).endpoints).toEqual(['eventsPortal']);
    // Nothing was read from the platform's sources, which the kit cannot reach; libraries are linked here.
    for (const folder of [release, path.join(repository, 'node_modules/@portico')])
      expect(filesNaming(rootFolder, folder)).toEqual([]);

    // A built remote without messages in one language fails.
    const words = path.join(remote, 'locales/ar.json');
    writeFileSync(words, readFileSync(words, 'utf8').replace(/"until": "[^"]*"/, '"until": ""'));
    writeFileSync(
      path.join(remote, 'jest.config.mjs'),
      "export default { testMatch: ['**/*.none'], passWithNoTests: true };\n",
    );
    await expect(portico(['check'], remote)).rejects.toThrow(/PG-109 .*'ar'/);
  },
  TIMEOUT_MS,
);

test.each(['rspack', 'vite'])(
  '[MFE-02] the packed kit builds a remote of another repository with %s',
  async (bundler) => {
    const remote = path.join(repository, `remote-${bundler}`);
    cpSync(path.join(rootFolder, `examples/remote-${bundler}`), remote, { recursive: true });
    const release = /is in (.+)$/m.exec(await portico(['build'], remote))?.[1] ?? '';
    const findings = await checkRelease({
      release: await VerifiedRelease.verify(release),
      live: {},
      releases: openDiskReleases(path.join(repository, 'store')),
    });
    // A site would accept it: only the missing live shell is reported here.
    expect(findings.map(({ code }) => code)).toEqual(['PG-103']);
    expect(filesNaming(rootFolder, release)).toEqual([]);
  },
  TIMEOUT_MS,
);

test('the kit carries the changelog of shared, with a section for its version', () => {
  const read = (file: string) =>
    readFileSync(path.join(repository, 'node_modules/@portico/shared', file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md').split('\n')).toContain(`## ${version}`);
});

test(
  'the command says how it is used, and what is no remote',
  async () => {
    await expect(portico([], repository)).rejects.toThrow(/portico-remote <command> \[folder\]/);
    await expect(portico(['build'], repository)).rejects.toThrow(
      /is not a remote: it has no src\/remote\.ts/,
    );
  },
  TIMEOUT_MS,
);

test(
  '[MFE-14] so is what the generator makes there',
  async () => {
    const remote = createRemote({ key: 'night-markets', parentFolder: repository, rootFolder });
    expect(await judge(remote)).toMatch(/Tests: +2 passed, 2 total/);
  },
  TIMEOUT_MS,
);

test(
  'a remote that does not fit the platform’s types fails the type check',
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
