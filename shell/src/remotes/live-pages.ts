import { routeMatcher } from '@portico/shared/domain';
import { createContext, useContext } from 'react';
import type { RouteSource } from './registry.ts';

type HasPage = (path: string) => boolean;

/** Whether a live remote has a page at a path. */
export function hasPageOf({ routes }: Pick<RouteSource, 'routes'>): HasPage {
  const routeAt = routeMatcher(routes);
  return (path) => routeAt(path) !== undefined;
}

const LivePagesContext = createContext<HasPage>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/**
 * For links of the shell to pages that the live remotes may lack. The release set is known from the start, so the
 * server and the browser's first render have the same links.
 */
export const useHasPage = (): HasPage => useContext(LivePagesContext);
