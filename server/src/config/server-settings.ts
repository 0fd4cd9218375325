import { isIP } from 'node:net';
import { z } from 'zod';
import {
  choiceSetting,
  httpAddressSetting,
  listSetting,
  numberSetting,
  type SettingsOf,
  wholeNumberSetting,
} from './setting.schema.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Operators need a line per request; developers read what the commands print. */
const DEFAULT_LOG_LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const;

const MIN_METRICS_TOKEN_LENGTH = 16;
/** A contact according to RFC 9116, on one line. */
const SECURITY_CONTACT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+[\d-]+)$/;

/** The process and its network, and how it is monitored. */
export interface ServerSettings {
  readonly isProduction: boolean;
  readonly port: number;
  /** Address to listen on: loopback by default, except in production. */
  readonly host: string;
  /** Addresses and networks whose X-Forwarded-* headers are trusted; none by default. */
  readonly trustedProxies: string | undefined;
  /** Whether the server rejects every write. */
  readonly isReadOnly: boolean;
  /** Seconds for which a stopping server still serves while it reports that it is not ready. */
  readonly drainSeconds: number;
  /** Memory of the page cache; 0 disables it. */
  readonly pageCacheBytes: number;
  readonly logLevel: LogLevel;
  /** Bearer token that opens /metrics to other machines; closed to them by default. */
  readonly metricsToken: string | undefined;
  /** OTLP endpoint over HTTP and the percentage of sampled requests; no tracing by default. */
  readonly traces: { endpoint: string; percent: number } | undefined;
  /** URLs for reporting vulnerabilities, in order of preference. */
  readonly securityContacts: readonly string[];
}

export const serverVariables = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: "NODE_ENV must be 'production', 'development' or 'test'.",
    })
    .default('development'),
  PORT: wholeNumberSetting('PORT', 0, 65535).default(8000),
  PORTICO_HOST: z.string().optional(),
  PORTICO_TRUSTED_PROXIES: z
    .string()
    .refine((list) => list.split(',').every((entry) => isAddressRange(entry.trim())), {
      error:
        'PORTICO_TRUSTED_PROXIES must list addresses or networks with commas, such as loopback,10.0.0.0/8.',
    })
    .optional(),
  PORTICO_READ_ONLY: choiceSetting('PORTICO_READ_ONLY', ['true', 'false']).optional(),
  PORTICO_DRAIN_SECONDS: numberSetting('PORTICO_DRAIN_SECONDS', 0, 300).default(0),
  PORTICO_PAGE_CACHE_MB: numberSetting('PORTICO_PAGE_CACHE_MB', 0, 4096).default(64),
  PORTICO_LOG: z
    .enum(LOG_LEVELS, { error: `PORTICO_LOG must be one of ${LOG_LEVELS.join(', ')}.` })
    .optional(),
  PORTICO_METRICS_TOKEN: z
    .string()
    .min(
      MIN_METRICS_TOKEN_LENGTH,
      `PORTICO_METRICS_TOKEN must have at least ${MIN_METRICS_TOKEN_LENGTH} characters.`,
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddressSetting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'of a collector, such as http://collector.example:4318',
  ).optional(),
  PORTICO_TRACES_PERCENT: numberSetting('PORTICO_TRACES_PERCENT', 0, 100).default(100),
  PORTICO_SECURITY_CONTACT: listSetting()
    .refine((contacts) => contacts.every((contact) => SECURITY_CONTACT.test(contact)), {
      error: 'PORTICO_SECURITY_CONTACT must list addresses with commas, such as mailto:security@nan.example.',
    })
    .optional(),
};

export function serverSettings(settings: SettingsOf<typeof serverVariables>): ServerSettings {
  const isProduction = settings.NODE_ENV === 'production';
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    isProduction,
    port: settings.PORT,
    host: settings.PORTICO_HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    trustedProxies: settings.PORTICO_TRUSTED_PROXIES,
    isReadOnly: settings.PORTICO_READ_ONLY === 'true',
    drainSeconds: settings.PORTICO_DRAIN_SECONDS,
    pageCacheBytes: Math.floor(settings.PORTICO_PAGE_CACHE_MB * 1024 * 1024),
    logLevel: settings.PORTICO_LOG ?? DEFAULT_LOG_LEVELS[settings.NODE_ENV],
    metricsToken: settings.PORTICO_METRICS_TOKEN,
    traces: endpoint ? { endpoint, percent: settings.PORTICO_TRACES_PERCENT } : undefined,
    securityContacts: settings.PORTICO_SECURITY_CONTACT ?? [],
  };
}

/** Keywords for loopback and private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return NAMED_NETWORKS.includes(entry);
  const isNetwork = bits !== undefined && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return rest.length === 0 && (bits === undefined || isNetwork);
}
