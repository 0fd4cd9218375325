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

/** An app of another maker, running as it would in production. */
export interface Peer {
  origin: string;
  close: () => Promise<void>;
}

interface PeerApp {
  /** Of its folder beside this file. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Its own program, below the folder that it is installed in. */
  program: string;
  /** Whether that program has to build it first. */
  isBuilt?: boolean;
  /** What answers as soon as it runs. */
  health: string;
}

/**
 * Installs and builds an app in a folder of its own below the system's temporary one, where it stays for the next time,
 * and starts it. Nothing of it is ever in the project.
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
  while (!(await answers(origin + app.health))) {
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

function install({ folder: name, env, program, isBuilt }: PeerApp): string {
  const sources = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const folder = path.join(tmpdir(), `portico-peer-${name}-${hashOf(sources)}`);
  const installed = path.join(folder, '.installed');
  if (existsSync(installed)) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(sources, folder, { recursive: true });
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

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function hashOf(folder: string): string {
  // What is compiled when it is installed runs in this Node alone.
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
