import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isReleaseArchive, unpackRelease } from '../releases/unpack-release.ts';
import { buildEnvironment } from '../threads/remote-code.ts';
import { CliError, type CliIo } from './cli-io.ts';

const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Output folder of this installation's builds. */
export const builtFolder = path.join(rootFolder, 'build', 'releases');

export interface ReleaseFolder {
  folder: string;
  /** The caller deletes the folder. */
  isTemporary: boolean;
}

/**
 * The folder of a release: `what` itself, an unpacked archive, or the build of the package in `what`, which may be
 * relative to the repository's root. Throws `CliError`.
 */
export async function releaseFolder(what: string, io: CliIo): Promise<ReleaseFolder> {
  if (existsSync(path.join(what, 'remote.json'))) return { folder: path.resolve(what), isTemporary: false };
  if (isReleaseArchive(what)) return { folder: await unpacked(what), isTemporary: true };
  const sources = [path.resolve(rootFolder, what), path.resolve(what)].find((folder) =>
    existsSync(path.join(folder, 'package.json')),
  );
  if (sources) return { folder: await built(sources, io), isTemporary: false };
  throw new CliError(
    `${what} is not a release: it is not a folder with remote.json, a .tgz, or the folder of a package to build.`,
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

const buildOutput = z.tuple([z.object({ folder: z.string() })]);

/** Builds in a child process, because a remote's build configuration must not see the server's secrets. */
async function built(sources: string, { stderr }: CliIo): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'webpack/build.ts', '--json', path.relative(rootFolder, sources)],
    { cwd: rootFolder, stdio: ['ignore', 'pipe', 'pipe'], env: buildEnvironment() },
  );
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code === 0) return buildOutput.parse(JSON.parse(output))[0].folder;
  stderr.write(errors);
  throw new CliError(`${path.basename(sources)} could not be built: see the build's output above.`);
}
