import { pageQuery } from '@portico/shared/domain';
import { type createBrowserRouter, type Store, selectToken } from '@portico/shared/platform';
import { forgetSeen, noteSeen } from '../connectivity/seen-content.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { PageMessage, WorkerMessage } from './messages.ts';

/** URL of the live shell's worker. */
const WORKER = '/service-worker.js';

export interface OfflineClientOptions {
  releaseSet: string;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  store: Pick<Store, 'getState' | 'subscribe'>;
  /** Whether the document came from the worker's cache. */
  isSeen: boolean;
}

/**
 * Makes visited pages readable offline: registers the service worker and sends it the page's files, navigations and
 * sign-out.
 */
export async function startOfflineClient({
  releaseSet,
  router,
  store,
  isSeen,
}: OfflineClientOptions): Promise<void> {
  const workers = navigator.serviceWorker;
  const wasControlled = workers.controller !== null;
  workers.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'served-from-cache') noteSeen(data.seenAt);
    else ports[0]?.postMessage(releaseSet);
  });
  followVisitor(router);
  followSignOut(store);
  try {
    await workers.register(WORKER, { updateViaCache: 'none' });
    await workers.ready;
  } catch (error) {
    // The browser blocks storage for this site: no offline pages, but everything else works.
    console.warn('[portico] no offline pages:', error);
    return;
  }
  await post({
    kind: 'opened',
    releaseSet,
    files: loadedFiles(),
    address: wasControlled || !isCacheable(router.state) ? undefined : window.location.href,
    isLive: !isSeen,
  });
}

const post = async (message: PageMessage): Promise<void> => {
  (await navigator.serviceWorker.ready).active?.postMessage(message);
};

/** Paths of the release files that the page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname, search }) =>
        origin === window.location.origin && pathname.startsWith('/_r/') && !search,
    )
    .map(({ pathname }) => pathname);

function followVisitor(router: OfflineClientOptions['router']): void {
  let { pathname, search } = router.state.location;
  router.subscribe(({ location, matches, navigation }) => {
    // Online, the next content is fresh; the worker sends another message if it serves from the cache.
    if (navigation.state === 'loading' && navigator.onLine) forgetSeen();
    if (location.pathname === pathname && location.search === search) return;
    ({ pathname, search } = location);
    if (isCacheable({ location, matches }))
      void post({ kind: 'seen', address: window.location.origin + pathname + search });
  });
}

/**
 * Whether to fetch the page for the cache: its route declares all query keys as public, and the page not as personal.
 */
function isCacheable({
  location,
  matches,
}: Pick<OfflineClientOptions['router']['state'], 'location' | 'matches'>): boolean {
  const { page } = (matches.at(-1)?.route.handle as RouteHandle | undefined) ?? {};
  return page !== undefined && !page.personal && pageQuery(location.search, page.query).isKnown;
}

function followSignOut(store: OfflineClientOptions['store']): void {
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const previous = token;
    token = selectToken(store.getState());
    if (previous !== null && token === null) void post({ kind: 'forget' });
  });
}
