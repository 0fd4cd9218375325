import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { csvFile, readCsv } from '@portico/shared/patterns';
import { editsOf, type FileContent, type TranslationRow } from './translation-rows.ts';

/** One line per text, one column per language. */
export const csvOfTexts = (rows: readonly TranslationRow[], languages: readonly Language[]): Promise<Blob> =>
  csvFile(
    rows.map(({ key, label, source, text }) => ({
      key,
      label,
      source,
      ...Object.fromEntries(languages.map((language) => [language, text[language] ?? ''])),
    })),
    ['key', 'label', 'source', ...languages],
  );

/** The texts of a CSV file with a column `key` and columns named after languages. Rows are lines of the file. */
export async function readTextsCsv(file: Blob, rows: readonly TranslationRow[]): Promise<FileContent> {
  const table = await readCsv(file);
  const languages = table.kind === 'table' ? LANGUAGES.filter((one) => table.columns.includes(one)) : [];
  if (table.kind === 'broken' || !table.columns.includes('key') || languages.length === 0)
    return { kind: 'refused', problem: { reason: 'notATable' } };
  const read = table.records.flatMap((record, at) =>
    languages.map((language) => ({
      row: table.lines[at] ?? at + 2,
      key: record['key']?.trim() ?? '',
      language,
      text: record[language] ?? '',
    })),
  );
  return editsOf(rows, read);
}
