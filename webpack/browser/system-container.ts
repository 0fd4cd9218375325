/* The end of a Vite-built remote's entry: the container of federation, whose module and chunks are scripts of SystemJS.
   The build defines the three values (webpack/vite.ts). */

declare const CONTAINER: string;
/** File of the container's module. */
declare const MODULE: string;
/** Every other script of the release. */
declare const FILES: readonly string[];
declare const IMPOSSIBLE: string;

interface Loader {
  import: (id: string, parentUrl?: string) => Promise<Container>;
  instantiate: (url: string) => Promise<unknown>;
  getRegister: (url: string) => unknown;
  has: (url: string) => boolean;
  get: (url: string) => unknown;
  delete: (url: string) => unknown;
}
interface Container {
  init: (...args: unknown[]) => unknown;
  get: (name: string) => unknown;
}

const page = window as unknown as { System: { constructor: new () => Loader } } & Record<string, Container>;

/** Timeout of a script in ms, as of webpack's chunks (create-config.ts). */
const TIMEOUT_MS = 9_000;

const base = (document.currentScript as HTMLScriptElement).src;
const urls = FILES.map((file) => new URL(file, base).href);
const loader = new page.System.constructor();
const importModule = loader.import.bind(loader);

/** A script that is checked by its hash, and fails over between origins like webpack's. [T-18] */
loader.instantiate = (url) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (type: string) => {
      script.remove();
      // As webpack's error of a chunk, which the shell diagnoses (shell/src/remotes/diagnose.ts).
      const error = new Error(`${url} could not be loaded`);
      reject(Object.assign(error, { name: 'ChunkLoadError', type, request: url }));
    };
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.src = url;
    script.integrity = window.__PORTICO_INTEGRITY__?.[new URL(url).pathname] ?? IMPOSSIBLE;
    script.onerror = (event) => fail(typeof event === 'string' ? 'error' : event.type);
    script.onload = () => {
      script.remove();
      resolve(loader.getRegister(url));
    };
    window.__PORTICO_ASSETS__?.(script);
    setTimeout(() => fail('timeout'), TIMEOUT_MS);
    document.head.append(script);
  });

/** SystemJS retains a failed module for ever; the next attempt loads it again. */
loader.import = (id, parentUrl) =>
  importModule(id, parentUrl).catch((error: unknown) => {
    for (const url of urls) if (loader.has(url) && !loader.get(url)) loader.delete(url);
    throw error;
  });

let given: unknown[] = [];
let started: Promise<Container> | undefined;

function start(): Promise<Container> {
  started ??= loader.import(new URL(MODULE, base).href).then(async (container) => {
    await container.init(...given);
    return container;
  });
  started.catch(() => {
    started = undefined;
  });
  return started;
}

page[CONTAINER] = {
  // Federation replaces the errors of init, and passes on those of get.
  init: (...args) => {
    given = args;
    return start().catch(() => undefined);
  },
  get: async (name) => (await start()).get(name),
};
