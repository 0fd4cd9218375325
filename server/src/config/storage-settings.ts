import path from 'node:path';
import { z } from 'zod';
import { choiceSetting, type Environment, httpAddressSetting, type SettingsOf } from './setting.schema.ts';

/** Location and credentials of a bucket. */
export interface S3Settings {
  /** Endpoint of an S3 server other than Amazon's. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where records, images, releases, search indices and backups are stored. */
export interface StorageSettings {
  readonly dataFolder: string;
  /** Who may access the files of the data folder: their owner alone, or the owner's group as well. */
  readonly fileAccess: 'owner' | 'group';
  /** PostgreSQL URL with password for the records; by default they are a file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** URL of an OpenSearch or Elasticsearch; by default the server searches in its own process. */
  readonly searchUrl: string | undefined;
  /** The bucket for images and releases; by default they are in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Scheduled backups; none by default. */
  readonly backups: { everyMs: number; folder: string; copies: number } | undefined;
}

const BACKUP_EVERY_RULE = 'PORTICO_BACKUP_EVERY must be a number of hours from 0.25 to 168.';
const BACKUP_COPIES_RULE = 'PORTICO_BACKUP_COPIES must be a whole number from 1 to 1000.';
const DEFAULT_BACKUP_COPIES = 7;

export const storageVariables = {
  PORTICO_DATA: z.string().default('./.data'),
  PORTICO_FILE_ACCESS: choiceSetting('PORTICO_FILE_ACCESS', ['owner', 'group']).default('owner'),
  DATABASE_URL: z
    .string()
    .refine((address) => isDatabaseAddress(address), {
      error:
        'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://portico:password@db.example:5432/portico.',
    })
    .optional(),
  SEARCH_URL: httpAddressSetting(
    'SEARCH_URL',
    'of an OpenSearch, such as https://search.example:9200',
  ).optional(),
  S3_ENDPOINT: httpAddressSetting('S3_ENDPOINT', 'of an S3 server, such as https://s3.example').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'S3_BUCKET must be the name of a bucket, such as portico-files.',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'S3_REGION must be the name of a region, such as eu-central-1.')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PORTICO_BACKUP_EVERY: z.coerce
    .number({ error: BACKUP_EVERY_RULE })
    .min(0.25, BACKUP_EVERY_RULE)
    .max(168, BACKUP_EVERY_RULE)
    .optional(),
  PORTICO_BACKUP_FOLDER: z.string().optional(),
  PORTICO_BACKUP_COPIES: z.coerce
    .number({ error: BACKUP_COPIES_RULE })
    .int(BACKUP_COPIES_RULE)
    .min(1, BACKUP_COPIES_RULE)
    .max(1000, BACKUP_COPIES_RULE)
    .optional(),
};

type Settings = SettingsOf<typeof storageVariables>;

export const storageMistakes = (env: Environment): string[] => [...s3Mistakes(env), ...backupMistakes(env)];

export function storageSettings(settings: Settings): StorageSettings {
  const dataFolder = path.resolve(settings.PORTICO_DATA);
  return {
    dataFolder,
    fileAccess: settings.PORTICO_FILE_ACCESS,
    databaseUrl: settings.DATABASE_URL,
    searchUrl: settings.SEARCH_URL,
    s3: s3Settings(settings),
    backups: backupSettings(settings, dataFolder),
  };
}

/** The message must not repeat an invalid value, because it contains a password. */
function isDatabaseAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  return ['postgres:', 'postgresql:'].includes(protocol) && hostname !== '' && pathname.length > 1;
}

/** A bucket and its keys must be set together. */
function s3Mistakes(env: Environment): string[] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env;
  if (bucket === undefined) {
    const others = endpoint ?? id ?? key;
    return others === undefined ? [] : ['S3_BUCKET is required where other S3_ settings are given.'];
  }
  return [
    id === undefined ? 'S3_ACCESS_KEY_ID is required with S3_BUCKET.' : '',
    key === undefined ? 'S3_SECRET_ACCESS_KEY is required with S3_BUCKET.' : '',
  ].filter(Boolean);
}

function s3Settings(settings: Settings): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  if (bucket === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Databases have their own backup tools, and an empty folder of backups would be misleading. */
function backupMistakes(env: Environment): string[] {
  const { PORTICO_BACKUP_EVERY: every, PORTICO_BACKUP_FOLDER: folder, PORTICO_BACKUP_COPIES: copies } = env;
  if (every === undefined) {
    return (folder ?? copies) === undefined
      ? []
      : ['PORTICO_BACKUP_EVERY is required where other PORTICO_BACKUP_ settings are given.'];
  }
  return env['DATABASE_URL'] === undefined
    ? []
    : [
        'PORTICO_BACKUP_EVERY is for records in the data folder: back up the database of DATABASE_URL with pg_dump.',
      ];
}

function backupSettings(settings: Settings, dataFolder: string): StorageSettings['backups'] {
  const { PORTICO_BACKUP_EVERY: hours, PORTICO_BACKUP_FOLDER: folder } = settings;
  if (hours === undefined) return undefined;
  return {
    everyMs: hours * 3_600_000,
    folder: path.resolve(folder ?? path.join(dataFolder, 'backups')),
    copies: settings.PORTICO_BACKUP_COPIES ?? DEFAULT_BACKUP_COPIES,
  };
}
