import { Counter, Gauge, type Registry } from 'prom-client';

interface WatchedBackups {
  /** Interval between two backups. */
  everyMs: number;
  lastGoodAt: () => Date | undefined;
  now: () => Date;
}

export interface BackupMetrics {
  /** Starts counting scheduled backups; without a schedule the metrics are absent. */
  watchBackups(backups: WatchedBackups): void;
  backupEnded(result: 'done' | 'failed'): void;
}

export function createBackupMetrics(registers: Registry[]): BackupMetrics {
  let backups: Counter<'result'> | undefined;
  return {
    watchBackups({ everyMs, lastGoodAt, now }) {
      backups = new Counter({
        name: 'portico_backups_total',
        help: 'Scheduled backups by result; done is written and verified.',
        labelNames: ['result'],
        registers,
      });
      for (const result of ['done', 'failed']) backups.inc({ result }, 0);
      new Gauge({
        name: 'portico_backup_interval_seconds',
        help: 'Configured time between two scheduled backups.',
        registers,
      }).set(everyMs / 1000);
      new Gauge({
        name: 'portico_backup_age_seconds',
        help: 'Age of the last good scheduled backup; infinite before the first.',
        registers,
        collect() {
          const at = lastGoodAt();
          this.set(at ? (now().getTime() - at.getTime()) / 1000 : Infinity);
        },
      });
    },
    backupEnded: (result) => backups?.inc({ result }),
  };
}
