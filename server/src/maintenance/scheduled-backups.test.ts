import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { AuditLog, NewAuditEntry } from '../audit/audit-log.ts';
import { readConfig } from '../config/config.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { until } from '../testing/until.ts';
import { startScheduledBackups } from './scheduled-backups.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Started {
  folder?: string;
  settings?: Record<string, string>;
  now?: Date;
}

/** Starts the schedule of a server on that data folder; returns its log and metrics. */
function start(dataFolder: string, { folder = scratchFolder(), settings = {}, now }: Started = {}) {
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: dataFolder,
    PORTICO_BACKUP_EVERY: '24',
    PORTICO_BACKUP_FOLDER: folder,
    ...settings,
  });
  const metrics = createMetrics();
  const said: [string, unknown][] = [];
  const recorded: NewAuditEntry[] = [];
  const audit = { record: (entry: NewAuditEntry) => void recorded.push(entry) } as AuditLog;
  const log = (level: string) => (what: unknown) => void said.push([level, what]);
  const stopping = new AbortController();
  const stop = startScheduledBackups({ config, metrics, audit, stopping, now: () => now ?? new Date() }, {
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
  } as never);
  stops.push(stop);
  const figure = async (name: string) =>
    (await metrics.text())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1];
  const archives = () => readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  return { folder, stop, figure, archives, said, recorded };
}

const DONE = 'portico_backups_total{result="done"}';
const FAILED = 'portico_backups_total{result="failed"}';
const AGE = 'portico_backup_age_seconds';

test('writes a verified backup, retains the configured number of copies, and knows its age after a restart', async () => {
  const desk = await openTestCli([fixtureContent]);
  const folder = scratchFolder();
  const others = [
    'portico-2020-01-01T00-00-00Z.tar.gz',
    'portico-2020-01-02T00-00-00Z.tar.gz',
    'mine.tar.gz',
  ];
  for (const name of others) writeFileSync(path.join(folder, name), '');
  // Left over from a server that was killed.
  mkdirSync(path.join(folder, 'unfinished'));
  const settings = { PORTICO_BACKUP_COPIES: '2' };
  const now = new Date('2026-11-21T05:00:00.000Z');
  const first = start(desk.folder, { folder, settings, now });
  await until(async () => (await first.figure(DONE)) === '1' && first.archives().length === 3);
  const written = 'portico-2026-11-21T05-00-00Z.tar.gz';
  expect(new Set(readdirSync(folder))).toEqual(new Set(['mine.tar.gz', others[1], written]));
  expect(await desk.data(['backup', '--verify', path.join(folder, written)])).toMatchObject({
    createdAt: now.toISOString(),
  });
  expect(await first.figure('portico_backup_interval_seconds')).toMatch(/^\d+$/);
  await first.stop();

  const later = new Date(now.getTime() + 3_600_000);
  const second = start(desk.folder, { folder, settings, now: later });
  await until(async () => (await second.figure(AGE)) === '3600');
  expect(await second.figure(DONE)).toBe('0');
});

test('a backup that fails is logged and counted, and leaves nothing behind', async () => {
  const dataFolder = scratchFolder();
  const { figure, archives, folder, said, recorded } = start(dataFolder);
  await until(async () => (await figure(FAILED)) === '1');
  expect(await figure(AGE)).toBe('+Inf');
  expect(archives()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(said).toEqual([
    ['error', { err: expect.objectContaining({ message: expect.stringContaining('no Portico in') }) }],
  ]);
  const details = { reason: expect.stringContaining('no Portico in') };
  expect(recorded).toEqual([{ event: 'backup', outcome: 'failed', details }]);
});

test('a stop interrupts a running backup, which then leaves nothing behind', async () => {
  const desk = await openTestCli([fixtureContent]);
  const { stop, figure, folder, said } = start(desk.folder, { folder: path.join(scratchFolder(), 'new') });
  // Created just before the process is started.
  await until(() => existsSync(folder));
  await stop();
  expect(readdirSync(folder)).toEqual([]);
  expect(await figure(FAILED)).toBe('0');
  expect(said).toEqual([]);
});

test('without the setting nothing is written or shown', async () => {
  const settings = { PORTICO_BACKUP_EVERY: '', PORTICO_BACKUP_FOLDER: '' };
  const { figure, archives, stop } = start(scratchFolder(), { settings });
  await stop();
  expect(archives()).toEqual([]);
  expect(await figure(AGE)).toBeUndefined();
});
