import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder } from '../../demo/picture-cache.ts';
import { releasesFolder, rootFolder } from '../../webpack/paths.ts';
import { runCommand } from '../measure/run-command.ts';
import { scratchFolder } from '../measure/scratch-folder.ts';
import { linkPackages } from './link-packages.ts';

const LOCK = 'package-lock.json';
/** Build folders whose contents are named by a hash of their source, so that another revision can reuse them. */
const REUSABLE = [releasesFolder, picturesFolder];
/** Names the latest releases of this checkout, so it is not copied. */
const BUILT = 'built.json';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit of a revision; throws a readable error if there is none. */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(`There is no revision ${revision} here.`);
  }
}

/** A commit as shown to people: short hash and subject. */
export const named = (commit: string): string => git('log', '-1', '--format=%h %s', commit);

export const hasChanges = (): boolean => git('status', '--porcelain') !== '';

/**
 * Checks a commit out with its packages, in a folder that is removed when the process ends. It is a clone that borrows
 * this repository's objects, so an interrupted run leaves nothing in the repository.
 */
export async function checkOut(commit: string): Promise<string> {
  const folder = path.join(scratchFolder(), 'checkout');
  await runCommand('git', ['clone', '--quiet', '--shared', '--no-checkout', rootFolder, folder]);
  await runCommand('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit]);
  if (lockOf(folder) === lockOf(rootFolder)) linkPackages(rootFolder, folder);
  else await installPackages(folder);
  for (const source of REUSABLE) {
    if (!existsSync(source)) continue;
    const isForOthers = (file: string): boolean =>
      path.basename(file) !== BUILT && !/\.(unfinished|part)$/.test(file);
    cpSync(source, path.join(folder, path.relative(rootFolder, source)), {
      recursive: true,
      filter: isForOthers,
    });
  }
  return folder;
}

const lockOf = (folder: string): string => readFileSync(path.join(folder, LOCK), 'utf8');

async function installPackages(folder: string): Promise<void> {
  console.log('its packages are others than those of this tree: installing them ...');
  const isWindows = process.platform === 'win32';
  await runCommand(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    shell: isWindows,
  });
}
