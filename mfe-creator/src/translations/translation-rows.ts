import type { Language, PortalTranslations } from '@portico/shared/contracts';
import type { PageText, TextEdit } from '@portico/shared/domain';

/** A text of a page, with the state of its translations. */
export type TranslationRow = PageText & PortalTranslations['rows'][number] & { label: string };

/** Why a row of a file was left out. */
export type RowProblem =
  | { reason: 'unknown'; row: number; key: string }
  | { reason: 'tooLong'; row: number; key: string; limit: number }
  | { reason: 'sourceChanged'; row: number; key: string }
  | { reason: 'repeated'; row: number; key: string };

/** Why a file was not read at all. */
export type FileProblem = {
  reason: 'notATable' | 'notXml' | 'notXliff' | 'otherPage' | 'languages' | 'tooLarge';
};

/** What a file changes, or why it cannot be read. */
export type FileContent =
  | { kind: 'texts'; edits: TextEdit[]; problems: RowProblem[] }
  | { kind: 'refused'; problem: FileProblem };

/** Files turn every end of a line into one character. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** One translation of a file. */
interface ReadText {
  row: number;
  key: string;
  language: Language;
  text: string;
  /** The source that the file was made from, if it names one. */
  source?: string | undefined;
}

/** The texts of a file that differ from those of the page. An empty text removes nothing: it was not translated. */
export function editsOf(rows: readonly TranslationRow[], read: readonly ReadText[]): FileContent {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const problems: RowProblem[] = [];
  const edits: TextEdit[] = [];
  const seen = new Set<string>();
  for (const { row, key, language, text, source } of read) {
    const known = byKey.get(key);
    if (!known) {
      if (!problems.some((problem) => problem.row === row)) problems.push({ reason: 'unknown', row, key });
      continue;
    }
    const name = `${key} ${language}`;
    if (text.trim() === '' || withPlainLineEnds(known.text[language] ?? '') === text) {
      seen.add(name);
      continue;
    }
    if (seen.has(name)) problems.push({ reason: 'repeated', row, key });
    else if (source !== undefined && source !== withPlainLineEnds(known.text[known.source] ?? ''))
      problems.push({ reason: 'sourceChanged', row, key });
    else if (text.length > known.maxLength)
      problems.push({ reason: 'tooLong', row, key, limit: known.maxLength });
    else edits.push({ key, language, text });
    seen.add(name);
  }
  return { kind: 'texts', edits, problems };
}
