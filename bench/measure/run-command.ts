import { type SpawnOptions, spawn } from 'node:child_process';
import { onExit } from './on-exit.ts';

/** Runs a command until it ends, at the latest with our own process. Throws if it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  onExit(() => child.kill());
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed`);
}

/** Runs a TypeScript file of a checkout with that checkout's packages. */
export const runTypeScript = (checkout: string, file: string, args: readonly string[] = []): Promise<void> =>
  runCommand(process.execPath, ['--import', 'tsx', file, ...args], { cwd: checkout });
