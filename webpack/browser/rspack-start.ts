import federation from './federation-of-page.ts';

/** A module that is a singleton of the page. */
interface Consumed {
  shareKey: string;
  shareScope: string;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
  fallback: unknown;
}

/** What federation reads and sets of the `require` of an entry. */
interface FederatedRequire {
  federation: Record<string, unknown>;
  /** Missing in a remote that uses no singleton. */
  consumesLoadingData?: {
    chunkMapping: Record<string, readonly string[]>;
    moduleIdToConsumeDataMapping: Record<string, Consumed>;
  };
  initializeSharingData: { uniqueName: string };
  initializeExposesData: { moduleMap: Record<string, () => Promise<unknown>>; shareScope: string };
  f: Record<string, (chunkId: string, promises: unknown[]) => unknown>;
  S: unknown;
  R: unknown;
  I: (name: string, initScope: unknown) => unknown;
  initContainer: (shareScope: unknown, initScope: unknown, remoteEntryInitOptions: unknown) => unknown;
  getContainer: (name: string, getScope: unknown) => Promise<unknown>;
}

declare const __webpack_require__: FederatedRequire;

/*
 * Replaces the start of federation that Rspack writes into each entry. Most of that is for modules of other remotes, and
 * for shared modules that a remote provides; remotes of Portico have neither.
 */
const webpackRequire = __webpack_require__;
const { consumesLoadingData: consumed, initializeExposesData: exposes } = webpackRequire;
const runtime = federation.bundlerRuntime as unknown as Record<
  'I' | 'consumes' | 'init' | 'initContainerEntry',
  (options: object) => unknown
> & { S: unknown };

const moduleToHandlerMapping = Object.fromEntries(
  Object.entries(consumed?.moduleIdToConsumeDataMapping ?? {}).map(
    ([id, { shareKey, shareScope, fallback, requiredVersion, strictVersion, singleton, eager }]) => {
      const shareConfig = { requiredVersion, strictVersion, singleton, eager };
      return [id, { getter: fallback, shareInfo: { shareConfig, scope: [shareScope] }, shareKey }];
    },
  ),
);

Object.assign(webpackRequire.federation, federation, {
  initOptions: {
    name: webpackRequire.initializeSharingData.uniqueName,
    shareStrategy: 'loaded-first',
    shared: {},
    remotes: [],
    plugins: [],
  },
  consumesLoadingModuleToHandlerMapping: moduleToHandlerMapping,
  bundlerRuntimeOptions: {
    remotes: {
      chunkMapping: {},
      remoteInfos: {},
      idToExternalAndNameMapping: {},
      idToRemoteMap: {},
      webpackRequire,
    },
  },
});
webpackRequire.S = runtime.S;
(federation.attachShareScopeMap as (require: FederatedRequire) => void)(webpackRequire);

if (consumed) {
  const installedModules = {};
  const { chunkMapping } = consumed;
  webpackRequire.f['consumes'] = (chunkId, promises) =>
    runtime.consumes({
      chunkId,
      promises,
      chunkMapping,
      moduleToHandlerMapping,
      installedModules,
      webpackRequire,
    });
}
const initPromises: unknown[] = [];
const initTokens = {};
webpackRequire.I = (shareScopeName, initScope) =>
  runtime.I({ shareScopeName, initScope, initPromises, initTokens, webpackRequire });
webpackRequire.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
  runtime.initContainerEntry({
    shareScope,
    initScope,
    remoteEntryInitOptions,
    shareScopeKey: exposes.shareScope,
    webpackRequire,
  });
webpackRequire.getContainer = (name, getScope) => {
  webpackRequire.R = getScope;
  const load = Object.hasOwn(exposes.moduleMap, name) ? exposes.moduleMap[name] : undefined;
  const factory = load?.() ?? Promise.reject(new Error(`Module "${name}" does not exist in container.`));
  webpackRequire.R = undefined;
  return factory;
};
webpackRequire.federation['instance'] = runtime.init({ webpackRequire });
