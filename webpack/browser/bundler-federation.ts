/** The used methods of a container's federation instance. */
interface Instance {
  options: { name: string };
  initOptions: (options: { name: string }) => unknown;
}

/** The part of `@module-federation/webpack-bundler-runtime/bundler` that remotes use. */
export interface BundlerFederation {
  runtime: {
    init: (options: { name: string }) => Instance;
    getInstance: (finder: (instance: Instance) => boolean) => Instance | null;
    createInstance: (options: { name: string; id: string }) => Instance;
  };
  bundlerRuntime: Record<string, unknown>;
  attachShareScopeMap: unknown;
}
