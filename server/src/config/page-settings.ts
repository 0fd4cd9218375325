import type { PageSettings } from '@portico/shared/contracts';
import { isSitePath } from '@portico/shared/domain';
import { z } from 'zod';
import { type mapVariables, pageMapSettings } from './map-settings.ts';
import type { serverVariables } from './server-settings.ts';
import { choiceSetting, originSetting, originsSetting, type SettingsOf } from './setting.schema.ts';

/** On this server by default; the operator may choose another address. */
const DEFAULT_CONNECTIVITY_CHECK = '/api/health';

export const pageVariables = {
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
  PORTICO_SOCIAL_PLUGIN: choiceSetting('PORTICO_SOCIAL_PLUGIN', ['on', 'off']).optional(),
  PORTICO_CLASSIC_ENDPOINT: originSetting('PORTICO_CLASSIC_ENDPOINT', 'https://edit.example').optional(),
  PORTICO_MICRO_ENDPOINT: originSetting('PORTICO_MICRO_ENDPOINT', 'https://shop.example').optional(),
  PORTICO_LINKED_ORIGINS: originsSetting('PORTICO_LINKED_ORIGINS', 'https://shop.example').optional(),
  PORTICO_ASSET_ORIGINS: originsSetting('PORTICO_ASSET_ORIGINS', 'https://files.example').optional(),
};

type Settings = SettingsOf<typeof pageVariables & typeof mapVariables & typeof serverVariables>;

/** The settings that are sent to pages. */
export const pageSettings = (settings: Settings): PageSettings => ({
  connectivityCheck: settings.PORTICO_CONNECTIVITY_CHECK,
  analyticsId: settings.PORTICO_ANALYTICS_ID,
  ...pageMapSettings(settings),
  hasSocialPlugin: settings.NODE_ENV === 'production' && settings.PORTICO_SOCIAL_PLUGIN === 'on',
  classicEndpoint: settings.PORTICO_CLASSIC_ENDPOINT,
  microEndpoint: settings.PORTICO_MICRO_ENDPOINT,
  searchEndpoint: settings.PORTICO_SEARCH_ENDPOINT,
  linkedOrigins: linkedOrigins(settings),
  assetOrigins: settings.PORTICO_ASSET_ORIGINS,
});

/** The origins of the classic edit mode and the micro-site, which are opened with a session. */
function linkedOrigins(settings: Settings): string[] | undefined {
  const own = [settings.PORTICO_CLASSIC_ENDPOINT, settings.PORTICO_MICRO_ENDPOINT].filter(
    (origin) => origin !== undefined,
  );
  const named = settings.PORTICO_LINKED_ORIGINS;
  return own.length > 0 ? [...new Set([...(named ?? []), ...own])] : named;
}
