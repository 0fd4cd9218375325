import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { recordsFile } from '../config/data-folder.ts';

/** Where the records are: in a file of this installation, or in the PostgreSQL of DATABASE_URL. */
export type StoreLocation = { readonly file: string } | { readonly url: string };

/** As it is configured. */
export const recordsPlace = (config: Pick<Config, 'dataFolder' | 'databaseUrl'>): StoreLocation =>
  config.databaseUrl === undefined ? { file: recordsFile(config) } : { url: config.databaseUrl };

/** Whether somebody has begun an installation there; of a database its tables tell, once it is opened. */
export const hasRecords = (config: Pick<Config, 'dataFolder' | 'databaseUrl'>): boolean =>
  config.databaseUrl !== undefined || existsSync(recordsFile(config));
