import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ensureWritableFolder } from './data-folder.ts';

/** What an operator set by environment variables; see `readConfig`. */
export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  /** Address to listen on: this machine alone, unless in production. */
  readonly host: string;
  readonly dataFolder: string;
  /** Every key of the server is derived from it. */
  readonly secret: string;
  /** Towns that never appear in public lists and searches. [PERM-13, OPEN-14] */
  readonly administrativeTowns: readonly string[];
  /** Addresses and networks whose X-Forwarded-* headers are believed; none when absent. */
  readonly trustedProxies: string | undefined;
  readonly logLevel: LogLevel;
}

/** A setting is missing or wrong; the message says which one and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A line per request is for operators; who develops reads what the commands print. */
const DEFAULT_LOG_LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const;

const MIN_SECRET_LENGTH = 32;

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: "NODE_ENV must be 'production', 'development' or 'test'.",
    })
    .default('development'),
  PORT: z.coerce
    .number({ error: 'PORT must be a number from 0 to 65535.' })
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be a number from 0 to 65535.')
    .max(65535, 'PORT must be a number from 0 to 65535.')
    .default(8000),
  PORTICO_HOST: z.string().min(1).optional(),
  PORTICO_DATA: z.string().min(1, 'PORTICO_DATA must name a folder.').default('./.data'),
  PORTICO_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `PORTICO_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`)
    .optional(),
  PORTICO_ADMINISTRATIVE_TOWNS: z.string().default('glog,draft,dev,agrifair,test'),
  PORTICO_TRUSTED_PROXIES: z.string().min(1, 'PORTICO_TRUSTED_PROXIES must list addresses.').optional(),
  PORTICO_LOG: z
    .enum(LOG_LEVELS, { error: `PORTICO_LOG must be one of ${LOG_LEVELS.join(', ')}.` })
    .optional(),
});

/**
 * Reads the environment. Port 8000 [CONST-01] and loopback by default; production requires PORTICO_SECRET, elsewhere a
 * random one is kept in the data folder. Throws ConfigError with one sentence per mistake.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join(' '));
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && !settings.PORTICO_SECRET) {
    throw new ConfigError(
      'PORTICO_SECRET is required in production: a random text that only this server knows.',
    );
  }
  const dataFolder = path.resolve(settings.PORTICO_DATA);
  return {
    isProduction,
    port: settings.PORT,
    host: settings.PORTICO_HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataFolder,
    secret: settings.PORTICO_SECRET ?? keptSecret(dataFolder),
    administrativeTowns: settings.PORTICO_ADMINISTRATIVE_TOWNS.split(',').map((town) => town.trim()),
    trustedProxies: settings.PORTICO_TRUSTED_PROXIES,
    logLevel: settings.PORTICO_LOG ?? DEFAULT_LOG_LEVELS[settings.NODE_ENV],
  };
}

/** Development's own secret, so that sessions outlive a restart. */
function keptSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file)) {
    ensureWritableFolder(dataFolder);
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
