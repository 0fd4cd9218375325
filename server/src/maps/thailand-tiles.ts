import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { GeoJSONVT } from '@maplibre/geojson-vt';
import type { feature as featureOf } from 'topojson-client';
import { type MapTiles, VECTOR_TILE } from './map-tiles.ts';

const FILE = new URL('./thailand.topojson', import.meta.url);

const LAYERS = ['countries', 'provinces', 'countryNames', 'provinceNames'] as const;

/** Beyond it the coast gains no corner. */
const MAX_ZOOM = 8;
/** Units of a tile's side, and of the margin that joins shapes of neighbouring tiles. */
const EXTENT = 4096;
const BUFFER = 128;

interface ThailandMap {
  version: string;
  layers: readonly { name: string; index: GeoJSONVT }[];
}

/** The map of sites that have no tiles of their own: Thailand's provinces in a coarse world. Reads it on the first use. */
export function createThailandTiles(): MapTiles {
  let reading: Promise<ThailandMap> | undefined;
  const map = () => {
    reading ??= readMap();
    return reading;
  };
  return {
    close: async () => undefined,
    async facts() {
      const { version } = await map();
      return { version, kind: 'thailand', minZoom: 0, maxZoom: MAX_ZOOM, type: VECTOR_TILE };
    },
    async tile(zoom, column, row) {
      const found = (await map()).layers.flatMap(({ name, index }) => {
        const tile = index.getTile(zoom, column, row);
        return tile ? [[name, tile] as const] : [];
      });
      if (found.length === 0) return undefined;
      const { fromGeojsonVt } = await import('@maplibre/vt-pbf');
      return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT });
    },
  };
}

async function readMap(): Promise<ThailandMap> {
  const [text, { GeoJSONVT }, { feature }] = await Promise.all([
    readFile(FILE, 'utf8'),
    import('@maplibre/geojson-vt'),
    import('topojson-client'),
  ]);
  const topology = JSON.parse(text) as Parameters<typeof featureOf>[0];
  /** Each object of the file is a collection. */
  const collection = (name: string) => feature(topology, name) as unknown as GeoJSON.FeatureCollection;
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    layers: LAYERS.map((name) => ({
      name,
      index: new GeoJSONVT(collection(name), {
        maxZoom: MAX_ZOOM,
        extent: EXTENT,
        buffer: BUFFER,
        // The file is simplified already.
        tolerance: 2,
      }),
    })),
  };
}
