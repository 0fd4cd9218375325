import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import memory from '../../server/memory-settings.json' with { type: 'json' };
import { settingNames } from '../../server/src/config/config.ts';
import { freePort } from '../../tools/engines/free-port.ts';
import { onExit } from './on-exit.ts';
import { runCommand } from './run-command.ts';
import { serverMetrics } from './server-metrics.ts';

/** The first start with many records writes their index entries. */
const START_TIMEOUT_MS = 600_000;
const ASK_EVERY_MS = 200;
const IMAGES_TIMEOUT_MS = 240_000;

/** A server process that listens on this machine only. */
export interface ServerProcess {
  origin: string;
  /** Resolves when no image waits for processing. */
  whenImagesAreMade(): Promise<void>;
  /** Throws if the process has ended. */
  mustRun(): void;
  close(): Promise<void>;
}

interface Start {
  /** The checkout whose last build is served. */
  checkout: string;
  dataFolder: string;
  /** 'demo' as `npm start` serves it; 'production' serves only the data folder. */
  content: 'demo' | 'production';
  /** Additional settings of the server; '' restores the product's default. */
  settings?: Readonly<Record<string, string>>;
}

/** Starts a server like `npm start`, without settings of the environment. */
export async function startServer({
  checkout,
  dataFolder,
  content,
  settings = {},
}: Start): Promise<ServerProcess> {
  const port = await freePort();
  const own = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  const child = spawn(process.execPath, await serverScript(checkout), {
    cwd: checkout,
    env: {
      ...memory.env,
      ...Object.fromEntries(own),
      PORT: String(port),
      PORTICO_DATA: dataFolder,
      PORTICO_HOST: '127.0.0.1',
      PORTICO_LOG: 'error',
      // All load comes from one network.
      PORTICO_RENDERS_PER_MINUTE: '1000000',
      PORTICO_SEARCHES_PER_MINUTE: '1000000',
      PORTICO_SAVES_PER_MINUTE: '1000000',
      ...(content === 'production'
        ? { NODE_ENV: 'production', PORTICO_SECRET: randomBytes(32).toString('base64url') }
        : {}),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onExit(() => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  function mustRun(): void {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server of ${checkout} ended with ${child.exitCode ?? child.signalCode}`);
  }
  const origin = `http://localhost:${port}`;
  const until = performance.now() + START_TIMEOUT_MS;
  while (!(await isResponding(origin))) {
    mustRun();
    if (performance.now() > until) throw new Error(`the server of ${checkout} does not start`);
    await pause(ASK_EVERY_MS);
  }
  return {
    origin,
    mustRun,
    async whenImagesAreMade() {
      const giveUpAt = performance.now() + IMAGES_TIMEOUT_MS;
      while (performance.now() < giveUpAt && (await imagesWaiting(origin)) > 0) await pause(ASK_EVERY_MS);
    },
    async close() {
      child.kill();
      await ended;
    },
  };
}

/** Arguments of Node.js, also for a checkout whose server runs from its sources. */
async function serverScript(checkout: string): Promise<string[]> {
  if (!existsSync(path.join(checkout, 'server/bundle.mjs'))) return ['--import', 'tsx', 'server/src/main.ts'];
  await runCommand(process.execPath, ['server/bundle.mjs'], { cwd: checkout });
  return [...memory.nodeFlags, 'server/build/main.mjs'];
}

const isResponding = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function imagesWaiting(origin: string): Promise<number> {
  return (await serverMetrics(origin)).get('portico_queue_length{queue="images"}') ?? 0;
}
