import { CliError } from '../cli-io.ts';

/** The target was written to by a server or a second `migrate`. */
export const writtenSince = (where: string): CliError =>
  new CliError(
    `Someone else has written to ${where} since this migrate began to fill it: a server was started on it, or another migrate runs. What the source has written since is not there. Stop what uses it, empty it, and begin again.`,
  );
