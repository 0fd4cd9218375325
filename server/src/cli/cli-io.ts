import type { Readable, Writable } from 'node:stream';
import type { Seed } from '../seed/seed.ts';

/** What a command reads and writes; tests give their own. */
export interface CliIo {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  /** PORTICO_DATA and what else `readConfig` reads. */
  env: Record<string, string | undefined>;
  /** Draws the pictures of a seeded store; asked for outside production alone. */
  loadSeed?: (() => Promise<Seed>) | undefined;
}

/** All of standard input as one line: a password or passcode, which must never stand on a command line. */
export async function readSecretLine({ stdin }: CliIo, what: string): Promise<string> {
  if (stdin.isTTY) {
    throw new CliError(
      `Pipe ${what} into the command, as in \`cat file | npm run portico -- ...\`, or have one made with --generate.`,
    );
  }
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Buffer));
  const line = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  if (line === '') throw new CliError(`Standard input is empty: ${what} is expected there.`);
  return line;
}

/** The command cannot be done as things are; the message is one sentence for the operator. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
