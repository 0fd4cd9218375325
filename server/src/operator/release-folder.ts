import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isReleaseArchive, unpackRelease } from '../releases/unpack-release.ts';
import { buildEnvironment } from '../threads/remote-code.ts';
import { type OperatorIo, OperatorRefusal } from './operator-io.ts';

const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where the build of this installation leaves releases. */
export const builtFolder = path.join(rootFolder, 'build', 'releases');

export interface ReleaseFolder {
  folder: string;
  /** Whoever asked removes it. */
  isTemporary: boolean;
}

/**
 * The folder of a built release: the one that is named, an archive unpacked, or a package built from its sources, which
 * are named by their folder, in this repository from its root.
 */
export async function releaseFolder(what: string, io: OperatorIo): Promise<ReleaseFolder> {
  if (existsSync(path.join(what, 'remote.json'))) return { folder: path.resolve(what), isTemporary: false };
  if (isReleaseArchive(what)) return { folder: await unpacked(what), isTemporary: true };
  const sources = [path.resolve(rootFolder, what), path.resolve(what)].find((folder) =>
    existsSync(path.join(folder, 'package.json')),
  );
  if (sources) return { folder: await built(sources, io), isTemporary: false };
  throw new OperatorRefusal(
    `${what} is no built release: it has no remote.json, is no .tgz, and is no package that could be built.`,
  );
}

async function unpacked(archive: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-release-'));
  try {
    await unpackRelease(archive, folder);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** In a process of its own: the server's code knows nothing of how packages are built. */
async function built(sources: string, { stderr }: OperatorIo): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'webpack/build.ts', path.relative(rootFolder, sources)],
    { cwd: rootFolder, stdio: ['ignore', 'pipe', 'pipe'], env: buildEnvironment() },
  );
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const folder = /is in (.+)$/m.exec(said)?.[1];
  if (code === 0 && folder) return folder;
  stderr.write(failed);
  throw new OperatorRefusal(`${path.basename(sources)} could not be built; what the build said is above.`);
}
