import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import { createStore, languageChanged, type Store } from '@portico/shared/platform';
import { unpackStore } from '../page-state/unpack-store.ts';
import { entryIntegrityPlugin } from '../remotes/entry-integrity-plugin.ts';
import { remoteInfo } from '../remotes/exposed-module.ts';
import type { StartingPage } from './read-boot.ts';

/** Registers the page's remotes and creates their shared store. */
export function createPlatform({ boot, state }: Pick<StartingPage, 'boot' | 'state'>): Store {
  if (boot.integrity) registerPlugins([entryIntegrityPlugin(boot.integrity)]);
  registerRemotes(boot.remotes.map(remoteInfo));
  const store = createStore({
    api: baseApi,
    services: {
      fetch: (address, init) => fetch(address, init),
      searchEndpoint: boot.settings.searchEndpoint,
    },
    preloadedState: state && unpackStore(state.store),
  });
  store.dispatch(languageChanged(boot.language));
  return store;
}
