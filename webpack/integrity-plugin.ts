import webpack from 'webpack';

/** A hash that no file has: an address without an entry in the page's table is refused by the browser. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/**
 * Makes webpack's own chunk loading ask for the integrity that the page lists for the address. The page's table is
 * `globalThis.__PORTICO_INTEGRITY__`, set by the inline loader from the releases' descriptors. [T-18] Where the page has
 * several origins to ask, `__PORTICO_ASSETS__` says which (shell/src/remotes/asset-origins.ts).
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}
script.crossOrigin = 'anonymous';
(globalThis.__PORTICO_ASSETS__ || Boolean)(script);
script.integrity = (globalThis.__PORTICO_INTEGRITY__ || {})[new URL(url, location.href).pathname] || '${IMPOSSIBLE_HASH}';`,
      );
    });
  }
}
