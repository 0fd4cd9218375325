import * as core from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/* Remotes of Portico bundle no federation runtime: they read the page's from these globals. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  __PORTICO_FEDERATION__: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
