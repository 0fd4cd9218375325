import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { major, satisfies } from 'semver';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { rootFolder } from '../../webpack/paths.ts';
import { deployText } from './deploy-files.ts';
import { imageInstructions, imageSettings, lastStage, only } from './image-file.ts';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(rootFolder, file), 'utf8')) as Content;

test('npm gets the manifest of every workspace before it installs', () => {
  const { workspaces } = readJson<{ workspaces: string[] }>('package.json');
  const copied = imageInstructions()
    .filter(({ name, args }) => name === 'COPY' && args.includes('/package.json'))
    .map(({ args }) => args);
  expect(copied).toEqual(workspaces.map((folder) => `${folder}/package.json ${folder}/`));
});

test('tsx comes into the image with all that it needs', () => {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
  const copied = copiedFrom('build').filter((file) => file.startsWith('node_modules/'));
  const needed = ['node_modules/tsx'];
  for (const name of needed) {
    const locked = packages[name];
    expect(locked).toBeDefined();
    for (const dependency of Object.keys({ ...locked?.dependencies, ...platformsOf(locked) }))
      if (!needed.includes(`node_modules/${dependency}`)) needed.push(`node_modules/${dependency}`);
  }
  const isCopied = (name: string) =>
    copied.some((folder) => name === folder || name.startsWith(`${folder}/`));
  expect(needed.filter((name) => !isCopied(name))).toEqual([]);
});

/** Platforms of an optional package; those for macOS alone are in no image. */
const platformsOf = (locked: LockedPackage | undefined) =>
  Object.fromEntries(
    Object.entries(locked?.optionalDependencies ?? {}).filter(([name]) => name.includes('linux')),
  );

const copiedFrom = (stage: string): string[] =>
  lastStage()
    .filter(({ name, args }) => name === 'COPY' && args.startsWith(`--from=${stage} `))
    .map(({ args }) => args.split(' ')[1]?.replace('/portico/', '') ?? '');

/** Written by the build, as are packages and releases. */
const BUNDLE = 'server/build';
const copiedSources = (): string[] =>
  copiedFrom('build').filter((folder) => folder !== BUNDLE && !/^(node_modules|build)\//.test(folder));

test('what is copied is there, and what starts is among it', () => {
  expect(copiedSources().filter((folder) => !existsSync(path.join(rootFolder, folder)))).toEqual([]);
  const start = (JSON.parse(only('CMD')) as string[]).at(-1) ?? '';
  expect(path.dirname(start)).toBe(BUNDLE);
  expect(copiedFrom('build')).toContain(BUNDLE);
  expect(imageInstructions().some(({ args }) => args.endsWith('node server/bundle.mjs --no-demo'))).toBe(
    true,
  );
});

test('[OPEN-12] what is copied starts in production, empty and without the demo, and runs commands', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-image-'));
  try {
    for (const source of [...copiedSources(), 'server/bundle.mjs'])
      cpSync(path.join(rootFolder, source), path.join(folder, source), { recursive: true });
    for (const file of ['package.json', 'server/package.json', 'node_modules', 'server/node_modules'])
      symlinkSync(path.join(rootFolder, file), path.join(folder, file));
    const settings = {
      NODE_ENV: 'production',
      PORTICO_SECRET: 'the secret of an image under test',
      PORTICO_DATA: path.join(folder, 'data'),
    };
    const server = await startServerProcess(settings, folder);
    try {
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
      expect((await fetch(`${server.origin}/api/web-admin/`)).status).toBe(404);
      const printed = execFileSync(
        process.execPath,
        ['server/build/cli.mjs', 'providers', 'list', '--json'],
        {
          cwd: folder,
          env: { ...process.env, ...settings },
          encoding: 'utf8',
        },
      );
      expect(JSON.parse(printed)).toMatchObject({ data: [] });
    } finally {
      await server.stop();
    }
    expect(existsSync(path.join(folder, 'demo'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the server is the first process, is not root, and writes to the data folder alone', () => {
  expect(JSON.parse(only('ENTRYPOINT'))).toEqual(['node']);
  expect(only('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(JSON.parse(only('VOLUME'))).toEqual([imageSettings()['PORTICO_DATA']]);
  expect(only('EXPOSE')).toBe(imageSettings()['PORT']);
});

test('the image starts on a Node that the product accepts, and as `npm start` starts it', () => {
  const named = imageInstructions().find(({ name }) => name === 'ARG')?.args ?? '';
  // A release with its digest: a tag alone can be replaced.
  const [, version = ''] =
    /^NODE_IMAGE=node:(\d+\.\d+\.\d+)-bookworm-slim@sha256:[0-9a-f]{64}$/.exec(named) ?? [];
  const { engines } = readJson<{ engines: { node: string } }>('package.json');
  expect(satisfies(version, engines.node)).toBe(true);
  expect(major(version)).toBe(24);
  const bases = imageInstructions().filter(({ name }) => name === 'FROM');
  const stages = bases.map(({ args }) => args.split(' AS ')[1]);
  for (const { args } of bases)
    expect(args.startsWith('${NODE_IMAGE}') || stages.includes(args.split(' ')[0])).toBe(true);
  const memory = readJson<{ env: object; nodeFlags: string[] }>('server/memory-settings.json');
  expect(imageSettings()).toMatchObject(memory.env);
  expect(JSON.parse(only('CMD'))).toEqual([...memory.nodeFlags, `${BUNDLE}/main.mjs`]);
});

test('what is built is signed by a program that there is, with a key that stays in no layer', () => {
  const [sign] = imageInstructions().filter(({ args }) => args.includes('PORTICO_RELEASE_SIGNING_KEY'));
  expect(sign?.args).toMatch(/^--mount=type=secret,id=release-key /);
  expect(sign?.args).toContain('PORTICO_RELEASE_SIGNING_KEY_FILE=/run/secrets/release-key ');
  const [program = ''] = /tools\/\S+\.ts/.exec(sign?.args ?? '') ?? [];
  expect(existsSync(path.join(rootFolder, program))).toBe(true);
  expect(
    imageInstructions().filter(({ name, args }) => /^(ARG|ENV)$/.test(name) && /KEY/.test(args)),
  ).toEqual([]);
});

test('data, secrets and what was built here never get into an image', () => {
  const left = deployText('Dockerfile.dockerignore').split('\n');
  for (const pattern of ['.git', '**/node_modules', '**/.data', 'build', '**/.env', '**/*.key', 'deploy'])
    expect(left).toContain(pattern);
});
