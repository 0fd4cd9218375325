import { matchRoutes } from '@portico/shared/platform';
import { createContext, useContext } from 'react';
import type { RouteSource } from './registry.ts';

type HasPage = (path: string) => boolean;

/** Whether a live remote has a page at a path. */
export const hasPageOf =
  ({ routes }: Pick<RouteSource, 'routes'>): HasPage =>
  (path) =>
    matchRoutes(
      routes.map((route) => ({ path: route.path })),
      path,
    ) !== null;

const LivePagesContext = createContext<HasPage>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/** For links of the shell to pages that the live remotes may lack. */
export const useHasPage = (): HasPage => useContext(LivePagesContext);
