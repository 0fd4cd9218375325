import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'build', 'coverage', 'test-results', 'playwright-report']);

/**
 * Every TypeScript and JavaScript file below a folder, or every file with such a name, as absolute paths in a stable
 * order; empty for a missing folder.
 */
export function sourceFiles(folder: string, names = /\.(tsx?|mjs|cjs)$/): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(file, names);
    return names.test(entry.name) ? [file] : [];
  });
}

const readEntries = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name, 'en'));

export interface SourceText {
  /** Relative to the repository, with forward slashes. */
  file: string;
  text: string;
}

/** The source files of the repository for which `isRead` holds, with their texts. */
export const readSources = (
  rootFolder: string,
  isRead: (file: string) => boolean,
  names?: RegExp,
): SourceText[] =>
  sourceFiles(rootFolder, names)
    .map((absolute) => path.relative(rootFolder, absolute).replaceAll(path.sep, '/'))
    .filter(isRead)
    .map((file) => ({ file, text: readFileSync(path.join(rootFolder, file), 'utf8') }));

/** Tests and contract suites. */
export const isTestFile = (file: string): boolean => /\.(test|spec|contract)\.tsx?$/.test(file);
