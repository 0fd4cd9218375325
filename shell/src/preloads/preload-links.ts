import { type RouteObject, type Store, whenIdle } from '@portico/shared/platform';
import { createCodePrefetch } from './code-prefetch.ts';
import { linkAround, linkTarget } from './link-target.ts';
import { networkBudget } from './network-budget.ts';
import { watchIntent } from './watch-intent.ts';
import { watchLinks } from './watch-links.ts';

export interface LinksToPreload {
  routes: RouteObject[];
  store: Store;
}

/**
 * Prefetches the pages of links, when idle and within the network budget: code when a link comes into view or on
 * intent, data if the pointer stays and the code is loaded. Returns a function that stops it.
 */
export function preloadLinks({ routes, store }: LinksToPreload): () => void {
  const code = createCodePrefetch();

  const stopIntent = watchIntent({
    onIntent(element) {
      const target = linkTarget(routes, linkAround(element));
      if (!target) return undefined;
      whenIdle(() => code.fetch(target));
      const { url, params, handle } = target;
      return () => {
        if (code.isAllowed()) handle.prefetch?.({ url, params, store });
      };
    },
  });

  const stopLinks = watchLinks({
    shouldWatch(link) {
      const target = linkTarget(routes, link);
      if (!target) return false;
      return code.missingFiles(target).length > 0 || 'never';
    },
    onVisible(link) {
      const target = networkBudget() === 'all' ? linkTarget(routes, linkAround(link)) : undefined;
      if (target) whenIdle(() => code.fetch(target));
    },
  });

  return () => {
    stopIntent();
    stopLinks();
  };
}
