import { createHash } from 'node:crypto';
import { IMPOSSIBLE_HASH } from '@portico/shared/contracts';
import type webpack from 'webpack';

/**
 * Makes the browser verify every chunk's integrity by the table `globalThis.__PORTICO_INTEGRITY__`, from path to hash,
 * to which each verified entry adds the other scripts of its package. With several asset origins, `__PORTICO_ASSETS__`
 * lists them (shell/src/remotes/asset-origins.ts). [T-18]
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      scriptHook(compiler, compilation).tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}
script.crossOrigin = 'anonymous';
(globalThis.__PORTICO_ASSETS__ || Boolean)(script);
script.integrity = (globalThis.__PORTICO_INTEGRITY__ || {})[new URL(url, location.href).pathname] || '${IMPOSSIBLE_HASH}';`,
      );
      // Chunks have their final texts and names at this stage; the entry lists their hashes before it is hashed itself.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () =>
        addTables(compiler, compilation),
      );
    });
  }
}

/** Rspack has the hook under another name. */
function scriptHook(compiler: webpack.Compiler, compilation: webpack.Compilation): ScriptHook {
  const { runtime, RuntimePlugin } = compiler.webpack as unknown as {
    runtime?: { LoadScriptRuntimeModule?: HookOwner };
    RuntimePlugin?: HookOwner;
  };
  const owner = runtime?.LoadScriptRuntimeModule ?? RuntimePlugin;
  if (!owner) throw new Error('The bundler has no hook for the scripts of chunks.');
  return owner.getCompilationHooks(compilation).createScript;
}

interface ScriptHook {
  tap(name: string, change: (source: string) => string): void;
}
interface HookOwner {
  getCompilationHooks: (compilation: webpack.Compilation) => { createScript: ScriptHook };
}

function addTables(compiler: webpack.Compiler, compilation: webpack.Compilation): void {
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
    compilation.updateAsset(
      entry,
      (code) => new compiler.webpack.sources.ConcatSource(tableScript(table), code),
    );
}

/** As in the table of hashes. */
export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');

/** Script of an entry that adds the SHA-256 of its files; those of the page take precedence: its preloads used them. */
export const tableScript = (table: Record<string, string>): string =>
  `(function(all,base,own){for(var file in own)all[new URL(file,base).pathname]||="sha256-"+own[file]})` +
  `(globalThis.__PORTICO_INTEGRITY__||={},document.currentScript.src,${JSON.stringify(table)});`;
