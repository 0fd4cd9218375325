import * as core from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/* The page has one federation runtime: remotes are built without one and read it from these globals
   (webpack/browser/federation-of-page.ts; the first is for remotes in development), so they must be set before any
   federation code runs. The shell exposes nothing, so the runtime parts that a container needs are added here. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  __PORTICO_FEDERATION__: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
