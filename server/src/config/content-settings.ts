import { z } from 'zod';
import { type mapVariables } from './map-settings.ts';
import { choiceSetting, type SettingsOf } from './setting.schema.ts';

/** Content that depends on the installation: towns, images, map tiles, the demo. */
export interface ContentSettings {
  /** Towns that never appear in public lists and searches. [PERM-13, OPEN-14] */
  readonly administrativeTowns: readonly string[];
  /** Additional path prefix of images by id, besides /images. [API-24, OPEN-44] */
  readonly imagePrefix: string;
  /** Path or address of a PMTiles file for maps; undefined for the map of Thailand's provinces. */
  readonly mapTiles: string | undefined;
  /** When the demo's pictures are rendered: after the start, or each on its first request. */
  readonly demoPictures: 'ahead' | 'on-request';
}

export const contentVariables = {
  PORTICO_ADMINISTRATIVE_TOWNS: z.string().default('glog,draft,dev,agrifair,test'),
  PORTICO_IMAGE_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'PORTICO_IMAGE_PREFIX must be a path such as /pictures.')
    .refine((prefix) => !/^\/(api|_r|metrics|small-images)(\/|$)/.test(prefix), {
      error: 'PORTICO_IMAGE_PREFIX must be a path that the site does not use otherwise.',
    })
    .default('/images'),
  PORTICO_DEMO_PICTURES: choiceSetting('PORTICO_DEMO_PICTURES', ['ahead', 'on-request']).optional(),
};

export const contentSettings = (
  settings: SettingsOf<typeof contentVariables & typeof mapVariables>,
): ContentSettings => ({
  administrativeTowns: settings.PORTICO_ADMINISTRATIVE_TOWNS.split(',').map((town) => town.trim()),
  imagePrefix: settings.PORTICO_IMAGE_PREFIX,
  mapTiles: settings.PORTICO_MAP_TILES,
  demoPictures: settings.PORTICO_DEMO_PICTURES ?? 'ahead',
});
