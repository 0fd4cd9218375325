/** Without this mark Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets would run a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A CSV file for spreadsheets. Texts that look like formulas get an apostrophe, numbers do not. */
export const csvTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => `${BYTE_ORDER_MARK}${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
