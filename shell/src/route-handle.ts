import type { PageDeclaration } from '@portico/shared/contracts';
import type { RouteModule, Store } from '@portico/shared/platform';

/** What a route hands to the shell through `handle`. */
export interface RouteHandle {
  remote: string;
  ready: () => Promise<RouteModule>;
  loaded: () => RouteModule | undefined;
  /** What its route declares, known before its code is here. */
  page?: PageDeclaration;
  /** Addresses of its code. */
  files?: () => readonly string[];
  /** Starts the data calls of an address ahead, when the code is here. */
  prefetch?: (target: PrefetchTarget) => void;
}

/** An address of a route, before anybody went there. */
export interface PrefetchTarget {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  store: Store;
}
