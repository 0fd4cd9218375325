import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { findOrGetPostgres } from './postgres-programs.ts';

/** PostgreSQL refuses to run as root; uid of the user nobody. */
const NOBODY = 65_534;
const USER = 'portico';
const STARTED = 'database system is ready to accept connections';
/** A busy machine takes long to create the first files. */
const START_WITHIN_MS = 120_000;
/** Characters of output in the error when it does not start. */
const LAST_CHARACTERS = 2_000;
const STILL_ENDING = /pre-existing shared memory|lock file .* already exists/;
const RETRY_AFTER_MS = 100;

export interface RunningPostgres {
  /** `DATABASE_URL` of its only database, as superuser. */
  readonly url: string;
  /** Kills it without a graceful shutdown; `start` recovers it. */
  kill(): Promise<void>;
  /** Starts it on the same port and files; resolves once it accepts connections. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free port, with its files in the folder, which must be empty. Installs the programs if
 * needed; throws a sentence with instructions when it cannot.
 */
export async function startPostgres(folder: string): Promise<RunningPostgres> {
  const programs = findOrGetPostgres();
  const files = path.join(folder, 'postgres');
  const password = randomBytes(12).toString('base64url');
  const port = await freePort();
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  makeFolderFor(owner, folder, files);
  await makeCluster({ programs, files, password, owner });

  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const until = Date.now() + START_WITHIN_MS;
    for (;;) {
      try {
        return await startOnce();
      } catch (error) {
        // Processes of a killed server take a moment to end; nothing may start on its files before.
        if (!STILL_ENDING.test(String(error)) || Date.now() > until) throw error;
        await wait(RETRY_AFTER_MS);
      }
    }
  }

  async function startOnce(): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(
      path.join(programs, 'postgres'),
      ['-D', path.join(files, 'data'), '-p', String(port), ...args],
      { cwd: files, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
    );
    server = child;
    await untilStarted(child);
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  const endWithUs = () => server?.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await start();
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGKILL'),
    start,
    async close() {
      process.off('exit', endWithUs);
      await end('SIGINT');
    },
  };
}

interface Owner {
  uid?: number;
  gid?: number;
}

function makeFolderFor({ uid, gid }: Owner, folder: string, files: string): void {
  mkdirSync(files, { recursive: true });
  if (uid === undefined || gid === undefined) return;
  // Its user needs access to the folder.
  chmodSync(folder, 0o711);
  chownSync(files, uid, gid);
}

const CLUSTER_OPTIONS = ['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'] as const;

interface Cluster {
  programs: string;
  files: string;
  password: string;
  owner: Owner;
}

async function makeCluster({ programs, files, password, owner }: Cluster): Promise<void> {
  const passwordFile = path.join(files, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  const child = spawn(
    path.join(programs, 'initdb'),
    ['-D', path.join(files, 'data'), '-U', USER, '--pwfile', passwordFile, ...CLUSTER_OPTIONS],
    { cwd: files, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  );
  const output = lastOutput(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`PostgreSQL could not create its files: ${output()}`);
}

/** Resolves once the server accepts connections; throws its output when it ends or times out. */
function untilStarted(child: ChildProcess): Promise<void> {
  const output = lastOutput(child);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      child.kill('SIGQUIT');
      reject(new Error(`PostgreSQL did not start in time: ${output()}`));
    };
    const timer = setTimeout(giveUp, START_WITHIN_MS);
    child.stderr?.on('data', () => {
      if (!output().includes(STARTED)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start: ${output()}`));
    });
  });
}

/** The last output on a program's standard error, in English. */
function lastOutput(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + part.toString()).slice(-LAST_CHARACTERS);
  });
  return () => output.trim();
}
