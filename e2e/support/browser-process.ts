import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

const START_TIMEOUT_MS = 30_000;

/** A Chromium whose processes and profile belong to the test. */
export interface BrowserProcess {
  /** The context of the profile. */
  context: BrowserContext;
  /** Ends all of its processes at once with SIGKILL, so that none can write what it has in memory. */
  kill: () => Promise<void>;
}

/** Starts Chromium with the profile in `folder`, which may be that of a killed one. */
export async function startBrowser(folder: string, options: LaunchOptions): Promise<BrowserProcess> {
  const portFile = path.join(folder, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(
    options.executablePath ?? chromium.executablePath(),
    [
      ...(options.args ?? []),
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    // A process group of its own, which `kill` ends.
    { detached: true, stdio: 'ignore' },
  );
  let browser: Browser | undefined;
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (hasEnded(child) || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    // Until Playwright has noticed, it tries to stop the traces of the contexts, which fails the test.
    while (browser?.isConnected() || browser?.contexts().length) await wait(10);
  };
  try {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(child, portFile)}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no context for its profile');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function portOf(child: ChildProcess, portFile: string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !hasEnded(child)) {
    const [port] = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [];
    if (port) return port;
    await wait(50);
  }
  throw new Error('Chromium opened no port for the test');
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
