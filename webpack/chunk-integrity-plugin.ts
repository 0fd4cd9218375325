import { createHash } from 'node:crypto';
import { IMPOSSIBLE_HASH } from '@portico/shared/contracts';
import webpack from 'webpack';

/**
 * Has the browser check every chunk against a hash. [T-18] The page's table is `globalThis.__PORTICO_INTEGRITY__`, path
 * to hash: the page lists the entries of its releases and what it wants at once, and each entry, once it has been
 * checked itself, adds the other scripts of its own package, so that no page carries those of all packages. Where the
 * page has several origins to ask, `__PORTICO_ASSETS__` says which (shell/src/remotes/asset-origins.ts).
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}
script.crossOrigin = 'anonymous';
(globalThis.__PORTICO_ASSETS__ || Boolean)(script);
script.integrity = (globalThis.__PORTICO_INTEGRITY__ || {})[new URL(url, location.href).pathname] || '${IMPOSSIBLE_HASH}';`,
      );
      // The files have their final texts and names by then; an entry is named by these too, as it lists its chunks.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () =>
        addTables(compilation),
      );
    });
  }
}

function addTables(compilation: webpack.Compilation): void {
  const chunks = [...compilation.chunks];
  const scriptsOf = (some: readonly webpack.Chunk[]) =>
    some.flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'));
  const entries = scriptsOf(chunks.filter((chunk) => chunk.hasRuntime()));
  const table = Object.fromEntries(
    scriptsOf(chunks.filter((chunk) => !chunk.hasRuntime()))
      .sort()
      .map((file) => [file, sha256(compilation.getAsset(file)?.source.buffer() ?? Buffer.of())]),
  );
  for (const entry of entries)
    compilation.updateAsset(entry, (code) => new webpack.sources.ConcatSource(tableScript(table), code));
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** What the page listed stays: its preloads asked for that hash. */
const tableScript = (table: Record<string, string>): string =>
  `(function(all,base,own){for(var file in own)all[new URL(file,base).pathname]||="sha256-"+own[file]})` +
  `(globalThis.__PORTICO_INTEGRITY__||={},document.currentScript.src,${JSON.stringify(table)});`;
