/** Tiles of a map, by the usual numbering: zoom, column from the west, row from the north. */
export interface MapTiles {
  /** What routes and styles must know of the tiles. */
  facts(): Promise<MapTileFacts>;
  /** The bytes of a tile, uncompressed; undefined if the map has none there. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined>;
  /** Closes what is open. */
  close(): Promise<void>;
}

export interface MapTileFacts {
  /** Changes with the content, as part of the tiles' address. */
  version: string;
  /** Thailand's provinces as this server makes them, Protomaps' layers, or pictures. */
  kind: 'thailand' | 'protomaps' | 'raster';
  minZoom: number;
  maxZoom: number;
  /** Content type of a tile. */
  type: string;
  /** Credit line as HTML, as the file has it. */
  attribution?: string | undefined;
}

export const VECTOR_TILE = 'application/vnd.mapbox-vector-tile';
