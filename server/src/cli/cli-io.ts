import type { Readable, Writable } from 'node:stream';
import type { Seed } from '../seed/seed.ts';

/** Input and output of a command; tests pass their own. */
export interface CliIo {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  /** PORTICO_DATA and the other variables of `readConfig`. */
  env: Record<string, string | undefined>;
  /** Loads the demo seed, which renders missing pictures; used outside production only. */
  loadSeed?: (() => Promise<Seed>) | undefined;
}

/** Reads standard input as one line: a password or passcode, which must not appear in arguments. */
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

/** The command cannot be done; the message is one sentence for the operator. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
