import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import type { ReleasesResponse } from '@portico/shared/contracts';
import { create } from 'tar';

const rootFolder = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, so that the sample resolves the packages it is built with. */
const scratchParent = path.join(rootFolder, 'e2e', '.scratch');

/** Runs Node.js in the repository's root; returns its output, and throws with its errors. */
async function runNode(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: rootFolder,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Runs a TypeScript file of the repository. */
export const runTypeScript = (file: string, args: readonly string[]): Promise<string> =>
  runNode(['--import', 'tsx', file, ...args]);

/** Builds the package in a folder. */
export async function buildPackage(packageFolder: string): Promise<{ folder: string; version: string }> {
  const printed = await runTypeScript('webpack/build.ts', ['--json', packageFolder]);
  const [release] = JSON.parse(printed) as ({ folder?: string; version?: string } | undefined)[];
  if (!release?.folder || !release.version) throw new Error(`${packageFolder} was not built: ${printed}`);
  return { folder: release.folder, version: release.version };
}

/** Runs an operator's command on a running site, from the bundle of which the site was started; returns its output. */
export const portico = (site: { dataFolder: string }, ...args: string[]): Promise<string> =>
  runNode(['server/build/cli.mjs', ...args], { PORTICO_DATA: site.dataFolder });

/** A copy of the sample remote that a test may edit. */
export interface SampleCopy {
  /** Relative to the repository's root. */
  folder: string;
  /** Replaces a text in one of its files, like an edit by its team. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
}

export function copySample(): SampleCopy {
  mkdirSync(scratchParent, { recursive: true });
  const parent = mkdtempSync(path.join(scratchParent, 'sample-'));
  const source = path.join(parent, 'mfe-sample');
  cpSync(path.join(rootFolder, 'e2e/fixtures/mfe-sample'), source, { recursive: true });
  return {
    folder: path.relative(rootFolder, source),
    edit: (name, from, to) => {
      const file = path.join(source, name);
      const before = readFileSync(file, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`the sample's ${name} does not contain '${from}'`);
      writeFileSync(file, after);
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Runs `portico remotes ...` on a running site. */
export const remotes = (site: { dataFolder: string }, ...args: string[]): Promise<string> =>
  portico(site, 'remotes', ...args);

const adminTokens = new Map<string, Promise<string>>();

async function signInAdmin(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo' }),
  });
  return ((await response.json()) as { jsonWebToken: string }).jsonWebToken;
}

/** The releases of a running site and their history, as admins see them. A request costs less than a command. */
export async function releasesOf({ origin }: { origin: string }): Promise<ReleasesResponse['result']> {
  const token = adminTokens.get(origin) ?? signInAdmin(origin);
  adminTokens.set(origin, token);
  const response = await fetch(`${origin}/api/releases`, {
    headers: { authorization: `Bearer ${await token}` },
  });
  return ((await response.json()) as ReleasesResponse).result;
}

/** Folders of the sample's builds by edit; each is built once. */
const builds = new Map<string, Promise<string>>();

async function buildSample(replace: { from: string; to: string } | undefined): Promise<string> {
  const sample = copySample();
  try {
    if (replace) sample.edit('src/sample.route.tsx', replace.from, replace.to);
    return (await buildPackage(sample.folder)).folder;
  } finally {
    sample.remove();
  }
}

/** The folder of a release of the sample remote, built with `replace` applied to its route's source. */
export async function builtSample(replace?: { from: string; to: string }): Promise<string> {
  const edit = JSON.stringify(replace ?? null);
  const known = await builds.get(edit);
  // Only the last few builds of a package stay on the disk.
  if (known !== undefined && existsSync(known)) return known;
  const build = buildSample(replace);
  builds.set(edit, build);
  return build;
}

/** The same release as an archive for an upload, in the running test's output folder. */
export async function sampleArchive(replace?: { from: string; to: string }): Promise<string> {
  const file = test.info().outputPath('mfe-sample.tgz');
  await create({ file, cwd: await builtSample(replace), gzip: true }, ['.']);
  return file;
}

/**
 * Builds the sample remote, with `replace` applied to its route's source, and publishes it to a running site with these
 * options. Shell and server do not change.
 */
export async function publishSample(
  site: { dataFolder: string },
  replace?: { from: string; to: string },
  ...options: string[]
): Promise<void> {
  await remotes(site, 'publish', await builtSample(replace), ...options);
}
