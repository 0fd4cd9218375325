import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tableBelow } from './table-below.ts';

/** A row of tools/lint/import-rules.json. */
export interface ImportRule {
  folder: string;
  mayImport: readonly string[];
}

const IMPORTS_HEADING = 'Who may import whom';
const SAVE_HEADING = 'One save, file by file';
const SERVER_HEADING = 'Inside the server';
const SINGLETONS_HEADING = 'Singletons';

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '-')
    .sort();

/** Differences between the layer table in ARCHITECTURE.md (layer, folder, may import) and the lint rules. */
export function compareImportRules(markdown: string, rules: Readonly<Record<string, ImportRule>>): string[] {
  const rows = tableBelow(markdown, IMPORTS_HEADING);
  if (!rows) return [`ARCHITECTURE.md has no table below "## ${IMPORTS_HEADING}"`];
  const written = new Map(rows.map(([layer = '', folder = '', mayImport]) => [layer, { folder, mayImport }]));
  const findings = [...written.keys()]
    .filter((layer) => !(layer in rules))
    .map(
      (layer) => `ARCHITECTURE.md names the layer ${layer}, which tools/lint/import-rules.json does not know`,
    );
  for (const [layer, { folder, mayImport }] of Object.entries(rules)) {
    const row = written.get(layer);
    if (!row) {
      findings.push(`ARCHITECTURE.md does not name the layer ${layer}`);
      continue;
    }
    if (row.folder !== folder) findings.push(`${layer} is in ${folder}; ARCHITECTURE.md says ${row.folder}`);
    const said = listOf(row.mayImport).join(', ');
    const actual = [...mayImport].sort().join(', ');
    if (said !== actual) {
      findings.push(`${layer} may import ${actual || 'nothing'}; ARCHITECTURE.md says ${said || 'nothing'}`);
    }
  }
  return findings;
}

/** Differences between the order of the server's folders and file patterns in ARCHITECTURE.md and the lint rules. */
export function compareServerOrder(markdown: string, order: readonly string[]): string[] {
  const rows = tableBelow(markdown, SERVER_HEADING);
  if (!rows) return [`ARCHITECTURE.md has no table below "## ${SERVER_HEADING}"`];
  const written = rows.flatMap(([folders = '']) => folders.split(', '));
  const differs = Array.from({ length: Math.max(written.length, order.length) }, (_, at) => at).find(
    (at) => written[at] !== order[at],
  );
  if (differs === undefined) return [];
  const [own, theirs] = [written[differs] ?? 'nothing', order[differs] ?? 'nothing'];
  return [
    `ARCHITECTURE.md has ${own} as folder ${differs + 1} of the server, tools/lint/import-rules.json ${theirs}`,
  ];
}

/** The folders in `source` and in its `resources`, relative to `source`. */
export function serverFolders(source: string): string[] {
  const foldersIn = (folder: string) =>
    readdirSync(path.join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.posix.join(folder, name));
  return [...foldersIn('.'), ...foldersIn('resources')];
}

/** Folders of the server without a row of their own: `resources` has one per noun, and lint has a rule for `testing`. */
const NOT_ORDERED = ['resources', 'testing'];

/**
 * Folders of the server, relative to `server/src`, that the order lacks. Lint would let them import nearly anything.
 */
export const unorderedFolders = (folders: readonly string[], order: readonly string[]): string[] =>
  folders
    .filter((folder) => !order.includes(folder) && !NOT_ORDERED.includes(folder))
    .map((folder) => `server/src/${folder} is missing from the order in tools/lint/import-rules.json`);

/** A reader must be able to follow a save: so many files at most. */
const MAX_SAVE_FILES = 30;

/** Files of the path of a save in ARCHITECTURE.md that do not exist, and too many of them. */
export function checkSavePath(markdown: string, isThere: (file: string) => boolean): string[] {
  const rows = tableBelow(markdown, SAVE_HEADING);
  if (!rows) return [`ARCHITECTURE.md has no table below "## ${SAVE_HEADING}"`];
  const files = rows.flatMap(([cell = '']) => cell.split(', '));
  return [
    ...files
      .filter((file) => !isThere(file))
      .map((file) => `ARCHITECTURE.md names ${file} on the path of a save, which does not exist`),
    ...(files.length > MAX_SAVE_FILES
      ? [`ARCHITECTURE.md names ${files.length} files on the path of a save; at most ${MAX_SAVE_FILES}`]
      : []),
  ];
}

/** Differences between the singleton table in ARCHITECTURE.md and webpack/federation.ts. */
export function compareSingletons(markdown: string, singletons: readonly string[]): string[] {
  const rows = tableBelow(markdown, SINGLETONS_HEADING);
  if (!rows) return [`ARCHITECTURE.md has no table below "## ${SINGLETONS_HEADING}"`];
  const written = rows.map(([key = '']) => key);
  return [
    ...singletons
      .filter((key) => !written.includes(key))
      .map((key) => `ARCHITECTURE.md does not name the singleton ${key}`),
    ...written
      .filter((key) => !singletons.includes(key))
      .map((key) => `ARCHITECTURE.md names ${key}, which is not a singleton`),
  ];
}
