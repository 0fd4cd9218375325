import { siteApi } from '@portico/shared/api';
import type { RenderedHead } from '@portico/shared/contracts';
import { NotFound } from '@portico/shared/patterns';
import {
  type Dispatch,
  isPageOutdated,
  type PrefetchContext,
  type RouteModule,
  type RouteObject,
  redirectDocument,
  type SlotContent,
  type Store,
  selectLanguage,
} from '@portico/shared/platform';
import { Layout } from './layout/Layout.tsx';
import { LoadingArea } from './remotes/LoadingArea.tsx';
import { hasPageOf, LivePagesProvider } from './remotes/live-pages.ts';
import { RemoteArea } from './remotes/RemoteArea.tsx';
import { hasRole, RoleArea } from './remotes/RoleArea.tsx';
import { RouteFailure } from './remotes/RouteFailure.tsx';
import type { RouteEntry, RouteSource } from './remotes/registry.ts';
import type { RouteHandle } from './route-handle.ts';
import { FOREIGN_PATHS } from './service-worker/foreign-paths.ts';
import { ServiceWorkerCleanup } from './service-worker/ServiceWorkerCleanup.tsx';
import { shouldUseWorker } from './service-worker/should-use-worker.ts';

export interface RouteLoaderData {
  status?: number;
  head?: RenderedHead;
}

export const ROOT_ROUTE_ID = 'shell';

interface LoaderArguments {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context?: unknown;
}

/** The request context of the routes' loaders. */
export interface LoaderContext {
  store: Store;
  /** Filled by the loaders on the server: whether a remote renders nothing in a slot, by `{slot}:{remote}`. */
  slotIsEmpty?: Map<string, boolean>;
}

/** The routes of one release set. With `isServer`, pages wait for their data, so that the HTML contains it. */
export function createRoutes(registry: RouteSource, { isServer }: { isServer: boolean }): RouteObject[] {
  const hasPage = hasPageOf(registry);
  return [
    {
      id: ROOT_ROUTE_ID,
      Component: () => (
        <LivePagesProvider value={hasPage}>
          <Layout />
        </LivePagesProvider>
      ),
      // The browser renders the layout at once and queries its data in hooks; the server's HTML must contain that data.
      ...(isServer
        ? {
            loader: async ({ context }: LoaderArguments) => {
              await storeOf(context).dispatch(siteApi.endpoints.webConfig.initiate());
              return null;
            },
          }
        : {}),
      children: [
        ...registry.routes.map((entry) => remoteRoute(entry, registry, isServer)),
        ...registry.routes.filter(({ page }) => page.frame).map(notFoundBelow),
        ...FOREIGN_PATHS.map((path) => ({
          id: `shell:${path}`,
          path: `${path}/*`,
          loader: () => ({ status: 404 }) satisfies RouteLoaderData,
          Component: ServiceWorkerCleanup,
        })),
        {
          id: 'shell:not-found',
          path: '*',
          loader: () => ({ status: 404 }) satisfies RouteLoaderData,
          Component: NotFound,
        },
      ],
    },
  ];
}

/** An unknown path below a page with a frame of its own has the same frame. */
function notFoundBelow({ id, path, page }: RouteEntry): RouteObject {
  const module: RouteModule = { Component: NotFound };
  const handle: RouteHandle = { remote: 'shell', ready: async () => module, loaded: () => module, page };
  return {
    id: `${id}:not-found`,
    path: `${path}/*`,
    handle,
    loader: () => ({ status: 404 }) satisfies RouteLoaderData,
    Component: NotFound,
  };
}

/** Stands in for a page that needs a role until the session is known to have it: the browser alone loads the page. */
const UNKNOWN_READER: RouteModule = {
  Component: LoadingArea,
  head: () => ({ title: '', noIndex: true }),
};

function remoteRoute(entry: RouteEntry, registry: RouteSource, isServer: boolean): RouteObject {
  const { id, path, remote, page, module } = entry;
  const { role } = page;
  const handle: RouteHandle = {
    remote,
    ready: role ? async () => UNKNOWN_READER : module.ready,
    loaded: () => (role && isServer ? UNKNOWN_READER : module.current),
    page,
    files: () => (role ? [] : (entry.files?.() ?? [])),
    prefetch: ({ url, params, store }) => {
      const context = prefetchContext({ request: { url: url.href }, params, context: { store } }, registry);
      void module.current?.prefetch?.(context).catch(() => undefined);
    },
  };
  return {
    id,
    path,
    handle,
    loader: async (loaderArguments: LoaderArguments) => {
      const { url } = loaderArguments.request;
      if (!isServer && (isPageOutdated() || shouldUseWorker(url, page))) return redirectDocument(url);
      // The server knows no session. In the browser, `RoleArea` runs this again once the session has the role.
      if (role && (isServer || !hasRole(storeOf(loaderArguments.context).getState(), role)))
        return {} satisfies RouteLoaderData;
      const route = await module.ready();
      const prefetching = route.prefetch?.(prefetchContext(loaderArguments, registry));
      if (isServer) return ((await prefetching) ?? {}) satisfies RouteLoaderData;
      prefetching?.catch(() => undefined);
      return {} satisfies RouteLoaderData;
    },
    Component: () =>
      role ? (
        <RoleArea role={role} remote={remote} module={module} />
      ) : (
        <RemoteArea remote={remote} module={module} />
      ),
    HydrateFallback: LoadingArea,
    ErrorBoundary: () => <RouteFailure remote={remote} />,
  };
}

const storeOf = (context: unknown): Store => (context as LoaderContext).store;

/**
 * Releases a prefetch's subscription, which would otherwise keep its response in the cache and refetch it forever: the
 * page's hooks subscribe while it is shown. Unused responses stay for a minute, longer than a render takes.
 */
function withoutSubscribing(dispatch: Dispatch): Dispatch {
  return ((action: Parameters<Dispatch>[0]) => {
    const started: unknown = dispatch(action);
    if (isSubscription(started)) void started.then(started.unsubscribe, started.unsubscribe);
    return started;
  }) as Dispatch;
}

const isSubscription = (started: unknown): started is Promise<unknown> & { unsubscribe: () => void } =>
  started instanceof Promise && 'unsubscribe' in started;

const isEmpty = (content: unknown): boolean => (content as SlotContent | null | undefined)?.isEmpty === true;

function prefetchContext(
  { request, params, context }: Pick<LoaderArguments, 'params' | 'context'> & { request: { url: string } },
  registry: RouteSource,
): PrefetchContext {
  const { store, slotIsEmpty } = context as LoaderContext;
  const { dispatch: send, getState } = store;
  const dispatch = withoutSubscribing(send);
  const language = selectLanguage(getState());
  return {
    dispatch,
    getState,
    params,
    url: new URL(request.url),
    language,
    prefetchSlot: async (name, props) => {
      const extensions = registry.extensions(name);
      await Promise.allSettled(
        extensions.map(async (extension) => {
          const module = await extension.module.ready();
          const content = await module.prefetch?.(props, { dispatch, language });
          const key = `${name}:${extension.remote}`;
          // A page may show the slot more than once.
          slotIsEmpty?.set(key, isEmpty(content) && (slotIsEmpty.get(key) ?? true));
        }),
      );
    },
  };
}
