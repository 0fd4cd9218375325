import { createValue, useValue } from '@portico/shared/platform';

/* The router caches rendered elements, so areas subscribe to a revision number that changes when a remote is
   reloaded. */
const revision = createValue(0);

/** Rerenders every area of the page with the modules that are loaded now. */
export const rerenderRemotes = (): void => revision.set(revision.get() + 1);

/** Rerenders the calling component when remotes are reloaded. */
export const useRemoteRevision = (): number => useValue(revision);
