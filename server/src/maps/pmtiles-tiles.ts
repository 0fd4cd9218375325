import { open } from 'node:fs/promises';
import path from 'node:path';
import { FetchSource, PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles';
import { type MapTileFacts, type MapTiles, VECTOR_TILE } from './map-tiles.ts';

/** Layers by which a file is known to have Protomaps' scheme. */
const PROTOMAPS_LAYERS = ['earth', 'water', 'roads', 'places'];

const PICTURE_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};

/**
 * Tiles of a PMTiles file on this machine or at an https address, of which the needed parts are read. Rejects with a
 * sentence for the operator, also for vector tiles without the layers of Protomaps' basemap.
 */
export function createPmtilesTiles(fileOrAddress: string): MapTiles {
  const file = /^https?:/.test(fileOrAddress) ? undefined : new FileSource(fileOrAddress);
  const archive = new PMTiles(file ?? new FetchSource(fileOrAddress));
  let reading: Promise<MapTileFacts> | undefined;
  const facts = () => {
    reading ??= describe(archive).catch((error: unknown) => {
      // The next request tries again.
      reading = undefined;
      throw new Error(`PORTICO_MAP_TILES: ${fileOrAddress} cannot be used: ${(error as Error).message}`);
    });
    return reading;
  };
  return {
    facts,
    close: async () => file?.close(),
    async tile(zoom, column, row) {
      const tile = await archive.getZxy(zoom, column, row);
      return tile && new Uint8Array(tile.data);
    },
  };
}

async function describe(archive: PMTiles): Promise<MapTileFacts> {
  const { minZoom, maxZoom, tileType, etag, rootDirectoryOffset, tileDataLength } = await archive.getHeader();
  const metadata = (await archive.getMetadata()) as {
    attribution?: string;
    vector_layers?: readonly { id: string }[];
  };
  const version = (etag ?? `${rootDirectoryOffset}-${tileDataLength}`).replaceAll(/[^\w-]/g, '') || '1';
  const common = { version, minZoom, maxZoom, attribution: metadata.attribution };
  const picture = PICTURE_TYPES[tileType];
  if (picture) return { ...common, kind: 'raster', type: picture };
  const layers = (metadata.vector_layers ?? []).map(({ id }) => id);
  if (tileType !== TileType.Mvt || !PROTOMAPS_LAYERS.every((layer) => layers.includes(layer)))
    throw new Error(
      `it has the layers ${layers.join(', ') || 'of no known kind'}; only pictures and the layers of Protomaps' basemap have a style without PORTICO_MAP_STYLE.`,
    );
  return { ...common, kind: 'protomaps', type: VECTOR_TILE };
}

/** Reads ranges of a file. Its time of change is its ETag, by which the library notices a replaced file. */
class FileSource implements Source {
  private readonly file: string;
  private handle: Awaited<ReturnType<typeof open>> | undefined;

  constructor(file: string) {
    this.file = path.resolve(file);
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = undefined;
  }

  getKey(): string {
    return this.file;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.handle ??= await open(this.file, 'r');
    const { mtimeMs, size } = await this.handle.stat();
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.handle.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead), etag: `${Math.round(mtimeMs)}-${size}` };
  }
}
