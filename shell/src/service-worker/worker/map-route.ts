import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isMapFile, isMapStyle } from './cache-rules.ts';

export const MAPS_CACHE = 'portico-maps';
/** The library's three files, and some 20 KB for each tile. */
const MAX_FILES = 200;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The site's own map, offline where it was seen: the library and tiles are immutable, a style names their version. */
export function handleMaps(): void {
  const expiration = new ExpirationPlugin({
    maxEntries: MAX_FILES,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
  const options = { cacheName: MAPS_CACHE, matchOptions: { ignoreVary: true }, plugins: [expiration] };
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMapFile(url), new CacheFirst(options));
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMapStyle(url), new StaleWhileRevalidate(options));
}
