/** What is called of one container's federation. */
interface Instance {
  options: { name: string };
  initOptions: (options: { name: string }) => unknown;
}

/** As much of `@module-federation/webpack-bundler-runtime/bundler` as is handed on to remotes. */
export interface BundlerFederation {
  runtime: {
    init: (options: { name: string }) => Instance;
    getInstance: (finder: (instance: Instance) => boolean) => Instance | null;
    createInstance: (options: { name: string; id: string }) => Instance;
  };
  bundlerRuntime: Record<string, unknown>;
  attachShareScopeMap: unknown;
}
