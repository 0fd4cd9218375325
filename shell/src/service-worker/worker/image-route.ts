import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicImage } from './cache-rules.ts';

export const IMAGES_CACHE = 'portico-pictures';
/** Some 40 KB each. */
const MAX_IMAGES = 200;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Stale-while-revalidate for public images. Offline, another width of the same image is served. */
export function handleImages(): void {
  const images = new StaleWhileRevalidate({
    cacheName: IMAGES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Private images are not marked 'public'.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && /public/.test(response.headers.get('cache-control') ?? '')
            ? response
            : null,
        handlerDidError: async ({ request }) =>
          (await caches.open(IMAGES_CACHE)).match(request, { ignoreSearch: true, ignoreVary: true }),
      },
      new ExpirationPlugin({
        maxEntries: MAX_IMAGES,
        maxAgeSeconds: MAX_AGE_SECONDS,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicImage(url), images);
}
