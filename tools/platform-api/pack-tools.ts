import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** The command of the kit: `portico-remote`. */
export const REMOTE_COMMAND = 'tools/remote-command/portico-remote.ts';
/** Sources that builds of remotes include and compile. */
const BUILT_IN = ['webpack/browser', 'webpack/hot'];
/** Relative imports: `from './x.ts'`, `import('./x.ts')`. */
const BESIDE = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

export interface ToolsToPack {
  rootFolder: string;
  /** Has the repository's layout: `webpack`, `tools`, and a `shared` with the packed version. */
  kitFolder: string;
  /** The kit with shared's scripts. */
  packedFolder: string;
  version: string;
}

/** Copies the remote command with every file that it needs into the kit, compiled to scripts. */
export function packTools({ rootFolder, kitFolder, packedFolder, version }: ToolsToPack): void {
  const contents = hashOf(packedFolder);
  for (const [file, script] of commandScripts(rootFolder)) {
    const target = path.join(kitFolder, file.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, script.replaceAll(BESIDE, '$1$2$3.js$2'));
  }
  for (const file of builtInFiles(rootFolder))
    cpSync(path.join(rootFolder, file), path.join(kitFolder, file));
  mkdirSync(path.join(kitFolder, 'shared'), { recursive: true });
  writeFileSync(path.join(kitFolder, 'shared/package.json'), `${JSON.stringify({ version, contents })}\n`);
}

/** The scripts of the remote command and of all that it imports, by their sources relative to the repository. */
export function commandScripts(rootFolder: string): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>();
  const waiting = [REMOTE_COMMAND];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (scripts.has(file)) continue;
    const script = compiled(path.join(rootFolder, file));
    scripts.set(file, script);
    for (const [, , , beside = ''] of script.matchAll(BESIDE))
      waiting.push(path.posix.join(path.dirname(file), `${beside}.ts`));
  }
  return scripts;
}

/** Sources that the kit contains as they are, relative to the repository. */
export const builtInFiles = (rootFolder: string): readonly string[] =>
  BUILT_IN.flatMap((folder) =>
    readdirSync(path.join(rootFolder, folder))
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.posix.join(folder, file)),
  );

const compiled = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  }).code;

/** Hash of the kit, so that a remote is rebuilt with another kit of the same version. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
