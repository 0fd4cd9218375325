import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupOrder, BackupOutcome } from '../archive/backup-process.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Name of a scheduled backup, with its time in UTC; other files in the folder are never touched. */
const NAME = /^portico-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;
const UNFINISHED = 'unfinished';
/** Pause after a failed backup, unless the interval is shorter. */
const RETRY_MS = 15 * 60_000;

export type BackupLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
interface BackupServices {
  config: Config;
  metrics: Metrics;
  audit: AuditLog;
  now: () => Date;
  stopping: AbortController;
}

/**
 * Writes a verified backup every PORTICO_BACKUP_EVERY hours in a child process, and removes the oldest beyond
 * PORTICO_BACKUP_COPIES; the returned function stops it and interrupts a running backup. The first one is due when the
 * newest in the folder is older than the interval.
 */
export function startScheduledBackups(services: BackupServices, log: BackupLog): () => Promise<void> {
  const { config, metrics, audit, now, stopping } = services;
  const { backups } = config;
  if (!backups) return async () => undefined;
  const { folder, copies, everyMs } = backups;
  if (config.s3) log.warn('backups contain only the records: images and releases are in the bucket');

  let lastGoodAt: Date | undefined;
  let timer: NodeJS.Timeout | undefined;
  metrics.watchBackups({ everyMs, lastGoodAt: () => lastGoodAt, now });
  stopping.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  async function write(): Promise<void> {
    const at = now();
    const workFolder = path.join(folder, UNFINISHED);
    // Left over from a server that was killed.
    await rm(workFolder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { dataFolder, secret } = config;
    const order: BackupOrder = {
      source: { dataFolder, secret },
      workFolder,
      file: path.join(folder, archiveName(at)),
      now: at.toISOString(),
    };
    try {
      const { counts, bytes } = await inProcess(order, stopping.signal);
      lastGoodAt = timeOf(path.basename(order.file));
      log.info({ file: order.file, counts, bytes, ms: now().getTime() - at.getTime() }, 'backup written');
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  }

  async function run(): Promise<void> {
    let isGood = true;
    try {
      await write();
      metrics.backupEnded('done');
      await prune(folder, copies);
    } catch (err) {
      if (stopping.signal.aborted) return;
      isGood = false;
      metrics.backupEnded('failed');
      audit.record({ event: 'backup', outcome: 'failed', details: { reason: (err as Error).message } });
      log.error({ err }, 'a backup failed');
    }
    schedule(isGood ? everyMs : Math.min(everyMs, RETRY_MS));
  }

  let running: Promise<void> = Promise.resolve();
  function schedule(inMs: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, inMs);
    timer.unref();
  }

  running = newestTime(folder).then((found) => {
    lastGoodAt = found;
    schedule(found ? Math.max(0, found.getTime() + everyMs - now().getTime()) : 0);
  });
  return async () => {
    if (!stopping.signal.aborted) stopping.abort();
    await running;
  };
}

/** Writes the backup in a child process, which the signal kills. */
async function inProcess(
  order: BackupOrder,
  signal: AbortSignal,
): Promise<Exclude<BackupOutcome, { failure: string }>> {
  const script = fileURLToPath(new URL('../archive/backup-process.ts', import.meta.url));
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const interrupt = () => child.kill('SIGKILL');
  signal.addEventListener('abort', interrupt, { once: true });
  let outcome: BackupOutcome | undefined;
  child.once('message', (message) => {
    outcome = message as BackupOutcome;
  });
  const ended = once(child, 'exit');
  if (signal.aborted) interrupt();
  child.send(order, () => undefined);
  const [code, killedBy] = (await ended) as [number | null, string | null];
  signal.removeEventListener('abort', interrupt);
  if (!outcome) throw new Error(`The backup process ended with ${code ?? killedBy}.`);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome;
}

const archiveName = (at: Date): string =>
  `portico-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** The scheduled backups in the folder, oldest first. */
async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

async function newestTime(folder: string): Promise<Date | undefined> {
  const newest = (await archivesIn(folder)).at(-1);
  return newest === undefined ? undefined : timeOf(newest);
}

async function prune(folder: string, copies: number): Promise<void> {
  for (const name of (await archivesIn(folder)).slice(0, -copies))
    await rm(path.join(folder, name), { force: true });
}
