import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const rootFolder = path.resolve(import.meta.dirname, '../..');

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 10_000;

/** A running server with a data folder of its own. */
export interface ServerProcess {
  origin: string;
  dataFolder: string;
  logFile: string;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Starts the real server on a free port with a data folder that contains the demo; `env` adds settings. Throws with the
 * last lines of its output.
 */
export const startServer = (env: Record<string, string> = {}): Promise<ServerProcess> => {
  if (!isBundled) execFileSync(process.execPath, ['server/bundle.mjs'], { cwd: rootFolder });
  isBundled = true;
  return start(['server/build/main.mjs'], env);
};
let isBundled = false;

/**
 * Starts `npm run dev` in the same way, with these remotes beside ours, as folders relative to the repository's root.
 */
export const startDevelopment = (remotes: readonly string[]): Promise<ServerProcess> =>
  start(['--import', 'tsx', 'tools/dev/dev-server.ts'], { PORTICO_DEV_REMOTES: remotes.join(',') });

/** Serves one remote in development, like `npm run dev:remote`; returns its origin. */
export async function startRemote(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/dev/remote-server.ts', folder, '--port', String(port)],
    { cwd: rootFolder, stdio: 'ignore' },
  );
  const stop = () => end(child);
  try {
    await untilReady(child, `${origin}/remote.json`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function start(script: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-e2e-'));
  const dataFolder = path.join(folder, 'data');
  const logFile = path.join(folder, 'server.log');
  // Creating the demo would slow each start down.
  const initialData = process.env.PORTICO_JOURNEYS_DATA;
  if (initialData) cpSync(initialData, dataFolder, { recursive: true });
  else mkdirSync(dataFolder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, script, {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // All journeys come from one network.
      PORTICO_RENDERS_PER_MINUTE: '100000',
      PORTICO_SEARCHES_PER_MINUTE: '100000',
      PORTICO_SAVES_PER_MINUTE: '100000',
      // Most pictures are never requested.
      PORTICO_DEMO_PICTURES: 'on-request',
      PORTICO_WEBHOOK_ALLOW: '127.0.0.1',
      PORT: String(port),
      PORTICO_DATA: dataFolder,
      ...env,
    },
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const stop = async () => {
    await end(child);
    log.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, `${origin}/api/health`);
  } catch (error) {
    const lastLines = readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n');
    await stop();
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}; its last lines:\n${lastLines}`,
    );
  }
  return { origin, dataFolder, logFile, stop };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('The server ended while starting');
    const isHealthy = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await wait(100);
  }
  throw new Error(`The server did not respond within ${START_TIMEOUT_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = exitCodeOf(child);
  child.kill('SIGTERM');
  const late = new AbortController();
  const isLate = wait(STOP_TIMEOUT_MS, true, { signal: late.signal }).catch(() => false);
  if (await Promise.race([ended.then(() => false), isLate])) child.kill('SIGKILL');
  late.abort();
  await ended;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const exitCodeOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port'));
      });
    });
  });
}
