import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi, changeLanguage, restoreSession, startLanguage } from '@portico/shared/api';
import type { PageBoot, PageOverride, PageState, RemoteListing } from '@portico/shared/contracts';
import {
  createBrowserRouter,
  createI18n,
  createStore,
  languageChanged,
  matchRoutes,
  provideMessages,
  RouterProvider,
  readStoredLanguage,
  startUpdateCheck,
  supportedLanguage,
} from '@portico/shared/platform';
import { startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { OverriddenPage } from './override/overridden-page.tsx';
import { networkBudget } from './preloads/network-budget.ts';
import type { LinksToPreload } from './preloads/preload-links.ts';
import { startAssetOrigins } from './remotes/asset-origins.ts';
import { entryIntegrityPlugin } from './remotes/entry-integrity-plugin.ts';
import { loadExposed, remoteInfo } from './remotes/exposed-module.ts';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';
import { createRegistry } from './remotes/registry.ts';
import { type ServerHtml, ServerHtmlContext } from './remotes/ssr-fallback.tsx';
import { withRetry } from './remotes/with-retry.ts';
import { startReports } from './reports/page-reports.ts';
import type { RouteHandle } from './route-handle.ts';
import { createRoutes } from './routes.tsx';
import { registerServiceWorker } from './service-worker/register.ts';
import { loadShellMessages } from './shell-messages.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { hydrateStyles } from './styles/hydrate-styles.ts';
import { yieldToMain } from './yield-to-main.ts';

function readJson<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Tells the page's loader that the page is hydrated and handles events. */
const HYDRATED = 'portico:taken-up';

/** Starts the page: hydrates the server-rendered HTML, or renders the page if the server could not. */
export async function startPage(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const given = readJson<PageBoot>('portico-boot');
  const root = document.getElementById('root');
  if (!given || !root) throw new Error('the page carries no release set to start from');
  const state = readJson<PageState>('portico-state');
  startUpdateCheck(given.releaseSet);
  startAssetOrigins(given.settings.assetOrigins ?? []);
  ignoreSkippedTransitions();
  const overridden = given.override && (await overriddenPage(given, given.override));
  const boot = overridden?.boot ?? given;

  if (boot.integrity) registerPlugins([entryIntegrityPlugin(boot.integrity)]);
  registerRemotes(boot.remotes.map(remoteInfo));

  const store = createStore({
    api: baseApi,
    services: {
      fetch: (address, init) => fetch(address, init),
      searchEndpoint: boot.settings.searchEndpoint,
    },
    preloadedState: state?.store,
  });
  store.dispatch(languageChanged(boot.language));
  await yieldToMain();
  const registry = createRegistry({
    listings: boot.remotes,
    load: loadFromNetwork,
    languages: () => [store.getState().language.current],
    drawnSlots: new Set(state?.drawnSlots),
  });
  const routes = createRoutes(registry, { isServer: false });

  const arrival = Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async (match) => {
      await (match.route.handle as RouteHandle | undefined)?.ready();
    }),
  );
  // The route shows the failure.
  arrival.catch(() => undefined);
  const [messages, matched] = await Promise.allSettled([
    withRetry(() => provideMessages('shell', loadShellMessages, [boot.language])),
    // Only hydration has to wait: a page without server HTML shows that it is loading.
    state ? arrival : undefined,
  ]);
  if (messages.status === 'rejected') throw messages.reason;
  // The script that arrived last ran in this task.
  await yieldToMain();

  const i18n = createI18n({ language: boot.language, follow: true });
  startLanguage({ i18n, store });
  const router = createBrowserRouter(routes, {
    ...(state ? { hydrationData: { loaderData: state.loaderData } } : {}),
    getContext: () => ({ store }) as never,
  });
  const styles = hydrateStyles();
  const isHydrating = state !== undefined && matched.status === 'fulfilled';
  const serverHtml = state !== undefined && !isHydrating ? readServerHtml(root) : null;
  // State of this browser alone changes the page, so it is applied after hydration.
  const applyClientState = (): void => {
    const chosen = supportedLanguage(readStoredLanguage());
    if (chosen && chosen !== boot.language) void changeLanguage(chosen);
    // In a task of its own, because it rerenders much of the page.
    setTimeout(() => {
      void restoreSession(store.dispatch);
      // Replays earlier input; see server/src/render/page-loader.ts. Outside of React's effects, in which it would not
      // render between typing and the press that submits it.
      queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
    });
    // Not urgent: each in a task of its own.
    if (isReleased(given)) {
      setTimeout(() => tellOfPage(boot, { router, arrival }));
      // If its code does not load, there are no offline pages.
      setTimeout(
        () =>
          void registerServiceWorker({ releaseSet: boot.releaseSet, router, store }).catch(() => undefined),
      );
    }
    overridden?.follow({ registry, i18n });
    // Preloads must not compete with the page's own files.
    arrival.then(
      () => void preloadWhenIdle({ routes, store }),
      () => undefined,
    );
  };
  const tree = (
    <App
      store={store}
      i18n={i18n}
      styles={styles}
      settings={boot.settings}
      slots={{ extensions: registry.extensions, Unavailable: RemoteUnavailable }}
    >
      <ServerHtmlContext value={serverHtml}>
        <RouterProvider router={router} />
        <AfterFirstRender run={applyClientState} />
        {overridden ? <overridden.Bar /> : null}
      </ServerHtmlContext>
    </App>
  );
  if (isHydrating) {
    // A transition hydrates in slices, between which the page handles scrolling and input.
    startTransition(() => {
      hydrateRoot(root, tree, {
        onRecoverableError: (error) =>
          console.error("[portico] the page in the browser differs from the server's:", error),
      });
    });
  } else {
    createRoot(root).render(tree);
  }
}

/** Undefined if the override's code does not load: then the page is the live one. */
const overriddenPage = async (
  boot: PageBoot,
  override: PageOverride,
): Promise<OverriddenPage | undefined> => {
  try {
    const { openOverridden } = await import(
      /* webpackChunkName: "override" */ './override/overridden-page.tsx'
    );
    return await openOverridden(boot, override);
  } catch (error) {
    console.error('[portico] the override cannot be started:', error);
    return undefined;
  }
};

/** Not in development or with an override: their failures are not reported. */
const isReleased = ({ integrity, override }: PageBoot): boolean => integrity !== null && !override;

async function preloadWhenIdle(links: LinksToPreload): Promise<void> {
  if (networkBudget() === 'nothing' || !('IntersectionObserver' in window)) return;
  const { preloadLinks } = await import(/* webpackChunkName: "preloads" */ './preloads/preload-links.ts');
  preloadLinks(links);
}

interface ReportedPage {
  router: ReturnType<typeof createBrowserRouter>;
  /** The code of the first page; rejected if it did not load. */
  arrival: Promise<unknown>;
}

function tellOfPage(boot: PageBoot, { router, arrival }: ReportedPage): void {
  const reports = startReports(boot);
  arrival.then(
    () => reports.ready(performance.now()),
    () => reports.ready(undefined),
  );
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname !== pathname) reports.viewed();
    ({ pathname } = location);
  });
}

function AfterFirstRender({ run }: { run: () => void }): null {
  const latest = useRef(run);
  useEffect(() => latest.current(), []);
  return null;
}

/** The server-rendered HTML, shown if the page's remote did not load. */
const readServerHtml = (root: HTMLElement): ServerHtml => ({
  address: `${window.location.pathname}${window.location.search}`,
  html: root.querySelector('main')?.innerHTML ?? '',
});

const failed = new Set<string>();

async function loadFromNetwork(listing: RemoteListing): Promise<unknown> {
  // The federation runtime keeps a failed entry for good unless the remote is registered again.
  if (failed.has(listing.name)) registerRemotes([remoteInfo(listing)], { force: true });
  try {
    return await loadExposed(listing);
  } catch (error) {
    failed.add(listing.name);
    throw error;
  }
}
