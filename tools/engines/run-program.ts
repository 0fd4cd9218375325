import { spawn } from 'node:child_process';

/**
 * Runs a program until it ends or `signal` ends it; rejects if it fails. Never synchronously: the other engines start
 * meanwhile, each with a timeout that would run out.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = process.env, signal }: { env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env, signal });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}`));
    });
  });
}
