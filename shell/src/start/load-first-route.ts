import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteListing } from '@portico/shared/contracts';
import { matchRoutes, provideMessages, type RouteObject, type Store } from '@portico/shared/platform';
import { loadExposed, remoteInfo } from '../remotes/exposed-module.ts';
import { createRegistry, type Registry } from '../remotes/registry.ts';
import { withRetry } from '../remotes/with-retry.ts';
import type { RouteHandle } from '../route-handle.ts';
import { createRoutes } from '../routes.tsx';
import { loadShellMessages } from '../shell-messages.ts';
import { yieldToMain } from '../yield-to-main.ts';
import type { StartingPage } from './read-boot.ts';

/** The routes of the release set, and the code of the first one. */
export interface FirstRoute {
  registry: Registry;
  routes: RouteObject[];
  /** The code of the first page; rejects if it fails to load. */
  arrival: Promise<unknown>;
  /** Whether the server rendered the page and its code is loaded. */
  canHydrate: boolean;
}

/** Loads the shell's messages and, for hydration, the first route's code. Throws if the messages fail to load. */
export async function loadFirstRoute(
  { boot, state }: Pick<StartingPage, 'boot' | 'state'>,
  store: Store,
): Promise<FirstRoute> {
  const registry = createRegistry({
    listings: boot.remotes,
    load: loadFromNetwork,
    languages: () => [store.getState().language.current],
    renderedSlots: new Set(state?.drawnSlots),
  });
  const routes = createRoutes(registry, { isServer: false });
  await yieldToMain();
  const arrival = Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async (match) => {
      await (match.route.handle as RouteHandle | undefined)?.ready();
    }),
  );
  // The route shows the failure.
  arrival.catch(() => undefined);
  const [messages, matched] = await Promise.allSettled([
    withRetry(() => provideMessages('shell', loadShellMessages, [boot.language])),
    // Only hydration waits for the code: a page without server HTML shows a loading state.
    state ? arrival : undefined,
  ]);
  if (messages.status === 'rejected') throw messages.reason;
  return { registry, routes, arrival, canHydrate: state !== undefined && matched.status === 'fulfilled' };
}

const failed = new Set<string>();

async function loadFromNetwork(listing: RemoteListing): Promise<unknown> {
  // The federation runtime caches a failed entry until the remote is registered again.
  if (failed.has(listing.name)) registerRemotes([remoteInfo(listing)], { force: true });
  try {
    return await loadExposed(listing);
  } catch (error) {
    failed.add(listing.name);
    throw error;
  }
}
