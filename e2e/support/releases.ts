import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const rootFolder = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, so that the sample resolves the packages it is built with. */
const scratchParent = path.join(rootFolder, 'e2e', '.scratch');

/** Runs a TypeScript file of the repository with Node; returns its output, and throws with its errors. */
export const runTypeScript = async (
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: rootFolder,
    env: { ...process.env, ...env },
  });
  return stdout;
};

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

/** Runs `portico remotes ...` on a running site, like an operator; returns its output. */
export const remotes = (site: { dataFolder: string }, ...args: string[]): Promise<string> =>
  runTypeScript('server/src/cli/main.ts', ['remotes', ...args], { PORTICO_DATA: site.dataFolder });

/**
 * Builds the sample remote, with `replace` applied to its route's source, and publishes it to a running site with these
 * options. Shell and server do not change.
 */
export async function publishSample(
  site: { dataFolder: string },
  replace?: { from: string; to: string },
  ...options: string[]
): Promise<void> {
  const sample = copySample();
  try {
    if (replace) sample.edit('src/sample.route.tsx', replace.from, replace.to);
    const printed = await runTypeScript('webpack/build.ts', ['--json', sample.folder]);
    const [release] = JSON.parse(printed) as [{ folder: string }];
    await remotes(site, 'publish', release.folder, ...options);
  } finally {
    sample.remove();
  }
}
