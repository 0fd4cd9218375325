import { stat, statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { recordsLocation } from '../storage/store-location.ts';

export interface StorageMetrics {
  /** Reports the free space of the data folder and, if the records are in it, their size. */
  watchStorage(config: Pick<Config, 'dataFolder' | 'databaseUrl'>): void;
  /** Reports the lag behind the shared change log; absent for a store of one server. */
  watchChanges(lagSeconds: () => number): void;
}

export const createStorageMetrics = (registers: Registry[]): StorageMetrics => ({
  watchStorage(config) {
    new Gauge({
      name: 'portico_disk_free_bytes',
      help: 'Free space for the server on the disk of the data folder.',
      registers,
      async collect() {
        const { bavail, bsize } = await statfs(config.dataFolder);
        this.set(bavail * bsize);
      },
    });
    new Gauge({
      name: 'portico_disk_size_bytes',
      help: 'Size of the disk of the data folder.',
      registers,
      async collect() {
        const { blocks, bsize } = await statfs(config.dataFolder);
        this.set(blocks * bsize);
      },
    });
    const place = recordsLocation(config);
    if (!('file' in place)) return;
    const files = { database: place.file, wal: `${place.file}-wal` };
    new Gauge({
      name: 'portico_records_bytes',
      help: 'Size of the file with the records and of its write-ahead log.',
      labelNames: ['file'],
      registers,
      async collect() {
        for (const [file, at] of Object.entries(files)) this.set({ file }, await sizeOf(at));
      },
    });
  },
  watchChanges(lagSeconds) {
    new Gauge({
      name: 'portico_change_lag_seconds',
      help: 'Time since this server had applied every change of the shared records, including its own.',
      registers,
      collect() {
        this.set(lagSeconds());
      },
    });
  },
});

/** Size in bytes; 0 for a missing file, such as the WAL of a closed database. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
