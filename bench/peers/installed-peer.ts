import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/engines/free-port.ts';
import { onExit } from '../measure/on-exit.ts';

const START_TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 250;

/** A third-party app that runs as in production. */
export interface Peer {
  origin: string;
  close: () => Promise<void>;
}

interface PeerApp {
  /** Name of its folder beside this file. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Path of its program, below the folder in which it is installed. */
  program: string;
  /** Whether the program must build it first. */
  isBuilt?: boolean;
  /** Path that responds once it is running. */
  health: string;
  /** Texts by their path in the folder, written before it is built. */
  files?: Readonly<Record<string, string>>;
}

/**
 * Installs, builds and starts an app in a folder below the system's temporary one, where it stays for the next run; the
 * project contains nothing of it.
 */
export async function openInstalledPeer(app: PeerApp): Promise<Peer> {
  const folder = install(app);
  const port = await freePort();
  const server = spawn(process.execPath, [app.program, 'start'], {
    cwd: folder,
    env: { ...process.env, ...app.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  onExit(() => server.kill());
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const origin = `http://localhost:${port}`;
  const until = performance.now() + START_TIMEOUT_MS;
  while (!(await isResponding(origin + app.health))) {
    if (server.exitCode !== null || performance.now() > until)
      throw new Error(`The peer ${app.folder} does not start.`);
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

function install({ folder: name, env, program, isBuilt, files = {} }: PeerApp): string {
  const sources = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const folder = path.join(tmpdir(), `portico-peer-${name}-${hashOf(sources, files)}`);
  const installed = path.join(folder, '.installed');
  if (existsSync(installed)) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(sources, folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const options: ExecFileSyncOptions = {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...options,
    shell: process.platform === 'win32',
  });
  if (isBuilt) execFileSync(process.execPath, [program, 'build'], options);
  writeFileSync(installed, '');
  return folder;
}

const isResponding = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function hashOf(folder: string, files: Readonly<Record<string, string>>): string {
  // Compiled packages work only with this version of Node.
  const hash = createHash('sha256').update(process.versions.modules).update(JSON.stringify(files));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
