/** A row of a file, as the import sends it. */
export interface TableRow {
  /** Line in a CSV file, position in other files; from 1. */
  row: number;
  cells: Record<string, string>;
}
