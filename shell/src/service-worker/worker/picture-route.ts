import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicPicture } from './what-is-kept.ts';

export const PICTURES = 'portico-pictures';
/** Some 40 KB each. */
const MAX_PICTURES = 200;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * Pictures come from what is kept, and are asked for anew beside it. Without a network another size of the same picture
 * will do.
 */
export function answerPictures(): void {
  const pictures = new StaleWhileRevalidate({
    cacheName: PICTURES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // A picture that only its holder may see says so.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && /public/.test(response.headers.get('cache-control') ?? '')
            ? response
            : null,
        handlerDidError: async ({ request }) =>
          (await caches.open(PICTURES)).match(request, { ignoreSearch: true, ignoreVary: true }),
      },
      new ExpirationPlugin({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: MAX_AGE_SECONDS,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicPicture(url), pictures);
}
