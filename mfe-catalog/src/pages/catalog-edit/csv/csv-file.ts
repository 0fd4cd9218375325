import Papa from 'papaparse';
import type { CsvRecord } from './product-rows.ts';

/** A file as a table, or why it is none. */
export type CsvTable =
  | { kind: 'table'; columns: string[]; records: CsvRecord[] }
  /** Not a table: no header, or quotes that do not close; `line` counts from 1. */
  | { kind: 'broken'; line: number | undefined };

/** Excel takes a file for UTF-8 only with this mark at its start. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads a comma, semicolon or tab separated file with a header line; columns keep their names. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const text = (await file.text()).replace(BYTE_ORDER_MARK, '');
  const { data, errors, meta } = Papa.parse<CsvRecord>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim(),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { kind: 'broken', line: broken.row === undefined ? undefined : broken.row + 2 };
  const columns = (meta.fields ?? []).filter((column) => column !== '');
  return columns.length === 0 ? { kind: 'broken', line: 1 } : { kind: 'table', columns, records: data };
}

/** A table as a file that spreadsheets open. */
export const csvFile = (records: readonly CsvRecord[], columns: readonly string[]): Blob =>
  new Blob([BYTE_ORDER_MARK, Papa.unparse({ fields: [...columns], data: [...records] })], {
    type: 'text/csv;charset=utf-8',
  });
