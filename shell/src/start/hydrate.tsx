import { startLanguage } from '@portico/shared/api';
import {
  createBrowserRouter,
  createI18n,
  type I18n,
  RouterProvider,
  type Store,
} from '@portico/shared/platform';
import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { holdPageData } from '../page-state/hold-page-data.ts';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable.tsx';
import { type ServerHtml, ServerHtmlContext } from '../remotes/server-html.ts';
import { hydrateStyles } from '../styles/hydrate-styles.ts';
import type { FirstRoute } from './load-first-route.ts';
import type { StartingPage } from './read-boot.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Everything that the first render needs. */
export interface CreatedPage {
  page: StartingPage;
  store: Store;
  route: FirstRoute;
  i18n: I18n;
  router: Router;
}

/** Creates the page's i18n and router. */
export function createPage({ page, store, route }: Omit<CreatedPage, 'i18n' | 'router'>): CreatedPage {
  const { boot, state } = page;
  const i18n = createI18n({ language: boot.language, follow: true });
  startLanguage({ i18n, store });
  const router = createBrowserRouter(route.routes, {
    ...(state ? { hydrationData: { loaderData: state.loaderData } } : {}),
    getContext: () => ({ store }) as never,
  });
  return { page, store, route, i18n, router };
}

/**
 * Hydrates the server-rendered HTML, or renders the page if the server or the remote's code failed. Calls
 * `afterFirstRender` once, after the first render is committed.
 */
export function hydrate(created: CreatedPage, afterFirstRender: (created: CreatedPage) => void): void {
  const { page, store, route, i18n, router } = created;
  const { boot, root, state, overridden } = page;
  const styles = hydrateStyles();
  const serverHtml = state !== undefined && !route.canHydrate ? readServerHtml(root) : null;
  const tree = (
    <App
      store={store}
      i18n={i18n}
      styles={styles}
      settings={boot.settings}
      slots={{
        extensions: route.registry.extensions,
        emptySlots: new Set(state?.emptySlots),
        Unavailable: RemoteUnavailable,
      }}
    >
      <ServerHtmlContext value={serverHtml}>
        <RouterProvider router={router} />
        <AfterFirstRender run={() => afterFirstRender(created)} />
        {overridden ? <overridden.Bar /> : null}
      </ServerHtmlContext>
    </App>
  );
  if (route.canHydrate) holdPageData(store);
  mount(root, tree, route.canHydrate);
}

function mount(root: HTMLElement, tree: ReactNode, isHydrating: boolean): void {
  if (!isHydrating) {
    createRoot(root).render(tree);
    return;
  }
  // A transition hydrates in slices, between which the page handles scrolling and input.
  startTransition(() => {
    hydrateRoot(root, tree, {
      onRecoverableError: (error) =>
        console.error("[portico] the page in the browser differs from the server's:", error),
    });
  });
}

function AfterFirstRender({ run }: { run: () => void }): null {
  const latest = useRef(run);
  useEffect(() => latest.current(), []);
  return null;
}

/** The server-rendered HTML, shown if the page's remote fails to load. */
const readServerHtml = (root: HTMLElement): ServerHtml => ({
  address: `${window.location.pathname}${window.location.search}`,
  html: root.querySelector('main')?.innerHTML ?? '',
});
