import type { Config } from '../config/config.ts';

export interface CommandResult {
  /** Printed with --json as `{"status":"ok","data":...}`. */
  data: unknown;
  /** Printed without --json. */
  text: string;
  /** Printed to standard error. */
  warnings?: readonly string[];
  /** The command succeeded and found a problem: the exit code is 1. */
  isBad?: boolean;
  /** The command has written its own entry of the audit log, or has changed nothing. */
  isUnrecorded?: boolean;
  /** Settings of the installation that gets the audit entry; by default those of the command. */
  recordedIn?: Config;
}

type Cell = string | number | boolean | undefined;

/** A text table with aligned columns. */
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

/** A record as indented JSON. */
export const readable = (value: unknown): string => JSON.stringify(value, null, 2);
