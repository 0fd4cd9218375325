import type { CountedRule } from './compare-counts.ts';
import { readSources, type SourceText } from './source-files.ts';

/** A word to avoid. */
export interface AvoidedWord {
  /**
   * A regular expression for whole words in small letters, with a space for any of ` `, `-`, `_` and a line break.
   * `pageWords` and `PAGE_WORDS` are read as `page_words`, so `_words` finds names that end in it, and no prose.
   */
  pattern: string;
  /** What to write instead. */
  use: string;
  /** Allowed number of occurrences. */
  left: number;
  /** Names that may contain the word, such as those of an API or on the wire. */
  names?: readonly string[];
  /** Files and folders that may contain the word, relative to the repository. */
  files?: readonly string[];
}

/** Where each word occurs. */
export function countWords(sources: readonly SourceText[], words: readonly AvoidedWord[]): CountedRule[] {
  const texts = sources.map(({ file, text }) => ({ file, path: readableNames(file), text: readable(text) }));
  return words.map((word) => ({
    name: `/${word.pattern}/`,
    use: word.use,
    left: word.left,
    locations: locationsOf(word, texts),
  }));
}

/** A source whose path and text are prepared for the patterns. */
interface ReadableText {
  file: string;
  path: string;
  text: string;
}

/** Not inside a word; a pattern may begin or end with the `_` of a name. */
const START = '(?<![a-z](?!_))';
const END = '(?!(?<!_)[a-z])';

function locationsOf(
  { pattern, names = [], files = [] }: AvoidedWord,
  texts: readonly ReadableText[],
): string[] {
  const regex = new RegExp(`${START}(?:${pattern.replaceAll(' ', '[ \\n_-]')})${END}`, 'g');
  const allowed = new Set(names.map(readableNames));
  const locations: string[] = [];
  for (const { file, path, text } of texts) {
    if (files.some((start) => file.startsWith(start))) continue;
    for (const match of path.matchAll(regex)) if (!isAllowed(path, match, allowed)) locations.push(file);
    for (const match of text.matchAll(regex))
      if (!isAllowed(text, match, allowed)) locations.push(`${file}:${lineAt(text, match.index)}`);
  }
  return locations;
}

/** The match is a part of an allowed name. */
function isAllowed(text: string, match: RegExpExecArray, allowed: ReadonlySet<string>): boolean {
  if (allowed.size === 0) return false;
  const start = /[\w-]*$/.exec(text.slice(Math.max(0, match.index - MAX_NAME), match.index))?.[0] ?? '';
  const end = match.index + match[0].length;
  const rest = /^[\w-]*/.exec(text.slice(end, end + MAX_NAME))?.[0] ?? '';
  return allowed.has(start + match[0] + rest);
}

const MAX_NAME = 60;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Small letters, names in parts, and lines of a comment without their marks. Line breaks stay for `lineAt`. */
const readable = (text: string): string =>
  readableNames(text.replaceAll(/\n[ \t]*(?:\/\/+|\*|#)?[ \t]*/g, '\n'));

/** `pageWords` and `PAGE_WORDS` as `page_words`. */
const readableNames = (text: string): string =>
  text.replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2_').toLowerCase();

/** Code, Markdown, YAML and style sheets, without records of the past, generated files and the test of these rules. */
export const wordedSources = (rootFolder: string): SourceText[] =>
  readSources(rootFolder, (file) => !UNREAD.test(file), /\.(tsx?|mjs|cjs|md|ya?ml|css)$/);

const UNREAD =
  /(?:^|\/)CHANGELOG\.md$|^bench\/results\/|^docs\/(?:platform-api\/|terms\.md)|^client\/src\/api-types\.ts$|^tools\/checks\/vocabulary\.test\.ts$/;
