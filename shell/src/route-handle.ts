import type { PageDeclaration } from '@portico/shared/contracts';
import type { RouteModule, Store } from '@portico/shared/platform';

/** The `handle` of a route, for the shell. */
export interface RouteHandle {
  remote: string;
  ready: () => Promise<RouteModule>;
  loaded: () => RouteModule | undefined;
  /** What the route declares, known before its code is loaded. */
  page?: PageDeclaration;
  /** URLs of its code. */
  files?: () => readonly string[];
  /** Prefetches the data of a URL, if the code is loaded. */
  prefetch?: (target: PrefetchTarget) => void;
}

/** A URL of a route that may be opened next. */
export interface PrefetchTarget {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  store: Store;
}
