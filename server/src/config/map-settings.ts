import type { MapSettings, PageSettings } from '@portico/shared/contracts';
import { z } from 'zod';
import { mapLibrary } from './map-library.ts';
import { originsSetting, type SettingsOf } from './setting.schema.ts';
import { isPrivateTransport } from './social-provider.ts';

/** Zoom at which a phone shows a province of Thailand with its coast. */
const PROVINCE_ZOOM = 7.5;

export const mapVariables = {
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
    .refine((style) => isMapStyle(style), {
      error:
        'PORTICO_MAP_STYLE must be the https address of a style, or a path of this site, in which {theme} and {language} are replaced.',
    })
    .optional(),
  PORTICO_MAP_ORIGINS: originsSetting('PORTICO_MAP_ORIGINS', 'https://tiles.example').optional(),
  PORTICO_MAP_TILES: z
    .string()
    .refine(
      (tiles) => /\.pmtiles(\?.*)?$/.test(tiles) && (!/^\w+:\/\//.test(tiles) || isPrivateTransport(tiles)),
      {
        error: 'PORTICO_MAP_TILES must be the path or the https address of a .pmtiles file.',
      },
    )
    .optional(),
};

type Settings = SettingsOf<typeof mapVariables>;

/** The maps of pages: Google's with its key, else the site's own. */
export const pageMapSettings = (settings: Settings): Pick<PageSettings, 'maps' | 'mapsKey' | 'mapsId'> => ({
  maps: settings.PORTICO_MAPS_KEY ? undefined : mapSettings(settings),
  mapsKey: settings.PORTICO_MAPS_KEY,
  mapsId: settings.PORTICO_MAPS_ID,
});

/** The map of pages: the style that is named, else that of the server's tiles. */
function mapSettings(settings: Settings): MapSettings {
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

/** Whether it is a path of this site or an address over https, once its keys are replaced. */
function isMapStyle(style: string): boolean {
  const address = style.replaceAll(/\{(theme|language)\}/g, 'x');
  if (/[{}]/.test(address)) return false;
  return /^\/[^/\\]/.test(address) || (URL.canParse(address) && isPrivateTransport(address));
}
