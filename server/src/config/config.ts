import { type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import type { MapSettings, PageSettings } from '@portico/shared/contracts';
import { isSitePath } from '@portico/shared/domain';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { ensureWritableFolder } from './data-folder.ts';
import { developmentKeyFile, developmentKeys, developmentPublicKey } from './development-key.ts';
import { developmentProvider } from './development-provider.ts';
import { mapLibrary } from './map-library.ts';
import { type Quotas, quotasOf, quotaVariables } from './quota-settings.ts';
import { withSecretsFromFiles } from './secrets-from-files.ts';
import { privateKeyOf, publicKeyOf, type SigningKeys } from './signing-keys.ts';
import { isPrivateTransport, type SocialProvider, socialProvidersSetting } from './social-provider.ts';

/** Location and credentials of a bucket. */
export interface S3Settings {
  /** Endpoint of an S3 server other than Amazon's. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The operator's settings from environment variables; see `readConfig`. */
export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  /** Address to listen on: loopback by default, except in production. */
  readonly host: string;
  readonly dataFolder: string;
  /** Who may access the files of the data folder: their owner alone, or the owner's group as well. */
  readonly fileAccess: 'owner' | 'group';
  /** PostgreSQL URL with password for the records; by default they are a file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Every key of the server is derived from it. */
  readonly secret: string;
  /** Previous secret, still accepted for signatures and encrypted values during a rotation. */
  readonly formerSecret: string | undefined;
  /** Towns that never appear in public lists and searches. [PERM-13, OPEN-14] */
  readonly administrativeTowns: readonly string[];
  /** Addresses and networks whose X-Forwarded-* headers are trusted; none by default. */
  readonly trustedProxies: string | undefined;
  readonly logLevel: LogLevel;
  /** Additional path prefix of images by id, besides /images. [API-24, OPEN-44] */
  readonly imagePrefix: string;
  /** Memory of the page cache; 0 disables it. */
  readonly pageCacheBytes: number;
  /** Percentage points by which a canary may fail more often than the stable set. */
  readonly rollbackMarginPercent: number;
  /** Bearer token that opens /metrics to other machines; closed to them by default. */
  readonly metricsToken: string | undefined;
  /** The SMTP server with its password, and the sender; without it mails wait in a folder. */
  readonly smtp: { url: string; from: string } | undefined;
  /** Announces released pages to search engines; undefined without a key. */
  readonly indexNow: { key: string; url: string } | undefined;
  /** IP addresses and networks inside which webhooks may be, although they are not public. */
  readonly webhookAllow: readonly string[];
  /** Path or address of a PMTiles file for maps; undefined for the map of Thailand's provinces. */
  readonly mapTiles: string | undefined;
  /** The machine translation service, with its key; none by default. */
  readonly translation: { url: string; kind: TranslationKind; key: string | undefined } | undefined;
  /** OTLP endpoint over HTTP and the percentage of sampled requests; no tracing by default. */
  readonly traces: { endpoint: string; percent: number } | undefined;
  /** Scheduled backups; none by default. */
  readonly backups: { everyMs: number; folder: string; copies: number } | undefined;
  /** URLs for reporting vulnerabilities, in order of preference. */
  readonly securityContacts: readonly string[];
  /** Whether the server rejects every write. */
  readonly isReadOnly: boolean;
  /** Seconds for which a stopping server still serves while it reports that it is not ready. */
  readonly drainSeconds: number;
  /** Saves per person and minute, over all calls that change content. */
  readonly savesPerMinute: number;
  /** Retention of the audit log. */
  readonly auditDays: number;
  /** Renders per network and minute; further pages are left to the browser. */
  readonly rendersPerMinute: number;
  /** Searches and suggestions per network and minute. */
  readonly searchesPerMinute: number;
  /** Storage limits per account and portal. */
  readonly quotas: Quotas;
  /** OpenID Connect providers for sign-in. [OPEN-36] */
  readonly socialProviders: readonly SocialProvider[];
  /** Whether the development identity provider runs; never in production. */
  readonly hasDevelopmentIdentity: boolean;
  /** From where demo accounts and the development identity may sign in; without effect in production. */
  readonly demoAccess: 'local' | 'anywhere';
  /** When the demo's pictures are rendered: after the start, or each on its first request. */
  readonly demoPictures: 'ahead' | 'on-request';
  /** Origins from which admins may load a remote, each for their own browser. */
  readonly overrideOrigins: readonly string[];
  /** URL of an OpenSearch or Elasticsearch; by default the server searches in its own process. */
  readonly searchUrl: string | undefined;
  /** Trusted public keys for releases, and the key for signing. */
  readonly releaseKeys: SigningKeys;
  /** Ids of the providers whose admins may change releases; undefined if it is not set. See `release-admins.policy.ts`. */
  readonly releaseAdmins: readonly string[] | undefined;
  /** The bucket for images and releases; by default they are in the data folder. */
  readonly s3: S3Settings | undefined;
  /** The settings that are sent to pages. */
  readonly pageSettings: PageSettings;
}

/** The HTTP interfaces of translation services that the server speaks. */
const TRANSLATION_KINDS = ['libretranslate', 'deepl'] as const;
export type TranslationKind = (typeof TRANSLATION_KINDS)[number];

type Environment = Record<string, string | undefined>;

/** A setting is missing or wrong; the message names it and the allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Operators need a line per request; developers read what the commands print. */
const DEFAULT_LOG_LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const;

/** On this server by default; the operator may choose another address. */
const DEFAULT_CONNECTIVITY_CHECK = '/api/health';
const MIN_SECRET_LENGTH = 32;
/** Distinct characters: of 32 random hexadecimal digits, fewer occur once in 25 million. */
const MIN_SECRET_VARIETY = 8;
const MIN_METRICS_TOKEN_LENGTH = 16;

/** Comma-separated origins, each https or of this machine. */
const originsSetting = (name: string, example: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every((origin) => isLinkable(origin)), {
      error: `${name} must list origins with commas, such as ${example}.`,
    })
    .optional();

const perMinuteSetting = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number from 1 to 1000000.` })
    .int(`${name} must be a whole number.`)
    .min(1, `${name} must be a number from 1 to 1000000.`)
    .max(1_000_000, `${name} must be a number from 1 to 1000000.`);

/** A contact according to RFC 9116, on one line. */
const SECURITY_CONTACT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+[\d-]+)$/;
const BACKUP_EVERY_RULE = 'PORTICO_BACKUP_EVERY must be a number of hours from 0.25 to 168.';
const BACKUP_COPIES_RULE = 'PORTICO_BACKUP_COPIES must be a whole number from 1 to 1000.';
const DEFAULT_BACKUP_COPIES = 7;

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
  PORTICO_HOST: z.string().optional(),
  PORTICO_DATA: z.string().default('./.data'),
  PORTICO_FILE_ACCESS: z
    .enum(['owner', 'group'], { error: "PORTICO_FILE_ACCESS must be 'owner' or 'group'." })
    .default('owner'),
  DATABASE_URL: z
    .string()
    .refine((address) => isDatabaseAddress(address), {
      error:
        'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://portico:password@db.example:5432/portico.',
    })
    .optional(),
  PORTICO_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, {
      error: `PORTICO_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`,
      abort: true,
    })
    .refine((secret) => new Set(secret).size >= MIN_SECRET_VARIETY && !isRepetition(secret), {
      error:
        'PORTICO_SECRET is easily guessed: it must be a random text, such as from `openssl rand -base64 33`.',
    })
    .optional(),
  // Not validated: its weakness may be the reason for the rotation.
  PORTICO_FORMER_SECRET: z.string().optional(),
  PORTICO_RELEASE_KEYS: z
    .string()
    .transform((list) => list.split(',').map((key) => publicKeyOf(key.trim())))
    .refine((keys): keys is KeyObject[] => keys.every((key) => key !== undefined), {
      error:
        'PORTICO_RELEASE_KEYS must list public keys with commas, as `portico remotes keygen` prints them.',
    })
    .optional(),
  PORTICO_RELEASE_SIGNING_KEY: z
    .string()
    .transform(privateKeyOf)
    .refine((key): key is KeyObject => key !== undefined, {
      error: 'PORTICO_RELEASE_SIGNING_KEY must be a private key, as `portico remotes keygen` prints it.',
    })
    .optional(),
  PORTICO_RELEASE_ADMINS: z.string().optional(),
  PORTICO_ADMINISTRATIVE_TOWNS: z.string().default('glog,draft,dev,agrifair,test'),
  PORTICO_TRUSTED_PROXIES: z
    .string()
    .refine((list) => list.split(',').every((entry) => isAddressRange(entry.trim())), {
      error:
        'PORTICO_TRUSTED_PROXIES must list addresses or networks with commas, such as loopback,10.0.0.0/8.',
    })
    .optional(),
  PORTICO_CONNECTIVITY_CHECK: z
    .union([z.url({ protocol: /^https$/ }), z.string().refine(isSitePath)], {
      error: 'PORTICO_CONNECTIVITY_CHECK must be an https address or a path of this site.',
    })
    .default(DEFAULT_CONNECTIVITY_CHECK),
  PORTICO_SEARCH_ENDPOINT: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'PORTICO_SEARCH_ENDPOINT must be a path of this site such as /api/search.')
    .optional(),
  PORTICO_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'PORTICO_ANALYTICS_ID must be a measurement id such as G-ABC123.')
    .optional(),
  PORTICO_SOCIAL_PLUGIN: z
    .enum(['on', 'off'], { error: "PORTICO_SOCIAL_PLUGIN must be 'on' or 'off'." })
    .optional(),
  PORTICO_CLASSIC_ENDPOINT: z
    .string()
    .refine((origin) => isLinkable(origin), {
      error: 'PORTICO_CLASSIC_ENDPOINT must be an origin such as https://edit.example.',
    })
    .optional(),
  PORTICO_MICRO_ENDPOINT: z
    .string()
    .refine((origin) => isLinkable(origin), {
      error: 'PORTICO_MICRO_ENDPOINT must be an origin such as https://shop.example.',
    })
    .optional(),
  PORTICO_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'PORTICO_MAPS_KEY must be a key of the Google Maps Platform.')
    .optional(),
  PORTICO_MAPS_ID: z
    .string()
    .regex(/^\w{4,64}$/, 'PORTICO_MAPS_ID must be a map id of the Google Maps Platform.')
    .optional(),
  PORTICO_MAP_STYLE: z
    .string()
    .refine(isMapStyle, {
      error:
        'PORTICO_MAP_STYLE must be the https address of a style, or a path of this site, in which {theme} and {language} are replaced.',
    })
    .optional(),
  PORTICO_MAP_ORIGINS: originsSetting('PORTICO_MAP_ORIGINS', 'https://tiles.example'),
  PORTICO_MAP_TILES: z
    .string()
    .refine(
      (tiles) => /\.pmtiles(\?.*)?$/.test(tiles) && (!/^\w+:\/\//.test(tiles) || isPrivateTransport(tiles)),
      {
        error: 'PORTICO_MAP_TILES must be the path or the https address of a .pmtiles file.',
      },
    )
    .optional(),
  PORTICO_SOCIAL_PROVIDERS: socialProvidersSetting.optional(),
  PORTICO_DEVELOPMENT_IDENTITY: z
    .enum(['on', 'off'], { error: "PORTICO_DEVELOPMENT_IDENTITY must be 'on' or 'off'." })
    .optional(),
  PORTICO_DEMO_ACCESS: z
    .enum(['local', 'anywhere'], { error: "PORTICO_DEMO_ACCESS must be 'local' or 'anywhere'." })
    .optional(),
  PORTICO_DEMO_PICTURES: z
    .enum(['ahead', 'on-request'], { error: "PORTICO_DEMO_PICTURES must be 'ahead' or 'on-request'." })
    .optional(),
  PORTICO_LINKED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isLinkable), {
      error: 'PORTICO_LINKED_ORIGINS must list origins with commas, such as https://shop.example.',
    })
    .optional(),
  PORTICO_OVERRIDE_ORIGINS: originsSetting('PORTICO_OVERRIDE_ORIGINS', 'http://localhost:3001'),
  PORTICO_ASSET_ORIGINS: originsSetting('PORTICO_ASSET_ORIGINS', 'https://files.example'),
  PORTICO_METRICS_TOKEN: z
    .string()
    .min(
      MIN_METRICS_TOKEN_LENGTH,
      `PORTICO_METRICS_TOKEN must have at least ${MIN_METRICS_TOKEN_LENGTH} characters.`,
    )
    .optional(),
  PORTICO_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'PORTICO_SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
    })
    .optional(),
  PORTICO_MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n"]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'PORTICO_MAIL_FROM must be a sender such as Visit Nan <no-reply@nan.example>.',
    )
    .optional(),
  PORTICO_INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'PORTICO_INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens.')
    .optional(),
  PORTICO_INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'PORTICO_INDEXNOW_URL must be an http or https address.' })
    .default('https://api.indexnow.org/indexnow'),
  PORTICO_WEBHOOK_ALLOW: z
    .string()
    .transform((list) => list.split(',').map((network) => network.trim()))
    .refine(
      (networks) => networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)),
      {
        error: 'PORTICO_WEBHOOK_ALLOW must list networks with commas, such as 10.1.0.0/16.',
      },
    )
    .optional(),
  PORTICO_TRANSLATE_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'PORTICO_TRANSLATE_URL must be the http or https address of a translation service, such as https://api.deepl.com.',
    })
    .optional(),
  PORTICO_TRANSLATE_KIND: z
    .enum(TRANSLATION_KINDS, { error: "PORTICO_TRANSLATE_KIND must be 'libretranslate' or 'deepl'." })
    .optional(),
  PORTICO_TRANSLATE_KEY: z.string().optional(),
  PORTICO_SECURITY_CONTACT: z
    .string()
    .transform((list) => list.split(',').map((contact) => contact.trim()))
    .refine((contacts) => contacts.every((contact) => SECURITY_CONTACT.test(contact)), {
      error: 'PORTICO_SECURITY_CONTACT must list addresses with commas, such as mailto:security@nan.example.',
    })
    .optional(),
  PORTICO_READ_ONLY: z
    .enum(['true', 'false'], { error: "PORTICO_READ_ONLY must be 'true' or 'false'." })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the http or https address of a collector, such as http://collector.example:4318.',
    })
    .optional(),
  PORTICO_TRACES_PERCENT: z.coerce
    .number({ error: 'PORTICO_TRACES_PERCENT must be a number from 0 to 100.' })
    .min(0, 'PORTICO_TRACES_PERCENT must be a number from 0 to 100.')
    .max(100, 'PORTICO_TRACES_PERCENT must be a number from 0 to 100.')
    .default(100),
  PORTICO_DRAIN_SECONDS: z.coerce
    .number({ error: 'PORTICO_DRAIN_SECONDS must be a number from 0 to 300.' })
    .min(0, 'PORTICO_DRAIN_SECONDS must be a number from 0 to 300.')
    .max(300, 'PORTICO_DRAIN_SECONDS must be a number from 0 to 300.')
    .default(0),
  PORTICO_AUDIT_DAYS: z.coerce
    .number({ error: 'PORTICO_AUDIT_DAYS must be a number from 1 to 3650.' })
    .int('PORTICO_AUDIT_DAYS must be a whole number.')
    .min(1, 'PORTICO_AUDIT_DAYS must be a number from 1 to 3650.')
    .max(3650, 'PORTICO_AUDIT_DAYS must be a number from 1 to 3650.')
    .default(180),
  PORTICO_SAVES_PER_MINUTE: perMinuteSetting('PORTICO_SAVES_PER_MINUTE').default(120),
  PORTICO_RENDERS_PER_MINUTE: perMinuteSetting('PORTICO_RENDERS_PER_MINUTE').default(300),
  PORTICO_SEARCHES_PER_MINUTE: perMinuteSetting('PORTICO_SEARCHES_PER_MINUTE').default(600),
  ...quotaVariables,
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
  PORTICO_ROLLBACK_PERCENT: z.coerce
    .number({ error: 'PORTICO_ROLLBACK_PERCENT must be a number from 0 to 100.' })
    .min(0, 'PORTICO_ROLLBACK_PERCENT must be a number from 0 to 100.')
    .max(100, 'PORTICO_ROLLBACK_PERCENT must be a number from 0 to 100.')
    .default(5),
  PORTICO_PAGE_CACHE_MB: z.coerce
    .number({ error: 'PORTICO_PAGE_CACHE_MB must be a number from 0 to 4096.' })
    .min(0, 'PORTICO_PAGE_CACHE_MB must be a number from 0 to 4096.')
    .max(4096, 'PORTICO_PAGE_CACHE_MB must be a number from 0 to 4096.')
    .default(64),
  PORTICO_IMAGE_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'PORTICO_IMAGE_PREFIX must be a path such as /pictures.')
    .refine((prefix) => !/^\/(api|_r|metrics|small-images)(\/|$)/.test(prefix), {
      error: 'PORTICO_IMAGE_PREFIX must be a path that the site does not use otherwise.',
    })
    .default('/images'),
  SEARCH_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'SEARCH_URL must be the http or https address of an OpenSearch, such as https://search.example:9200.',
    })
    .optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'S3_ENDPOINT must be the http or https address of an S3 server, such as https://s3.example.',
    })
    .optional(),
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
  PORTICO_LOG: z
    .enum(LOG_LEVELS, { error: `PORTICO_LOG must be one of ${LOG_LEVELS.join(', ')}.` })
    .optional(),
});

/** The names of all settings. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Keywords for loopback and private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return NAMED_NETWORKS.includes(entry);
  const isNetwork = bits !== undefined && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return rest.length === 0 && (bits === undefined || isNetwork);
}

/** The message must not repeat an invalid value, because it contains a password. */
function isDatabaseAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  return ['postgres:', 'postgresql:'].includes(protocol) && hostname !== '' && pathname.length > 1;
}

/** Whether a text repeats a shorter one. */
const isRepetition = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/** Settings that are allowed in development only; reported together with all other errors. */
function productionMistakes(env: Environment): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  return [
    env['PORTICO_SECRET']
      ? ''
      : 'PORTICO_SECRET is required in production: a random text that only this server knows.',
    env['PORTICO_DEVELOPMENT_IDENTITY'] === 'on'
      ? 'PORTICO_DEVELOPMENT_IDENTITY lets everyone in: it cannot be on in production.'
      : '',
  ].filter(Boolean);
}

function secretMistakes({ PORTICO_SECRET: secret, PORTICO_FORMER_SECRET: former }: Environment): string[] {
  if (former === undefined) return [];
  if (secret === undefined) return ['PORTICO_SECRET is required with PORTICO_FORMER_SECRET.'];
  return secret === former ? ['PORTICO_FORMER_SECRET is the same as PORTICO_SECRET.'] : [];
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

function backupSettings(settings: z.infer<typeof environmentSchema>, dataFolder: string): Config['backups'] {
  const { PORTICO_BACKUP_EVERY: hours, PORTICO_BACKUP_FOLDER: folder } = settings;
  if (hours === undefined) return undefined;
  return {
    everyMs: hours * 3_600_000,
    folder: path.resolve(folder ?? path.join(dataFolder, 'backups')),
    copies: settings.PORTICO_BACKUP_COPIES ?? DEFAULT_BACKUP_COPIES,
  };
}

function s3Settings(settings: z.infer<typeof environmentSchema>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  if (bucket === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Zoom at which a phone shows a province of Thailand with its coast. */
const PROVINCE_ZOOM = 7.5;

/** Whether it is a path of this site or an address over https, once its keys are replaced. */
function isMapStyle(style: string): boolean {
  const address = style.replaceAll(/\{(theme|language)\}/g, 'x');
  if (/[{}]/.test(address)) return false;
  return /^\/[^/\\]/.test(address) || (URL.canParse(address) && isPrivateTransport(address));
}

/** The map of pages: the style that is named, else that of the server's tiles. */
function mapSettings(settings: z.infer<typeof environmentSchema>): MapSettings {
  const { PORTICO_MAP_STYLE: style, PORTICO_MAP_TILES: tiles, PORTICO_MAP_ORIGINS: named = [] } = settings;
  const origins = new Set([...(style?.startsWith('http') ? [new URL(style).origin] : []), ...named]);
  const { path: library, integrity } = mapLibrary();
  return {
    library,
    integrity,
    style: style ?? '/_maps/styles/{theme}/{language}',
    origins: origins.size > 0 ? [...origins] : undefined,
    detailZoom: style || tiles ? undefined : PROVINCE_ZOOM,
  };
}

/** Whether it is an origin without path that may be trusted with a session. */
const isLinkable = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin && isPrivateTransport(origin);

/** The origins of the classic edit mode and the micro-site, which are opened with a session. */
function linkedOrigins(settings: z.infer<typeof environmentSchema>): string[] | undefined {
  const own = [settings.PORTICO_CLASSIC_ENDPOINT, settings.PORTICO_MICRO_ENDPOINT].filter(
    (origin) => origin !== undefined,
  );
  const named = settings.PORTICO_LINKED_ORIGINS;
  return own.length > 0 ? [...new Set([...(named ?? []), ...own])] : named;
}

/** Receivers refuse mails of a sender that the mail server does not know. */
const mailMistakes = (env: Environment): string[] =>
  env['PORTICO_SMTP_URL'] && !env['PORTICO_MAIL_FROM']
    ? ['PORTICO_SMTP_URL needs PORTICO_MAIL_FROM, the sender of the mails.']
    : [];

function translationMistakes(env: Environment): string[] {
  const { PORTICO_TRANSLATE_URL: url, PORTICO_TRANSLATE_KIND: kind, PORTICO_TRANSLATE_KEY: key } = env;
  if (url === undefined) {
    return (kind ?? key) === undefined
      ? []
      : ['PORTICO_TRANSLATE_URL is required where other PORTICO_TRANSLATE_ settings are given.'];
  }
  return [
    kind === undefined
      ? "PORTICO_TRANSLATE_URL needs PORTICO_TRANSLATE_KIND: 'libretranslate' or 'deepl'."
      : '',
    kind === 'deepl' && key === undefined ? 'PORTICO_TRANSLATE_KEY is required for DeepL.' : '',
  ].filter(Boolean);
}

function translationSettings(settings: z.infer<typeof environmentSchema>): Config['translation'] {
  const { PORTICO_TRANSLATE_URL: url, PORTICO_TRANSLATE_KIND: kind, PORTICO_TRANSLATE_KEY: key } = settings;
  return url === undefined || kind === undefined ? undefined : { url, kind, key };
}

/**
 * Reads the environment. Defaults: port 8000 [CONST-01] on loopback; production requires PORTICO_SECRET, elsewhere a
 * random one is stored in the data folder. An empty variable counts as unset; secrets can be in files
 * (secrets-from-files.ts). Throws one ConfigError with a line for each error.
 */
export function readConfig(environment: Environment): Config {
  const fromFiles = withSecretsFromFiles(environment);
  const env = Object.fromEntries(Object.entries(fromFiles.env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(env);
  // A setting with an invalid file would also be reported as missing.
  const combined = [
    ...productionMistakes(env),
    ...secretMistakes(env),
    ...s3Mistakes(env),
    ...backupMistakes(env),
    ...mailMistakes(env),
    ...translationMistakes(env),
  ];
  const mistakes = [
    ...fromFiles.mistakes,
    ...(parsed.error?.issues.map(({ message }) => message) ?? []),
    ...(fromFiles.mistakes.length > 0 ? [] : combined),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const isDevelopment = settings.NODE_ENV === 'development' && !settings.PORTICO_SOCIAL_PROVIDERS;
  const hasDevelopmentIdentity = settings.PORTICO_DEVELOPMENT_IDENTITY
    ? settings.PORTICO_DEVELOPMENT_IDENTITY === 'on'
    : isDevelopment;
  const dataFolder = path.resolve(settings.PORTICO_DATA);
  return {
    isProduction,
    port: settings.PORT,
    host: settings.PORTICO_HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataFolder,
    fileAccess: settings.PORTICO_FILE_ACCESS,
    databaseUrl: settings.DATABASE_URL,
    secret: settings.PORTICO_SECRET ?? storedSecret(dataFolder),
    formerSecret: settings.PORTICO_FORMER_SECRET,
    administrativeTowns: settings.PORTICO_ADMINISTRATIVE_TOWNS.split(',').map((town) => town.trim()),
    trustedProxies: settings.PORTICO_TRUSTED_PROXIES,
    socialProviders: [
      ...(settings.PORTICO_SOCIAL_PROVIDERS ?? []),
      ...(hasDevelopmentIdentity ? [developmentProvider] : []),
    ],
    hasDevelopmentIdentity,
    demoPictures: settings.PORTICO_DEMO_PICTURES ?? 'ahead',
    demoAccess: settings.PORTICO_DEMO_ACCESS ?? (settings.NODE_ENV === 'development' ? 'local' : 'anywhere'),
    pageSettings: {
      connectivityCheck: settings.PORTICO_CONNECTIVITY_CHECK,
      analyticsId: settings.PORTICO_ANALYTICS_ID,
      maps: settings.PORTICO_MAPS_KEY ? undefined : mapSettings(settings),
      mapsKey: settings.PORTICO_MAPS_KEY,
      mapsId: settings.PORTICO_MAPS_ID,
      hasSocialPlugin: isProduction && settings.PORTICO_SOCIAL_PLUGIN === 'on',
      classicEndpoint: settings.PORTICO_CLASSIC_ENDPOINT,
      microEndpoint: settings.PORTICO_MICRO_ENDPOINT,
      searchEndpoint: settings.PORTICO_SEARCH_ENDPOINT,
      linkedOrigins: linkedOrigins(settings),
      assetOrigins: settings.PORTICO_ASSET_ORIGINS,
    },
    overrideOrigins: settings.PORTICO_OVERRIDE_ORIGINS ?? [],
    metricsToken: settings.PORTICO_METRICS_TOKEN,
    smtp:
      settings.PORTICO_SMTP_URL === undefined
        ? undefined
        : { url: settings.PORTICO_SMTP_URL, from: settings.PORTICO_MAIL_FROM ?? '' },
    indexNow:
      settings.PORTICO_INDEXNOW_KEY === undefined
        ? undefined
        : { key: settings.PORTICO_INDEXNOW_KEY, url: settings.PORTICO_INDEXNOW_URL },
    webhookAllow: settings.PORTICO_WEBHOOK_ALLOW ?? [],
    mapTiles: settings.PORTICO_MAP_TILES,
    translation: translationSettings(settings),
    pageCacheBytes: Math.floor(settings.PORTICO_PAGE_CACHE_MB * 1024 * 1024),
    rollbackMarginPercent: settings.PORTICO_ROLLBACK_PERCENT,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, percent: settings.PORTICO_TRACES_PERCENT }
      : undefined,
    backups: backupSettings(settings, dataFolder),
    securityContacts: settings.PORTICO_SECURITY_CONTACT ?? [],
    isReadOnly: settings.PORTICO_READ_ONLY === 'true',
    drainSeconds: settings.PORTICO_DRAIN_SECONDS,
    rendersPerMinute: settings.PORTICO_RENDERS_PER_MINUTE,
    searchesPerMinute: settings.PORTICO_SEARCHES_PER_MINUTE,
    savesPerMinute: settings.PORTICO_SAVES_PER_MINUTE,
    auditDays: settings.PORTICO_AUDIT_DAYS,
    quotas: quotasOf(settings),
    imagePrefix: settings.PORTICO_IMAGE_PREFIX,
    releaseKeys: releaseKeys(settings, dataFolder),
    releaseAdmins: settings.PORTICO_RELEASE_ADMINS?.split(',').map((id) => id.trim()),
    searchUrl: settings.SEARCH_URL,
    s3: s3Settings(settings),
    logLevel: settings.PORTICO_LOG ?? DEFAULT_LOG_LEVELS[settings.NODE_ENV],
  };
}

/**
 * The configured keys, or in development a generated one for the releases in the data folder; a shared bucket may
 * contain releases of other keys. Throws when production trusts development's key.
 */
function releaseKeys(settings: z.infer<typeof environmentSchema>, dataFolder: string): SigningKeys {
  const { PORTICO_RELEASE_KEYS: trusted, PORTICO_RELEASE_SIGNING_KEY: own, NODE_ENV: environment } = settings;
  const isSet = trusted !== undefined || own !== undefined;
  const mayKeep = settings.S3_BUCKET === undefined && settings.PORTICO_READ_ONLY !== 'true';
  if (environment === 'development' && !isSet && mayKeep) {
    const keys = developmentKeys({ dataFolder });
    if (keys) return keys;
    throw new ConfigError(
      `${developmentKeyFile({ dataFolder })} holds no key: delete the file, and the next start makes one.`,
    );
  }
  const ofDevelopment = environment === 'production' ? developmentPublicKey({ dataFolder }) : undefined;
  if (ofDevelopment && trusted?.some((key) => key?.equals(ofDevelopment)))
    throw new ConfigError(
      `PORTICO_RELEASE_KEYS lists the key of development in ${developmentKeyFile({ dataFolder })}: create a key pair for production with \`portico remotes keygen\`.`,
    );
  return { trusted: trusted ?? [], own };
}

/** A stored secret for development, so that sessions survive a restart. */
function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file)) {
    ensureWritableFolder(dataFolder);
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
