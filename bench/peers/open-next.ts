import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/engines/free-port.ts';

const sources = fileURLToPath(new URL('./next', import.meta.url));
const NEXT = path.join('node_modules', 'next', 'dist', 'bin', 'next');
const START_TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 250;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** The app of `next/`, running as it would in production. */
export interface NextPeer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Installs and builds it in a folder of its own below the system's temporary one, where it stays for the next time, and
 * starts it. Nothing of it is ever in the project.
 */
export async function openNext(): Promise<NextPeer> {
  const folder = path.join(tmpdir(), `portico-peer-next-${hashOf(sources)}`);
  if (!existsSync(path.join(folder, '.next', 'BUILD_ID'))) {
    mkdirSync(folder, { recursive: true });
    cpSync(sources, folder, { recursive: true });
    const options: ExecFileSyncOptions = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
    execFileSync(process.execPath, [NEXT, 'build'], options);
  }
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const origin = `http://localhost:${port}`;
  const until = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || performance.now() > until) throw new Error('Next does not start.');
    await pause(ASK_EVERY_MS);
  }
  return {
    origin,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
