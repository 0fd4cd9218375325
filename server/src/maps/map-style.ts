import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Language, mapThemeSchema } from '@portico/shared/contracts';
import type { z } from 'zod';
import type { MapTileFacts } from './map-tiles.ts';

type MapTheme = z.infer<typeof mapThemeSchema>;

/** Languages as Protomaps names them. */
const PROTOMAPS_LANGUAGE: Record<Language, string> = { th: 'th', en: 'en', zh: 'zh-Hans', ar: 'ar' };

/** The page's faces, then the device's: the library renders letters with the fonts of the page. */
const FACES = ['Anuphan', 'Readex Pro', 'Noto Sans Thai', 'Noto Sans Arabic', 'Noto Sans SC', 'system-ui'];
/** The library reads the weight from the first name. */
const BOLD = ['Anuphan Bold', ...FACES];

const COLORS = {
  light: {
    sea: '#c3dbe4',
    land: '#efebe3',
    home: '#fbf8f2',
    coast: '#9dbccb',
    border: '#b9aea0',
    province: '#d9cfc2',
    text: '#57514a',
    faint: '#6b645b',
    halo: '#fbf8f2',
  },
  dark: {
    sea: '#10212a',
    land: '#24211e',
    home: '#312d29',
    coast: '#3c5666',
    border: '#6d645a',
    province: '#4d463f',
    text: '#d6cdc2',
    faint: '#9b9186',
    halo: '#24211e',
  },
} as const;

/** The style of the server's tiles for a theme and a language. Labels use the page's fonts: a glyph server is not needed. */
export async function mapStyle(options: {
  facts: MapTileFacts;
  /** Address of the tiles with {z}, {x} and {y}. */
  tiles: string;
  theme: MapTheme;
  language: Language;
}): Promise<StyleSpecification> {
  const { facts, tiles, theme, language } = options;
  const { kind, minZoom, maxZoom, attribution } = facts;
  return {
    version: 8,
    sources: {
      map: {
        type: kind === 'raster' ? 'raster' : 'vector',
        tiles: [tiles],
        minzoom: minZoom,
        maxzoom: maxZoom,
        ...(kind === 'raster' ? { tileSize: 256 } : {}),
        ...(attribution ? { attribution } : {}),
      },
    },
    layers: await LAYERS[kind](theme, language),
  };
}

type Layers = LayerSpecification[];

const LAYERS: Record<
  MapTileFacts['kind'],
  (theme: MapTheme, language: Language) => Layers | Promise<Layers>
> = {
  thailand: thailandLayers,
  async protomaps(theme, language) {
    const { layers, namedFlavor } = await import('@protomaps/basemaps');
    return layers('map', namedFlavor(theme), { lang: PROTOMAPS_LANGUAGE[language] }).flatMap(withOwnLetters);
  },
  raster: (theme) => [
    {
      id: 'pictures',
      type: 'raster',
      source: 'map',
      paint: theme === 'dark' ? { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 } : {},
    },
  ],
};

/** Icons and letters would come from other sites. A layer of icons alone is dropped. */
function withOwnLetters(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const layout = Object.fromEntries(
    Object.entries(layer.layout ?? {}).filter(([key]) => !key.startsWith('icon-')),
  );
  return 'text-field' in layout ? [{ ...layer, layout: { ...layout, 'text-font': FACES } }] : [];
}

function thailandLayers(theme: MapTheme, language: Language): LayerSpecification[] {
  const colors = COLORS[theme];
  const at = (layer: string) => ({ source: 'map', 'source-layer': layer });
  const name = ['get', language] as ['get', string];
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.2 };
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
    { id: 'land', type: 'fill', ...at('countries'), paint: { 'fill-color': colors.land } },
    { id: 'home', type: 'fill', ...at('provinces'), paint: { 'fill-color': colors.home } },
    {
      id: 'provinces',
      type: 'line',
      ...at('provinces'),
      paint: {
        'line-color': colors.province,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.4, 10, 1.6],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...at('countries'),
      paint: {
        'line-color': colors.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.4, 10, 1.8],
      },
    },
    {
      id: 'province-names',
      type: 'symbol',
      ...at('provinceNames'),
      minzoom: 5.5,
      layout: {
        'text-field': name,
        'text-font': FACES,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5.5, 10, 9, 15],
        'text-max-width': 8,
        'symbol-sort-key': ['-', ['get', 'area']],
      },
      paint: { 'text-color': colors.faint, ...halo },
    },
    {
      id: 'country-names',
      type: 'symbol',
      ...at('countryNames'),
      maxzoom: 8,
      layout: {
        'text-field': name,
        'text-font': BOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 7, 17],
        'text-max-width': 8,
        'symbol-sort-key': ['-', ['get', 'area']],
      },
      paint: { 'text-color': colors.text, ...halo },
    },
  ];
}
