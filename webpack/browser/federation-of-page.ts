import type { BundlerFederation } from './bundler-federation.ts';

/*
 * In place of the federation runtime that every remote's entry would carry: the shell's, which is in the page before any
 * remote (shell/src/federation-core.ts). What differs from remote to remote is made again here: the share scopes, and the
 * instance, which must not become the one by which the shell loads remotes.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = (
  globalThis as unknown as { __PORTICO_FEDERATION__: BundlerFederation }
).__PORTICO_FEDERATION__;

const init: BundlerFederation['runtime']['init'] = (options) => {
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: '' });
  known.initOptions(options);
  return known;
};

// oxlint-disable-next-line import/no-default-export -- stands for a module whose default export is asked for
export default {
  runtime: { ...runtime, init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
