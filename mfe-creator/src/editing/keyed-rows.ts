/** A row of a list in a form. Its key stays the same while other rows are added and removed. */
export interface KeyedRow {
  key: number;
}

/** The rows with a new one at the end. */
export function withRow<Row extends KeyedRow>(rows: readonly Row[], added: Omit<Row, 'key'>): Row[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...added, key } as Row];
}

/** The rows with changes of one of them. */
export const withRowChanged = <Row extends KeyedRow>(
  rows: readonly Row[],
  key: number,
  changes: Partial<Omit<Row, 'key'>>,
): Row[] => rows.map((row) => (row.key === key ? { ...row, ...changes } : row));

/** The rows without one of them. */
export const withoutRow = <Row extends KeyedRow>(rows: readonly Row[], key: number): Row[] =>
  rows.filter((row) => row.key !== key);
