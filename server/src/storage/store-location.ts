import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { recordsFile } from '../config/data-folder.ts';

/** Where the records are stored: a file of this installation, or the PostgreSQL database of DATABASE_URL. */
export type StoreLocation = { readonly file: string } | { readonly url: string };

/** The location that the configuration names. */
export const recordsLocation = (config: Pick<Config, 'dataFolder' | 'databaseUrl'>): StoreLocation =>
  config.databaseUrl === undefined ? { file: recordsFile(config) } : { url: config.databaseUrl };

/** Whether an installation exists there; for a database this is known only once it is open. */
export const hasRecords = (config: Pick<Config, 'dataFolder' | 'databaseUrl'>): boolean =>
  config.databaseUrl !== undefined || existsSync(recordsFile(config));
