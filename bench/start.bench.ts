import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freePort } from '../tools/engines/free-port.ts';
import { rootFolder } from '../webpack/paths.ts';
import { machine } from './measure/machine.ts';
import { onExit } from './measure/on-exit.ts';
import { openBrowser } from './measure/open-browser.ts';
import { runCommand } from './measure/run-command.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { median } from './measure/statistics.ts';

/**
 * Measures the waiting times after cloning the last commit: `npm start` until the first page (with packages from npm's
 * cache), the second start, and in development from saving an edit until the open page shows it; each beside its goal.
 */
const FIRST_GOAL_S = 240;
const SECOND_GOAL_S = 5;
const EDIT_GOAL_S = 1;
const TIMEOUT_MS = 600_000;
const ASK_EVERY_MS = 50;
/** The bundler still works for a moment after the first page. */
const SETTLE_MS = 3_000;
const EDITS = 5;
const EDITED_PAGE = '/contact';
const EDITED = {
  'a remote': { file: 'mfe-discovery/src/pages/contact/MailForm.tsx', tag: '<form' },
  'the shell': { file: 'shell/src/layout/Footer.tsx', tag: '<footer' },
};

console.log(machine());
const clone = path.join(scratchFolder(), 'portico');
await runCommand('git', ['clone', '--quiet', rootFolder, clone]);
const dataFolder = scratchFolder();

const first = await start();
report('npm start on a fresh clone', first.seconds, FIRST_GOAL_S);
await first.stop();
const second = await start();
report('the second time', second.seconds, SECOND_GOAL_S);
await second.stop();

const development = await start('--dev');
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.goto(development.origin + EDITED_PAGE, { timeout: TIMEOUT_MS });
  for (const [what, { file, tag }] of Object.entries(EDITED)) {
    await page.locator(tag.slice(1)).first().waitFor({ timeout: TIMEOUT_MS });
    await pause(SETTLE_MS);
    report(`an edit in ${what}`, await editSeconds(page, path.join(clone, file), tag), EDIT_GOAL_S);
  }
} finally {
  await browser.close();
  await development.stop();
}
console.log(`${machine()} at the end`);

function report(what: string, seconds: number, goal: number): void {
  const verdict = seconds <= goal ? 'met' : 'MISSED';
  console.log(
    `${what.padEnd(28)}${seconds.toFixed(2).padStart(8)} s   goal ${goal} s   ${(seconds / goal).toFixed(2)}   ${verdict}`,
  );
}

/** Runs `npm start` until its home page responds. */
async function start(...args: string[]) {
  const port = await freePort();
  const startedAt = performance.now();
  // A process group of its own, so that npm's children end with it.
  const child = spawn('npm', ['start', '--silent', '--', ...args], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), PORTICO_DATA: dataFolder, PORTICO_LOG: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  onExit(() => signal(child, 'SIGKILL'));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const origin = `http://localhost:${port}`;
  while (!(await shows(origin))) {
    if (child.exitCode !== null) throw new Error('npm start ended before its first page');
    if (performance.now() - startedAt > TIMEOUT_MS) throw new Error('npm start takes too long');
    await pause(ASK_EVERY_MS);
  }
  return {
    origin,
    seconds: (performance.now() - startedAt) / 1_000,
    async stop() {
      signal(child, 'SIGTERM');
      await ended;
    },
  };
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The process has already ended.
  }
}

async function shows(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin, { headers: { accept: 'text/html' } });
    return response.ok && (await response.text()).includes('</html>');
  } catch {
    return false;
  }
}

/** Time in s from saving a file until the page shows it. */
async function editSeconds(page: Page, file: string, tag: string): Promise<number> {
  const source = readFileSync(file, 'utf8');
  const seconds: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const savedAt = performance.now();
    writeFileSync(file, source.replace(tag, `${tag} data-edit="${edit}"`));
    await page.locator(`${tag.slice(1)}[data-edit="${edit}"]`).waitFor({ state: 'attached' });
    seconds.push((performance.now() - savedAt) / 1_000);
    await pause(SETTLE_MS);
  }
  return median(seconds);
}
