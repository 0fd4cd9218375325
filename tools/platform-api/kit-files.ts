import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { ApiChange } from './api-change.ts';
import { builtInFiles, commandScripts } from './pack-tools.ts';

/** Hashes of one file of the kit's build and command. */
interface KitFile {
  /** Of the script without comments and layout. */
  script: string;
  /** Of the source. */
  source: string;
}

/** Files that the kit contains beside shared, by their sources relative to the repository. */
export type KitFiles = ReadonlyMap<string, KitFile>;

const fileOf = (rootFolder: string): string => path.join(rootFolder, 'docs/platform-api/kit.md');

/** The files of the sources. */
export function kitFiles(rootFolder: string): KitFiles {
  const names = [...commandScripts(rootFolder).keys(), ...builtInFiles(rootFolder)].sort();
  return new Map(
    names.map((name) => {
      // A checkout may have other line ends.
      const source = readFileSync(path.join(rootFolder, name), 'utf8').replaceAll('\r\n', '\n');
      return [name, { script: hashOf(scriptOf(name, source)), source: hashOf(source) }];
    }),
  );
}

/** Neither compressed nor mangled, so that few releases of the compiler change it. */
const scriptOf = (name: string, source: string): string =>
  transformSync(source, {
    filename: name,
    swcrc: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    module: { type: 'es6' },
  }).code;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The files that differ. Another source with the same script has other comments, and another script of the same source
 * comes from another compiler; neither changes what the kit does.
 */
export function kitChanges(before: KitFiles, now: KitFiles): ApiChange[] {
  return [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((file): ApiChange[] => {
    const [was, is] = [before.get(file), now.get(file)];
    if (was?.script === is?.script || was?.source === is?.source) return [];
    const kind = !was ? 'added' : !is ? 'removed' : 'changed';
    return [{ name: `kit: ${file}`, kind, level: 'patch' }];
  });
}

/** The recorded files; none before the first record. */
export function writtenKitFiles(rootFolder: string): KitFiles {
  const file = fileOf(rootFolder);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rows = text.matchAll(/^\| `(.+)` \| `(\w+)` \| `(\w+)` \|$/gm);
  return new Map([...rows].map(([, name = '', script = '', source = '']) => [name, { script, source }]));
}

export function writeKitFiles(
  rootFolder: string,
  { version, files }: { version: string; files: KitFiles },
): void {
  const rows = [...files].map(
    ([name, { script, source }]) => `| \`${name}\` | \`${script}\` | \`${source}\` |`,
  );
  writeFileSync(
    fileOf(rootFolder),
    `# The build and the command of the kit

Version ${version}.

Written by \`npm run platform-api -- --write\`; not by hand.

| File | Script | Source |
|---|---|---|
${rows.join('\n')}
`,
  );
}
