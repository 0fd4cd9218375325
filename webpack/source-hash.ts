import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKit, rootFolder } from './paths.ts';

/** Inputs of a package's build besides its own folder: bundled layers and the build itself. */
const INPUTS_OF_REMOTES = [
  'shared/contracts',
  'shared/domain',
  'shared/patterns',
  // The platform version that a remote is built for.
  'shared/package.json',
  'webpack',
  'package-lock.json',
];
/** The shell also bundles the singletons. */
const INPUTS_OF_SHELL = ['shared', 'webpack', 'package-lock.json'];

const IGNORED = /(^|[\\/])(node_modules|build|coverage)([\\/]|$)|\.(test|stories|md)\b/;

function filesBelow(entry: string): string[] {
  const absolute = path.resolve(rootFolder, entry);
  try {
    return (
      readdirSync(absolute, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => path.join(file.parentPath, file.name))
        // Relative to the entry, because a package may be in a folder of any name.
        .filter((file) => !IGNORED.test(path.relative(absolute, file)))
        .map((file) => path.relative(rootFolder, file))
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [entry];
    // Missing in the kit, which is identified by shared/package.json.
    if (code === 'ENOENT' && isKit) return [];
    throw error;
  }
}

/** Ten hex characters that change with any input of the package's build. */
export function sourceHash(packageFolder: string, kind: 'shell' | 'remote'): string {
  const inputs = [packageFolder, ...(kind === 'shell' ? INPUTS_OF_SHELL : INPUTS_OF_REMOTES)];
  const files = [...new Set(inputs.flatMap(filesBelow))].sort();
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const file of files) {
    hash.update(`${file.replaceAll('\\', '/')}\0`);
    hash.update(readFileSync(path.resolve(rootFolder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
