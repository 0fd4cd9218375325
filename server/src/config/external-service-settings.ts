import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import {
  choiceSetting,
  type Environment,
  httpAddressSetting,
  listSetting,
  type SettingsOf,
} from './setting.schema.ts';

/** The HTTP interfaces of translation services that the server speaks. */
const TRANSLATION_KINDS = ['libretranslate', 'deepl'] as const;
export type TranslationKind = (typeof TRANSLATION_KINDS)[number];

/** Services to which the server sends mails, announcements, events and texts. */
export interface ExternalServiceSettings {
  /** The SMTP server with its password, and the sender; without it mails wait in a folder. */
  readonly smtp: { url: string; from: string } | undefined;
  /** Announces released pages to search engines; undefined without a key. */
  readonly indexNow: { key: string; url: string } | undefined;
  /** IP addresses and networks inside which webhooks may be, although they are not public. */
  readonly webhookAllow: readonly string[];
  /** The machine translation service, with its key; none by default. */
  readonly translation: { url: string; kind: TranslationKind; key: string | undefined } | undefined;
}

export const externalServiceVariables = {
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
  PORTICO_WEBHOOK_ALLOW: listSetting()
    .refine(
      (networks) => networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)),
      {
        error: 'PORTICO_WEBHOOK_ALLOW must list networks with commas, such as 10.1.0.0/16.',
      },
    )
    .optional(),
  PORTICO_TRANSLATE_URL: httpAddressSetting(
    'PORTICO_TRANSLATE_URL',
    'of a translation service, such as https://api.deepl.com',
  ).optional(),
  PORTICO_TRANSLATE_KIND: choiceSetting('PORTICO_TRANSLATE_KIND', TRANSLATION_KINDS).optional(),
  PORTICO_TRANSLATE_KEY: z.string().optional(),
};

type Settings = SettingsOf<typeof externalServiceVariables>;

export const externalServiceMistakes = (env: Environment): string[] => [
  ...mailMistakes(env),
  ...translationMistakes(env),
];

export const externalServiceSettings = (settings: Settings): ExternalServiceSettings => ({
  smtp:
    settings.PORTICO_SMTP_URL === undefined
      ? undefined
      : { url: settings.PORTICO_SMTP_URL, from: settings.PORTICO_MAIL_FROM ?? '' },
  indexNow:
    settings.PORTICO_INDEXNOW_KEY === undefined
      ? undefined
      : { key: settings.PORTICO_INDEXNOW_KEY, url: settings.PORTICO_INDEXNOW_URL },
  webhookAllow: settings.PORTICO_WEBHOOK_ALLOW ?? [],
  translation: translationSettings(settings),
});

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

function translationSettings(settings: Settings): ExternalServiceSettings['translation'] {
  const { PORTICO_TRANSLATE_URL: url, PORTICO_TRANSLATE_KIND: kind, PORTICO_TRANSLATE_KEY: key } = settings;
  return url === undefined || kind === undefined ? undefined : { url, kind, key };
}
