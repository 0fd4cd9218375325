import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const rootFolder = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, so that the sample finds the packages it is built with. */
const scratchParent = path.join(rootFolder, 'e2e', '.scratch');

const runTypeScript = async (
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

/**
 * Builds the sample remote, with `replace` applied to its route's source as if its team had edited it, and publishes it
 * into a running site the way an operator does. Neither the shell nor the server is touched.
 */
export async function publishSample(
  site: { dataFolder: string },
  replace?: { from: string; to: string },
): Promise<void> {
  mkdirSync(scratchParent, { recursive: true });
  const parent = mkdtempSync(path.join(scratchParent, 'sample-'));
  try {
    const source = path.join(parent, 'mfe-sample');
    cpSync(path.join(rootFolder, 'e2e/fixtures/mfe-sample'), source, { recursive: true });
    if (replace) {
      const file = path.join(source, 'src/sample.route.tsx');
      const before = readFileSync(file, 'utf8');
      const after = before.replace(replace.from, replace.to);
      if (after === before) throw new Error(`the sample does not contain '${replace.from}'`);
      writeFileSync(file, after);
    }
    const printed = await runTypeScript('webpack/build.ts', [path.relative(rootFolder, source)]);
    const folder = /is in (.+)$/m.exec(printed)?.[1];
    if (!folder) throw new Error(`the build did not say where it left the release:\n${printed}`);
    await runTypeScript('server/src/operator/main.ts', ['remotes', 'publish', folder], {
      PORTICO_DATA: site.dataFolder,
    });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
