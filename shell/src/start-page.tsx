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
  startReleaseWatch,
  supportedLanguage,
} from '@portico/shared/platform';
import { startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { nextTask } from './next-task.ts';
import type { OverriddenPage } from './override/overridden-page.tsx';
import { connectionMeans } from './preloads/connection.ts';
import type { LinksToPreload } from './preloads/preload-links.ts';
import { startAssetOrigins } from './remotes/asset-origins.ts';
import { loadExposed, remoteInfo } from './remotes/exposed-module.ts';
import { integrityPlugin } from './remotes/integrity-plugin.ts';
import { type KeptPage, KeptPageContext } from './remotes/kept-page.tsx';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';
import { createRegistry } from './remotes/registry.ts';
import { tryAgain } from './remotes/try-again.ts';
import { startReports } from './reports/page-reports.ts';
import { createRoutes, type RouteHandle } from './routes.tsx';
import { startKeeping } from './service-worker/start-keeping.ts';
import { loadShellMessages } from './shell-messages.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { takeUpStyles } from './styles/take-up-styles.ts';

function readJson<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Tells the page's loader that the shell hears what people do. */
const TAKEN_UP = 'portico:taken-up';

/** Starts the page: takes up what the server drew, or draws it all when the server could not. */
export async function startPage(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const given = readJson<PageBoot>('portico-boot');
  const root = document.getElementById('root');
  if (!given || !root) throw new Error('the page carries no release set to start from');
  const state = readJson<PageState>('portico-state');
  startReleaseWatch(given.releaseSet);
  startAssetOrigins(given.settings.assetOrigins ?? []);
  ignoreSkippedTransitions();
  const overridden = given.override && (await overriddenPage(given, given.override));
  const boot = overridden?.boot ?? given;

  if (boot.integrity) registerPlugins([integrityPlugin(boot.integrity)]);
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
  await nextTask();
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
  // Whoever shows it says why it did not come.
  arrival.catch(() => undefined);
  const [messages, matched] = await Promise.allSettled([
    tryAgain(() => provideMessages('shell', loadShellMessages, [boot.language])),
    // Only a page that the server drew has to wait: the other one shows that it is loading.
    state ? arrival : undefined,
  ]);
  if (messages.status === 'rejected') throw messages.reason;
  // What has come last was run in this one.
  await nextTask();

  const i18n = createI18n({ language: boot.language, follow: true });
  startLanguage({ i18n, store });
  const router = createBrowserRouter(routes, {
    ...(state ? { hydrationData: { loaderData: state.loaderData } } : {}),
    getContext: () => ({ store }) as never,
  });
  const styles = takeUpStyles();
  const isHydrating = state !== undefined && matched.status === 'fulfilled';
  const kept = state !== undefined && !isHydrating ? keepPage(root) : null;
  // What only this browser knows changes the page: not before it is drawn as the server drew it.
  const takeUpVisitor = (): void => {
    const chosen = supportedLanguage(readStoredLanguage());
    if (chosen && chosen !== boot.language) void changeLanguage(chosen);
    // In a task of its own, as much of the page is drawn anew for it.
    setTimeout(() => {
      void restoreSession(store.dispatch);
      // What was pressed and typed before now; see server/src/render/page-loader.ts. Outside React's own work: within an
      // effect it draws nothing between what was typed and the press that sends it.
      queueMicrotask(() => document.dispatchEvent(new Event(TAKEN_UP)));
    });
    // Nobody waits for these: each has a task of its own, after what the visitor sees.
    if (isReleased(given)) {
      setTimeout(() => tellOfPage(boot, { router, arrival }));
      // Where its code does not come, nothing is kept.
      setTimeout(
        () => void startKeeping({ releaseSet: boot.releaseSet, router, store }).catch(() => undefined),
      );
    }
    overridden?.follow({ registry, i18n });
    // Once the page is the visitor's: what it may want next must not compete with what it wants now.
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
      slots={{ fillings: registry.fillings, Unavailable: RemoteUnavailable }}
    >
      <KeptPageContext value={kept}>
        <RouterProvider router={router} />
        <AfterFirstDrawing run={takeUpVisitor} />
        {overridden ? <overridden.Bar /> : null}
      </KeptPageContext>
    </App>
  );
  if (isHydrating) {
    // As a transition it is taken up in slices, between which the page scrolls and hears.
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

/** Without the code for it the page is everybody's. */
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

/** Not what is being developed: its failures are nobody's but the developer's. */
const isReleased = ({ integrity, override }: PageBoot): boolean => integrity !== null && !override;

async function preloadWhenIdle(links: LinksToPreload): Promise<void> {
  if (connectionMeans() === 'nothing' || !('IntersectionObserver' in window)) return;
  const { preloadLinks } = await import(/* webpackChunkName: "preloads" */ './preloads/preload-links.ts');
  preloadLinks(links);
}

interface PageToTell {
  router: ReturnType<typeof createBrowserRouter>;
  /** The code of the first page; rejected when it did not come. */
  arrival: Promise<unknown>;
}

function tellOfPage(boot: PageBoot, { router, arrival }: PageToTell): void {
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

function AfterFirstDrawing({ run }: { run: () => void }): null {
  const latest = useRef(run);
  useEffect(() => latest.current(), []);
  return null;
}

/** The server's drawing of the page, when its remote did not arrive: worth more than an error in its place. */
const keepPage = (root: HTMLElement): KeptPage => ({
  address: `${window.location.pathname}${window.location.search}`,
  html: root.querySelector('main')?.innerHTML ?? '',
});

const failed = new Set<string>();

async function loadFromNetwork(listing: RemoteListing): Promise<unknown> {
  // The federation runtime keeps a failed entry for good unless the remote is registered anew.
  if (failed.has(listing.name)) registerRemotes([remoteInfo(listing)], { force: true });
  try {
    return await loadExposed(listing);
  } catch (error) {
    failed.add(listing.name);
    throw error;
  }
}
