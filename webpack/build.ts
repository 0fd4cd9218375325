import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Descriptor } from '@portico/shared/contracts';
import type { Configuration, StatsCompilation } from 'webpack';
import type { ConfigOptions } from './create-config.ts';
import { createDescriptor } from './descriptor.ts';
import { type ModuleFacts, ModuleFactsPlugin } from './module-facts-plugin.ts';
import { kindOf, PACKAGES, releasesFolder, rootFolder } from './paths.ts';
import { type BuiltRelease, readBuiltReleases } from './read-built-releases.ts';
import { readDeclaration } from './remote-declaration.ts';
import { sourceHash } from './source-hash.ts';

interface Manifest {
  version: string;
  portico?: { bundler?: string };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.resolve(rootFolder, folder, 'package.json'), 'utf8')) as Manifest;

const readVersion = (folder: string): string => readManifest(folder).version;

const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;
type Bundler = (typeof BUNDLERS)[number];

/** The bundler that a remote's package.json names as `portico.bundler`. */
function bundlerOf(folder: string): Bundler {
  const { portico } = readManifest(folder);
  const bundler = BUNDLERS.find((known) => known === (portico?.bundler ?? 'webpack'));
  if (!bundler)
    throw new Error(`${folder}/package.json: portico.bundler must be one of ${BUNDLERS.join(', ')}.`);
  return bundler;
}

/** Builds for browser and server. The compiler is imported only for a build, so that a second start is fast. */
async function compile(
  bundler: Bundler,
  options: (target: 'browser' | 'server') => ConfigOptions,
): Promise<{ stats: Pick<StatsCompilation, 'namedChunkGroups'>; facts: ModuleFacts }> {
  if (bundler === 'rspack') {
    const { compileWithRspack } = await import('./rspack.ts');
    const { stats, facts } = await compileWithRspack(options);
    return { stats: stats as Pick<StatsCompilation, 'namedChunkGroups'>, facts };
  }
  if (bundler === 'vite') {
    const { compileWithVite } = await import('./vite.ts').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
      // A development dependency: `npm start` does not install it, and the kit has none.
      throw new Error(
        "A package that builds remotes with Vite is not installed. Run `npm ci` in the platform's repository; docs/remote-teams.md lists what another one installs.",
        { cause },
      );
    });
    return compileWithVite(options);
  }
  const { createConfig } = await import('./create-config.ts');
  const factsPlugin = new ModuleFactsPlugin();
  const browserConfig = createConfig(options('browser'));
  const stats = await run({ ...browserConfig, plugins: [...(browserConfig.plugins ?? []), factsPlugin] });
  await run(createConfig(options('server')));
  return { stats, facts: factsPlugin.facts };
}

async function run(config: Configuration): Promise<StatsCompilation> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack returned no statistics'));
        if (stats.hasErrors()) {
          return reject(
            new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false })),
          );
        }
        resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true }));
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** Compresses scripts once at build time, with the best quality. */
async function precompress(folder: string): Promise<void> {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (script) => {
      const file = path.join(folder, script);
      const body = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(body));
      writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

/**
 * Builds one package, in a folder that is absolute or relative to the repository, for browser and server into
 * `{name}/{version}` of `outFolder`. The version ends in a hash of its sources, so nothing is built twice, and the
 * folder appears complete or not at all.
 */
export async function buildRelease(
  packageFolder: string,
  outFolder: string = releasesFolder,
): Promise<BuiltRelease> {
  const { name, kind, version, folder } = releaseOf(packageFolder, outFolder);
  if (isWhole(folder)) return { name, version, folder, isNew: false };

  // A folder per process, so that concurrent builds do not delete each other's files; the later one replaces the same
  // content.
  const unfinished = `${folder}.${process.pid}.unfinished`;
  const options = (target: 'browser' | 'server'): ConfigOptions => ({
    name,
    packageFolder: path.resolve(rootFolder, packageFolder),
    kind,
    target,
    outputFolder: path.join(unfinished, target === 'browser' ? 'web' : 'node'),
    mode: 'production',
  });
  const { stats, facts } = await compile(bundlerOf(packageFolder), options);
  // The server bundle is CommonJS, independent of the repository's type.
  writeFileSync(path.join(unfinished, 'node', 'package.json'), '{"type":"commonjs"}\n');
  const descriptor: Descriptor = createDescriptor({
    name,
    version,
    kind,
    platformVersion: readVersion('shared'),
    folder: unfinished,
    stats,
    declaration: await readDeclaration(packageFolder),
    facts,
  });
  // Written beside the manifest, for tools of the build alone.
  rmSync(path.join(unfinished, 'web', 'mf-stats.json'), { force: true });
  await precompress(path.join(unfinished, 'web'));
  writeFileSync(path.join(unfinished, 'remote.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  deleteOldBuilds(path.dirname(folder));
  return { name, version, folder, isNew: true };
}

function releaseOf(packageFolder: string, outFolder: string) {
  const name = path.basename(packageFolder);
  const kind = kindOf(name);
  const version = `${readVersion(packageFolder)}-${sourceHash(packageFolder, kind)}`;
  return { name, kind, version, folder: path.join(outFolder, name, version) };
}

const isWhole = (releaseFolder: string): boolean => existsSync(path.join(releaseFolder, 'remote.json'));

/** Like `buildRelease`, in a process of its own if there is something to build. */
async function buildInProcess(packageFolder: string): Promise<BuiltRelease> {
  const { name, version, folder } = releaseOf(packageFolder, releasesFolder);
  if (isWhole(folder)) return { name, version, folder, isNew: false };
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), '--json', packageFolder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: rootFolder });
  const [release] = readBuiltReleases(stdout);
  if (!release) throw new Error(`${packageFolder} was not built`);
  return release;
}

/** Builds to retain per package, so that switching between states of the sources builds nothing. */
const RETAINED_BUILDS = 4;

/** A build takes a minute; an older unfinished folder is abandoned. */
const STALE_AFTER_MS = 3_600_000;
const modifiedAt = (build: string): number => statSync(build, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isStale = (build: string): boolean => modifiedAt(build) < Date.now() - STALE_AFTER_MS;

/** Deletes the oldest builds; releases in use were copied into a release store. */
function deleteOldBuilds(packageBuilds: string): void {
  const builds = readdirSync(packageBuilds)
    .map((version) => path.join(packageBuilds, version))
    // An unfinished build may disappear at any moment.
    .filter((build) => !build.endsWith('.unfinished') || isStale(build))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a));
  for (const build of builds.slice(RETAINED_BUILDS)) rmSync(build, { recursive: true, force: true });
}

/** Builds at once, in processes of their own: a build computes in one thread most of its time. */
const BUILDS_AT_ONCE = Math.min(2, availableParallelism());

/** Builds these package folders (by default all of ours); `log` receives progress. */
export async function buildReleases(
  folders: readonly string[] = PACKAGES,
  log: (line: string) => void = () => undefined,
): Promise<BuiltRelease[]> {
  const built: BuiltRelease[] = [];
  const waiting = [...folders.entries()];
  async function buildNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, folder] = next;
      const started = performance.now();
      const release = await (folders.length > 1 ? buildInProcess(folder) : buildRelease(folder));
      if (release.isNew)
        log(
          `built ${release.name} ${release.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
        );
      built[at] = release;
    }
  }
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildNext));
  // Served by default; a remote from elsewhere goes live only when it is published.
  const versions = new Map([
    ...Object.entries(readBuiltVersions()),
    ...built.map(({ name, version }) => [name, version] as const),
  ]);
  // A package that is no longer one of ours is no longer listed.
  const own = PACKAGES.flatMap((name) => {
    const version = versions.get(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  writeFileSync(builtVersionsFile, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
  return built;
}

/** Package name to the latest built version. */
function readBuiltVersions(): Record<string, string> {
  return existsSync(builtVersionsFile)
    ? (JSON.parse(readFileSync(builtVersionsFile, 'utf8')) as Record<string, string>)
    : {};
}
const builtVersionsFile = path.join(releasesFolder, 'built.json');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folders = positionals.length > 0 ? positionals : PACKAGES;
  // With --json, stdout contains only the list of releases; progress goes to stderr.
  const releases = await buildReleases(folders, values.json ? console.error : console.log);
  if (values.json) console.log(JSON.stringify(releases));
  else if (positionals.length > 0)
    for (const release of releases) console.log(`${release.name} is in ${release.folder}`);
}
