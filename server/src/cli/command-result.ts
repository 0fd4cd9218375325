import type { Config } from '../config/config.ts';

/** What a command says when it is done. */
export interface CommandResult {
  /** For scripts: printed as `{"status":"ok","data":...}` with --json. */
  data: unknown;
  /** For people. */
  text: string;
  /** What the operator should know besides; printed to standard error. */
  warnings?: readonly string[];
  /** Done, and yet something is wrong: the exit code is 1. */
  isBad?: boolean;
  /** The command wrote its own entry of the audit log. */
  isUnrecorded?: boolean;
  /** Settings of the installation whose audit log gets the entry; those of the command when absent. */
  recordedIn?: Config;
}

type Cell = string | number | boolean | undefined;

/** Rows under their headings, in columns. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

const cell = (value: Cell): string => {
  if (value === undefined || value === '') return '-';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/** One record to read. */
export const readable = (value: unknown): string => JSON.stringify(value, null, 2);
