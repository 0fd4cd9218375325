import Papa from 'papaparse';
import type { CsvRecord } from './product-rows.ts';

/** A parsed file, or why it is not a table. */
export type CsvTable =
  | { kind: 'table'; columns: string[]; records: CsvRecord[] }
  /** No header, or an unclosed quote; `line` counts from 1. */
  | { kind: 'broken'; line: number | undefined };

/** Without this mark Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads a file with a header line, separated by commas, semicolons or tabs; column names are unchanged. */
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

/** Writes a table as a CSV file for spreadsheets. */
export const csvFile = (records: readonly CsvRecord[], columns: readonly string[]): Blob =>
  new Blob([BYTE_ORDER_MARK, Papa.unparse({ fields: [...columns], data: [...records] })], {
    type: 'text/csv;charset=utf-8',
  });
