import { changeLanguage, restoreSession } from '@portico/shared/api';
import { offeredLanguages } from '@portico/shared/domain';
import { readStoredLanguage, supportedLanguage } from '@portico/shared/platform';
import { networkBudget } from '../preloads/network-budget.ts';
import type { LinksToPreload } from '../preloads/preload-links.ts';
import { countEvents } from '../reports/count-events.ts';
import { startReports } from '../reports/page-reports.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import type { CreatedPage } from './hydrate.tsx';

/**
 * Notify the page loader that the page handles events. Loaders of older servers, which do not depend on the release,
 * listen for the second name.
 */
const HYDRATED_EVENTS = ['portico:hydrated', 'portico:taken-up'];

/** Applies state that only the browser knows, and starts work that can wait for the first render. */
export function afterFirstRender({ page, store, route, i18n, router }: CreatedPage): void {
  const { boot, overridden, isReleased } = page;
  const { registry, routes, arrival } = route;
  const chosen = supportedLanguage(readStoredLanguage());
  if (chosen && chosen !== boot.language && offeredLanguages(boot).includes(chosen))
    void changeLanguage(chosen);
  // In a task of its own, because it rerenders much of the page.
  setTimeout(() => {
    void restoreSession(store.dispatch);
    // Replays earlier input; see server/src/render/page-loader. Not in an effect, in which React would not render
    // between the typing and the press that submits it.
    queueMicrotask(dispatchHydrated);
  });
  // Each in a task of its own, with low urgency.
  if (isReleased) {
    setTimeout(() => reportPage({ page, route, router }));
    // If its code fails to load, there are no offline pages.
    setTimeout(
      () => void registerServiceWorker({ releaseSet: boot.releaseSet, router, store }).catch(() => undefined),
    );
  }
  overridden?.follow({ registry, i18n });
  // Preloads must not compete with the page's own files. If their code does not load, nothing is preloaded.
  arrival.then(() => preloadWhenIdle({ routes, store })).catch(() => undefined);
}

function dispatchHydrated(): void {
  for (const type of HYDRATED_EVENTS) document.dispatchEvent(new Event(type));
}

function reportPage({ page, route, router }: Pick<CreatedPage, 'page' | 'route' | 'router'>): void {
  const reports = startReports(page.boot);
  route.arrival.then(
    () => reports.ready(performance.now()),
    () => reports.ready(undefined),
  );
  const viewed = countEvents(router.state, page.isScan);
  let { pathname } = router.state.location;
  router.subscribe((state) => {
    if (state.location.pathname === pathname) return;
    ({ pathname } = state.location);
    reports.viewed();
    viewed(state);
  });
}

async function preloadWhenIdle(links: LinksToPreload): Promise<void> {
  if (networkBudget() === 'nothing' || !('IntersectionObserver' in window)) return;
  const { preloadLinks } = await import(/* webpackChunkName: "preloads" */ '../preloads/preload-links.ts');
  preloadLinks(links);
}
