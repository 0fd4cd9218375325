import { spawn } from 'node:child_process';

/**
 * Runs a program to its end; rejects if it fails. Never synchronously: the other engines start meanwhile, each with a
 * timeout that would run out.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}`));
    });
  });
}
