import { type createBrowserRouter, type Store, selectToken } from '@portico/shared/platform';
import { forgetSeen, noteSeen } from '../connectivity/seen-content.ts';
import type { PageWord, WorkerWord } from './worker-words.ts';

/** Where the server has the worker of the live shell. */
const WORKER = '/service-worker.js';

export interface KeptOffline {
  releaseSet: string;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  store: Pick<Store, 'getState' | 'subscribe'>;
  /** Whether the document came from the worker, as it was seen before. */
  isSeen: boolean;
}

/**
 * Makes what is seen readable without a network: registers the service worker, tells it what the page is made of and
 * where its reader goes, and that everything is to be forgotten when somebody signs out.
 */
export async function keepOffline({ releaseSet, router, store, isSeen }: KeptOffline): Promise<void> {
  const workers = navigator.serviceWorker;
  const wasControlled = workers.controller !== null;
  workers.addEventListener('message', ({ data, ports }: MessageEvent<WorkerWord>) => {
    if (data.kind === 'kept-answer') noteSeen(data.seenAt);
    else ports[0]?.postMessage(releaseSet);
  });
  followVisitor(router);
  followSignOut(store);
  try {
    await workers.register(WORKER, { updateViaCache: 'none' });
    await workers.ready;
  } catch (error) {
    // A browser that closes its storage to the site has no offline pages; the rest goes on.
    console.warn('[portico] nothing is kept for reading offline:', error);
    return;
  }
  await say({
    kind: 'opened',
    releaseSet,
    files: loadedFiles(),
    address: wasControlled ? undefined : window.location.href,
    isLive: !isSeen,
  });
}

const say = async (word: PageWord): Promise<void> => {
  (await navigator.serviceWorker.ready).active?.postMessage(word);
};

/** Addresses of the files of releases that the page has. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname, search }) =>
        origin === window.location.origin && pathname.startsWith('/_r/') && !search,
    )
    .map(({ pathname }) => pathname);

function followVisitor(router: KeptOffline['router']): void {
  let { pathname, search } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    // With a network, what comes next is true now; what was kept is told anew.
    if (navigation.state === 'loading' && navigator.onLine) forgetSeen();
    if (location.pathname === pathname && location.search === search) return;
    ({ pathname, search } = location);
    void say({ kind: 'seen', address: window.location.origin + pathname + search });
  });
}

function followSignOut(store: KeptOffline['store']): void {
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const former = token;
    token = selectToken(store.getState());
    if (former !== null && token === null) void say({ kind: 'forget' });
  });
}
