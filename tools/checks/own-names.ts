import path from 'node:path';
import type { SourceText } from './source-files.ts';

/** Files whose exports follow from their role: a page or slot exports `Component`, others what they register. */
const ROLE_EXPORTS = /\.(?:route|slot|api|command|routes)$/;
/** Roles after which no export is named. */
const ROLE =
  /\.(?:route|slot|api|command|routes|calls|service|repository|policy|presenter|reader|cleanup|gate|check|thread|client|entry|process|schema|step)$/;
const EXPORT =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;

/** Files that export something, and those among them without an export of their name. */
export function ownNames(sources: readonly SourceText[]): { exporting: number; unnamed: string[] } {
  const exporting = sources
    .map(({ file, text }) => ({ file, names: exportsOf(text) }))
    .filter(({ names }) => names.length > 0);
  return {
    exporting: exporting.length,
    unnamed: exporting.filter(({ file, names }) => !isNamedAfter(file, names)).map(({ file }) => file),
  };
}

/**
 * Whether a file has the name of an export. The export may have more at either end, as `createSaveQueue` in
 * `save-queue.ts`, and be in the singular or plural.
 */
function isNamedAfter(file: string, names: readonly string[]): boolean {
  const base = path.posix.basename(file).replace(/\.tsx?$/, '');
  if (ROLE_EXPORTS.test(base)) return true;
  const own = plain(base.replace(ROLE, ''));
  return names.map(plain).some((name) => name.startsWith(own) || name.endsWith(own));
}

function exportsOf(text: string): string[] {
  const lists = [...text.matchAll(EXPORT_LIST)].flatMap(([, list = '']) => list.split(','));
  const listed = lists.map((name) =>
    name
      .replace(/^.* as /, '')
      .replace('type ', '')
      .trim(),
  );
  return [...[...text.matchAll(EXPORT)].map(([, name = '']) => name), ...listed].filter(Boolean);
}

/** Small letters and digits, in the singular. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
