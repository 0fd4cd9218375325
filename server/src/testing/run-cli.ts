import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../cli/run.ts';
import { readConfig } from '../config/config.ts';
import type { ProviderContent } from '../seed/seed-content.ts';
import { openStores } from '../services.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface CliRun {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  stdin?: string;
  env?: Record<string, string>;
}

/** Runs the operator's commands on a data folder, in this process. */
export interface TestCli {
  folder: string;
  portico(args: readonly string[], options?: RunOptions): Promise<CliRun>;
  /** The data of a command with --json; fails when the command fails. */
  data<Data>(args: readonly string[], options?: RunOptions): Promise<Data>;
  /** The message of a command that fails; fails when the command succeeds. */
  refusal(args: readonly string[], options?: RunOptions): Promise<string>;
}

/** On a new data folder, with that content if given. */
export async function openTestCli(contents?: readonly ProviderContent[]): Promise<TestCli> {
  const folder = scratchFolder();
  const env = { NODE_ENV: 'test', PORTICO_DATA: folder };
  const seed = contents && fixtureSeed(contents);
  if (seed) {
    const stores = await openStores(readConfig(env));
    // No audit entry, so that the log begins with the test's first command.
    const audit = { record: () => {}, flush: async () => {} };
    await seed.fill({ ...stores, audit, now: stores.now() });
    await stores.close();
  }

  async function portico(args: readonly string[], options: RunOptions = {}): Promise<CliRun> {
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    const io = {
      stdin: Readable.from([options.stdin ?? '']),
      stdout,
      stderr,
      env: { ...env, ...options.env },
      loadSeed: seed && (async () => seed),
    };
    const exitCode = await run(args, io);
    stdout.end();
    stderr.end();
    return { exitCode, stdout: await text(stdout), stderr: await text(stderr) };
  }
  return {
    folder,
    portico,
    async data<Data>(args: readonly string[], options?: RunOptions) {
      const { exitCode, stdout, stderr } = await portico([...args, '--json'], options);
      if (exitCode !== 0) throw new Error(`portico ${args.join(' ')}: ${stdout}${stderr}`);
      return (JSON.parse(stdout) as { data: Data }).data;
    },
    async refusal(args, options) {
      const { exitCode, stdout, stderr } = await portico(args, options);
      if (exitCode !== 1 || stdout !== '') throw new Error(`exit code ${exitCode}: ${stdout}${stderr}`);
      return stderr.trim();
    },
  };
}
