import { registerRoute } from 'workbox-routing';
import type { PageMessage } from '../messages.ts';
import { clearApiCache, handleApiRead } from './api-cache.ts';
import { isAnonymousRead, isOwnPage, isReleaseFile } from './cache-rules.ts';
import { handleNavigation } from './handle-navigation.ts';
import { handleImages, IMAGES_CACHE } from './image-route.ts';
import { handleMaps } from './map-route.ts';
import { clearPageCache, fetchAndCachePage, setShellFiles } from './page-cache.ts';
import { pruneCaches } from './prune-caches.ts';
import { cacheReleaseFiles, handleReleaseFile } from './release-cache.ts';
import { type CallEvent, scope } from './worker-scope.ts';

/* The service worker makes visited pages readable offline. It is released with the shell, but its caches are per
   release set, so any version can serve pages of any set, and a new worker activates at once. */
/** Names of the shell's files, defined by webpack/service-worker-plugin.ts. */
declare const __SHELL_FILES__: readonly string[];

setShellFiles(__SHELL_FILES__);

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});
scope.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data as PageMessage));
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwnPage(url),
  ({ event }) => handleNavigation(event as unknown as CallEvent),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReleaseFile(url),
  ({ request, event }) => handleReleaseFile(request, (work) => event.waitUntil(work)),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && isAnonymousRead(request),
    ({ event }) => handleApiRead(event as unknown as CallEvent),
    method,
  );
}
handleImages();
handleMaps();

async function handleMessage(message: PageMessage): Promise<void> {
  switch (message.kind) {
    case 'opened': {
      const { releaseSet, files, address, isLive } = message;
      if (address !== undefined) await fetchAndCachePage(address).catch(() => undefined);
      await cacheReleaseFiles(releaseSet, files);
      if (isLive) await pruneCaches(releaseSet);
      return;
    }
    case 'seen':
      return fetchAndCachePage(message.address).catch(() => undefined);
    case 'forget':
      await Promise.all([clearPageCache(), clearApiCache(), caches.delete(IMAGES_CACHE)]);
  }
}
