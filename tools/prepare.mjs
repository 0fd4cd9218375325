// Runs before TypeScript can: checks the Node version and installs packages. Plain JavaScript, because nothing is
// installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest minor of each major that is supported; later majors are. The same as `engines` of package.json. */
const OLDEST_MINOR = new Map([
  [20, 19],
  [22, 13],
]);
const NEWER_MAJOR = 24;

/** Ends the process with one sentence. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} version */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= NEWER_MAJOR || minor >= (OLDEST_MINOR.get(major) ?? Number.POSITIVE_INFINITY);
}

function checkNode() {
  const version = process.versions.node;
  if (!isNodeNewEnough(version)) {
    giveUp(`Portico needs Node 24, 22.13 or 20.19, or a later release of one of these; this is ${version}.`);
  }
}

/**
 * 'product': what builds and serves the site. 'all': what tests, checks and benchmarks need too.
 * @typedef {'product' | 'all'} Packages
 */

/**
 * Whether the locked packages are installed, by `packages` of package-lock.json and of npm's own list. Versions of
 * workspaces do not count, and optional packages may be missing: most are for other systems.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @param {Record<string, Package>} locked @param {Record<string, Package>} installed @param {Packages} [needed]
 * @returns {boolean}
 */
export function isInstalled(locked, installed, needed = 'all') {
  const mayMiss = (/** @type {Package} */ { optional, devOptional, dev }) =>
    optional || (needed === 'product' && (dev || devOptional));
  const isSame = (/** @type {Package} */ wanted, /** @type {Package | undefined} */ found) =>
    found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : mayMiss(wanted) === true;
  return (
    Object.entries(locked).every(
      ([folder, wanted]) =>
        !folder.includes('node_modules/') ||
        (wanted.link ? folder in installed : isSame(wanted, installed[folder])),
    ) && Object.keys(installed).every((folder) => folder in locked)
  );
}

/** @param {string} file @returns {Record<string, Package>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Runs npm without asking the registry about packages in npm's cache. The cache may not know a locked version yet, so
 * a failed run is repeated without.
 * @param {(options: readonly string[]) => boolean} npm whether it succeeded @returns {boolean}
 */
export function installFromCache(npm) {
  if (npm(['--prefer-offline'])) return true;
  console.error('Installing packages again, without the lists of versions in the cache of npm ...');
  return npm([]);
}

/**
 * Installs the locked packages unless they are installed.
 * @param {Packages} needed
 */
function installWhenNeeded(needed) {
  const lockFile = path.join(rootFolder, 'package-lock.json');
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  // Saves comparing them each time.
  const stamp = path.join(rootFolder, 'node_modules', '.portico-install');
  const stampOf = (/** @type {Packages} */ packages) => `${lockHash} ${packages}`;
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if ([stampOf('all'), stampOf(needed)].includes(stamped)) return;
  const listed = path.join(rootFolder, 'node_modules', '.package-lock.json');
  if (existsSync(listed) && isInstalled(packagesOf(lockFile), packagesOf(listed), needed)) {
    writeFileSync(stamp, stampOf(needed));
    return;
  }
  console.log('Installing packages (once, and after the lock file changed) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const omitted = needed === 'product' ? ['--omit=dev'] : [];
  const isComplete = installFromCache((options) => {
    const args = ['ci', ...omitted, ...options, '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync(npm, args, {
      cwd: rootFolder,
      stdio: 'inherit',
      // In production mode npm would always omit what tests need.
      env: { ...process.env, NODE_ENV: 'development' },
      shell: process.platform === 'win32',
    });
    return status === 0;
  });
  if (!isComplete) giveUp('Installing packages failed; what npm said is above.');
  writeFileSync(stamp, stampOf(needed));
}

/** @param {Packages} [needed] */
export function prepare(needed = 'all') {
  checkNode();
  installWhenNeeded(needed);
}

/**
 * Runs a TypeScript file of the repository, or a compiled one, and waits for its end; signals are passed on.
 * @param {string} file @param {readonly string[]} [args] @param {Record<string, string>} [env]
 * @param {readonly string[]} [flags] of Node.js @returns {Promise<number>}
 */
export function runTypeScript(file, args = [], env = {}, flags = []) {
  const loader = file.endsWith('.mjs') ? [] : ['--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, ...loader, path.resolve(rootFolder, file), ...args], {
    cwd: rootFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}
