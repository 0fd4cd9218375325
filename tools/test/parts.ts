import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rootFolder } from '../../webpack/paths.ts';
import { runChecks } from '../checks/run-checks.ts';
import { findOrGetChromium } from '../chromium.ts';
import { writeBatches } from './batches.ts';
import {
  type Counts,
  countJest,
  countPlaywright,
  errorContexts,
  failure,
  fileSeconds,
  type JestReport,
  missingFiles,
  type PlaywrightReport,
  secondsOf,
  sum,
  withExitCode,
} from './counts.ts';
import { startEngines } from './engines.ts';
import { type FileSeconds, splitIntoShards } from './shards.ts';

/** The parts of `npm test`. `run-tests.ts` has their order. */
export const parts = {
  check: (checks) => runChecks(rootFolder, checks),
  unit: () => runBatches('unit'),
  // Not while the releases are being built: its tests read them.
  server: async () => {
    await building?.catch(() => undefined);
    return runBatches('server');
  },
  engines: runOnEngines,
  gallery: runGallery,
  e2e: runJourneys,
} as const satisfies Record<string, (checks: readonly string[]) => Promise<Counts>>;

export type PartName = keyof typeof parts;
export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);

/** Whether a process can have a group, which one signal ends. */
const HAS_GROUPS = process.platform !== 'win32';
/** Processes of parts that are running, and what stops their engines. */
const running = new Set<ChildProcess>();
let closeEngines: (() => Promise<void>) | undefined;
let isStopping = false;

/** Stops everything that the parts have started, for a run that is ended by a signal. */
export async function stopParts(): Promise<void> {
  isStopping = true;
  // Playwright closes its browsers on SIGINT alone; the others end at once, with the servers and engines of their tests.
  for (const child of running) {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    else child.kill('SIGINT');
  }
  await closeEngines?.();
}

/** Without any engine there is nothing to run, which is logged and not a failure. */
async function runOnEngines(): Promise<Counts> {
  const engines = startEngines();
  closeEngines = engines.close;
  try {
    // The tests start whole servers with all pages.
    const [env] = await Promise.all([engines.env, buildReleases()]);
    if (Object.keys(env).length === 0) return { passed: 0, failed: 0 };
    // One file at a time, because the engines need the machine.
    return await runJest('engines', ['--runInBand', '--testTimeout=240000'], env);
  } finally {
    await engines.close();
  }
}

/** Runs the test files of a project in batches, which share modules. */
async function runBatches(project: 'unit' | 'server'): Promise<Counts> {
  const files = await listTestFiles(project);
  const { batches, alone } = writeBatches(project, files, rootFolder);
  const counts = await runJest(project, ['--testMatch', ...batches, ...alone]);
  const missing = missingFiles(
    files.map((file) => path.relative(rootFolder, file)),
    counts,
  );
  return sum([
    counts,
    { passed: 0, failed: missing.length, failures: missing.map((file) => failure(file, 'No test was run.')) },
  ]);
}

async function listTestFiles(project: string): Promise<string[]> {
  const jest = path.join(rootFolder, 'node_modules/jest/bin/jest.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [jest, '--listTests', '--json', `--selectProjects=${project}`],
    { cwd: rootFolder, maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as string[];
}

function runJest(
  project: 'unit' | 'server' | 'engines',
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Counts> {
  return withReport(async (reportFile) => {
    const args = [
      `--selectProjects=${project}`,
      '--json',
      `--outputFile=${reportFile}`,
      // CI machines report more processors than they provide.
      ...(process.env.CI && project !== 'engines' ? ['--maxWorkers=2'] : []),
      ...more,
    ];
    const exitCode = await run('jest/bin/jest.js', args, env);
    return withExitCode(countJest(readReport<JestReport>(reportFile), rootFolder), exitCode);
  });
}

/** Two at once, each with its own server: fixed shards instead of workers, see `splitIntoShards`. */
const E2E_SHARDS = 2;
const SECONDS_FILE = path.join(rootFolder, 'tools/test/journey-seconds.json');

/** Every story in four languages. */
async function runGallery(): Promise<Counts> {
  const chromium = await findOrGetChromium();
  if ((await run('tsx/dist/cli.mjs', ['gallery/gallery.ts', '--build'])) !== 0)
    throw new Error('the gallery was not built');
  return runPlaywright(['--config=gallery/playwright.config.ts'], { PORTICO_CHROMIUM: chromium });
}

/** With `PORTICO_RECORD_SECONDS` it also writes the seconds by which the next run splits the files. */
async function runJourneys(): Promise<Counts> {
  const chromium = await findOrGetChromium();
  await buildReleases();
  const files = readdirSync(path.join(rootFolder, 'e2e/journeys')).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const seconds = JSON.parse(readFileSync(SECONDS_FILE, 'utf8')) as FileSeconds;
  const shards = splitIntoShards(files, seconds, E2E_SHARDS);
  const counts = await withInitialData((initialData) => {
    const env = { PORTICO_CHROMIUM: chromium, PORTICO_JOURNEYS_DATA: initialData };
    return Promise.all(shards.map((shard, index) => runShard(shard, index + 1, env)));
  });
  console.log(`Seconds of the shards: ${counts.map(secondsOf).join(', ')}`);
  const total = sum(counts);
  if (process.env.PORTICO_RECORD_SECONDS) writeFileSync(SECONDS_FILE, fileSeconds(total));
  return total;
}

/** Provides a data folder that contains the demo. */
const withInitialData = <Result>(work: (folder: string) => Promise<Result>): Promise<Result> =>
  withTemporaryFolder(async (folder) => {
    if ((await run('tsx/dist/cli.mjs', ['e2e/create-initial-data.ts', folder])) !== 0)
      throw new Error('the initial data were not created');
    return work(folder);
  });

const runShard = (files: readonly string[], number: number, env: PlaywrightEnv): Promise<Counts> =>
  runPlaywright(
    [
      '--config=e2e/playwright.config.ts',
      // Each run empties its output folder first.
      `--output=test-results/shard-${number}`,
      // Playwright takes patterns of paths: "home" would also match "home-page".
      ...files.map((file) => `journeys/${file.replaceAll('.', '\\.')}$`),
    ],
    env,
  );

type PlaywrightEnv = Record<string, string> & { PORTICO_CHROMIUM: string };

const runPlaywright = (args: readonly string[], env: PlaywrightEnv): Promise<Counts> =>
  withReport(async (reportFile) => {
    const exitCode = await run('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
      PORTICO_RELEASES_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...env,
    });
    const report = readReport<PlaywrightReport>(reportFile);
    // The folder of a CI machine is lost with it.
    for (const file of errorContexts(report)) console.log(readFileSync(file, 'utf8'));
    return withExitCode(countPlaywright(report), exitCode);
  });

let building: Promise<void> | undefined;

/** Once for all parts. */
function buildReleases(): Promise<void> {
  building ??= run('tsx/dist/cli.mjs', ['webpack/build.ts']).then((exitCode) => {
    if (exitCode !== 0) throw new Error('the releases were not built');
  });
  return building;
}

/** Runs an installed command line with this Node, without input and with inherited output; returns its exit code. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  // A run that a signal ends starts nothing more.
  if (isStopping) return new Promise(() => undefined);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(rootFolder, 'node_modules', script), ...args], {
      cwd: rootFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: HAS_GROUPS,
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Provides a temporary file for the runner's report. */
const withReport = (work: (reportFile: string) => Promise<Counts>): Promise<Counts> =>
  withTemporaryFolder((folder) => work(path.join(folder, 'report.json')));

async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws when the runner ended without a report. */
const readReport = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;
