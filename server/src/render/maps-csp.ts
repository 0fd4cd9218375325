import type { PageSettings } from '@portico/shared/contracts';

/**
 * CSP sources for Google Maps, as in Google's guide. Its scripts are allowed by 'strict-dynamic', its pictures as
 * https.
 */
const MAPS_SOURCES = {
  script: " 'unsafe-eval'",
  style: ' https://fonts.googleapis.com',
  font: ' https://fonts.gstatic.com',
  connect: ' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  worker: ' blob:',
  frame: ' https://*.google.com',
};
const NO_SOURCES: typeof MAPS_SOURCES = {
  script: '',
  style: '',
  font: '',
  connect: '',
  worker: '',
  frame: '',
};

/**
 * Additions to the CSP directives, each with a leading space: Google's with a maps key, else the origins that the
 * operator names for the site's own map. [T-19]
 */
export function mapsSources({ mapsKey, maps }: Pick<PageSettings, 'mapsKey' | 'maps'>): typeof MAPS_SOURCES {
  if (mapsKey) return MAPS_SOURCES;
  return { ...NO_SOURCES, connect: ownMapSources({ maps }) };
}

/** The origins that the operator names for the site's own map, each with a leading space. */
export const ownMapSources = ({ maps }: Pick<PageSettings, 'maps'>): string =>
  (maps?.origins ?? []).map((origin) => ` ${origin}`).join('');

/** A maps key that is restricted by referrer needs the origin; nothing more is ever sent. [T-01, T-19] */
export const referrerOf = (mapsKey: string | undefined): string =>
  mapsKey ? 'strict-origin' : 'no-referrer';
