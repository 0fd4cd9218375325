import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The map library, which the server serves to pages from one address for all remotes. */
export interface MapLibrary {
  /** Absolute path of its files. */
  folder: string;
  /** URL path of its files, with the version. */
  path: string;
  /** Subresource integrity of its script. */
  integrity: string;
}

/** File names, as the package has them. */
export const MAP_LIBRARY_FILES = {
  script: 'maplibre-gl.mjs',
  worker: 'maplibre-gl-worker.mjs',
  styles: 'maplibre-gl.css',
} as const;

let library: MapLibrary | undefined;

/** Reads MapLibre GL from its package, once. */
export function mapLibrary(): MapLibrary {
  if (library) return library;
  const manifest = createRequire(import.meta.url).resolve('maplibre-gl/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = path.join(path.dirname(manifest), 'dist');
  const hash = createHash('sha384').update(readFileSync(path.join(folder, MAP_LIBRARY_FILES.script)));
  library = {
    folder,
    path: `/_maps/maplibre-gl-${version}`,
    integrity: `sha384-${hash.digest('base64')}`,
  };
  return library;
}
