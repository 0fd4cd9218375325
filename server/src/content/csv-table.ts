/** Without this mark spreadsheets do not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). An apostrophe keeps texts from being run as formulas; numbers get none. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A CSV file for spreadsheets. */
export const csvTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => BYTE_ORDER_MARK + [columns, ...rows].map(csvLine).join('');

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
