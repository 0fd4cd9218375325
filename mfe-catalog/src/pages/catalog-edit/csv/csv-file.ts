import Papa from 'papaparse';
import type { CsvRecord } from './product-rows.ts';

/** A parsed file, or why it is not a table. Lines are those of the file, from 1; `lines` are those where the records begin. */
export type CsvTable =
  | { kind: 'table'; columns: string[]; records: CsvRecord[]; lines: number[] }
  /** No header, or an unclosed quote. */
  | { kind: 'broken'; line: number | undefined };

/** Without this mark Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads a file with a header line, separated by commas, semicolons or tabs; column names are unchanged. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const text = (await file.text()).replace(BYTE_ORDER_MARK, '').replace(/\r\n?/g, '\n');
  const { data, errors, meta } = Papa.parse<CsvRecord>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim(),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    return {
      kind: 'broken',
      line: broken.index === undefined ? undefined : linesIn(text.slice(0, broken.index)),
    };
  }
  const columns = (meta.fields ?? []).filter((column) => column !== '');
  return columns.length === 0
    ? { kind: 'broken', line: 1 }
    : { kind: 'table', columns, records: data, lines: recordLines(text) };
}

const linesIn = (text: string): number => text.split('\n').length;

/** The lines of the file where its records begin: empty lines count, and a quoted text may have several. */
function recordLines(text: string): number[] {
  let line = 1;
  const begins: number[] = [];
  for (const row of Papa.parse<string[]>(text).data) {
    if (row.some((cell) => cell.trim() !== '')) begins.push(line);
    line += linesIn(row.join(''));
  }
  return begins.slice(1);
}

/** Writes a table as a CSV file for spreadsheets. */
export const csvFile = (records: readonly CsvRecord[], columns: readonly string[]): Blob =>
  new Blob([BYTE_ORDER_MARK, Papa.unparse({ fields: [...columns], data: [...records] })], {
    type: 'text/csv;charset=utf-8',
  });
