import type { BundlerFederation } from './bundler-federation.ts';

/*
 * Replaces the federation runtime that every remote's entry would bundle by the shell's, which loads before any remote
 * (shell/src/federation-core.ts). Only what differs per remote is created here: the share scopes, and an instance other
 * than the shell's own.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = window.__PORTICO_FEDERATION__;

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
