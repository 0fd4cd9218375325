import { registerRoute } from 'workbox-routing';
import type { PageWord } from '../worker-words.ts';
import { answerNavigation } from './answer-navigation.ts';
import { dropFormerSets } from './former-sets.ts';
import { answerRead, forgetAnswers } from './kept-answers.ts';
import { answerPictures, PICTURES } from './picture-route.ts';
import { fetchAndKeep, forgetPages, wantOfShell } from './seen-pages.ts';
import { answerFile, keepFiles } from './set-caches.ts';
import { isOwnPage, isPublicRead, isReleaseFile } from './what-is-kept.ts';
import { type CallEvent, scope } from './worker-scope.ts';

/*
 * The service worker: what was seen can be read without a network. It is one with the release of the shell that carries
 * it, but what it keeps is sorted by release sets, so that any version of it can answer for a page of any set: a new one
 * takes over at once, and no page is left with an old worker.
 */
declare const __WB_MANIFEST: readonly { url: string }[];

wantOfShell((self as unknown as { __WB_MANIFEST: typeof __WB_MANIFEST }).__WB_MANIFEST.map(({ url }) => url));

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});
scope.addEventListener('message', (event) => {
  event.waitUntil(heed(event.data as PageWord));
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwnPage(url),
  ({ event }) => answerNavigation(event as unknown as CallEvent),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReleaseFile(url),
  ({ request, event }) => answerFile(request, (work) => event.waitUntil(work)),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && isPublicRead(request),
    ({ event }) => answerRead(event as unknown as CallEvent),
    method,
  );
}
answerPictures();

async function heed(word: PageWord): Promise<void> {
  switch (word.kind) {
    case 'opened': {
      const { releaseSet, files, address, isLive } = word;
      if (address !== undefined) await fetchAndKeep(address).catch(() => undefined);
      await keepFiles(releaseSet, files);
      if (isLive) await dropFormerSets(releaseSet);
      return;
    }
    case 'seen':
      return fetchAndKeep(word.address).catch(() => undefined);
    case 'forget':
      await Promise.all([forgetPages(), forgetAnswers(), caches.delete(PICTURES)]);
  }
}
