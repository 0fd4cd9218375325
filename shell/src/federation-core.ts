import * as core from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/*
 * The page has one federation runtime: remotes are built without their own and look for it under these names
 * (webpack/browser/federation-of-page.ts; under the first, remotes in development), so they must be set before anything
 * else of federation runs. The shell exposes nothing, so what a container starts with is added here.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  __PORTICO_FEDERATION__: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
