/** A line of a CSV file: text by column. */
export type CsvRecord = Readonly<Record<string, string>>;

/** A parsed file, or why it is not a table. Lines are those of the file, from 1; `lines` are those where the records begin. */
export type CsvTable =
  | { kind: 'table'; columns: string[]; records: CsvRecord[]; lines: number[] }
  /** No header, or an unclosed quote. */
  | { kind: 'broken'; line: number | undefined };

/** Without this mark Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const parser = async () => (await import(/* webpackChunkName: "csv" */ 'papaparse')).default;

/** Reads a file with a header line, separated by commas, semicolons or tabs; column names are unchanged. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const Papa = await parser();
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
    : { kind: 'table', columns, records: data, lines: recordLines(Papa.parse<string[]>(text).data) };
}

const linesIn = (text: string): number => text.split('\n').length;

/** The lines of the file where its records begin: empty lines count, and a quoted text may have several. */
function recordLines(rows: readonly string[][]): number[] {
  let line = 1;
  const begins: number[] = [];
  for (const row of rows) {
    if (row.some((cell) => cell.trim() !== '')) begins.push(line);
    line += linesIn(row.join(''));
  }
  return begins.slice(1);
}

/** Writes a table as a CSV file for spreadsheets. */
export async function csvFile(records: readonly CsvRecord[], columns: readonly string[]): Promise<Blob> {
  const Papa = await parser();
  const text = Papa.unparse({ fields: [...columns], data: [...records] });
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}

/** Downloads a file by clicking a link. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The click has started the download, so the URL can be revoked in the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
