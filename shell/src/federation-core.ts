import * as core from '@module-federation/runtime-core';

/*
 * The page has one federation runtime: remotes are built without their own and look for it under this name, so it must
 * be set before anything else of federation runs.
 */
(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = core;
