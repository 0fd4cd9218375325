/** Without this mark spreadsheets do not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180); an apostrophe keeps formulas from being run. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
