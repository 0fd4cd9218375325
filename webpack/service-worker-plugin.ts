import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);
/** Files that the shell needs to start any page offline. */
const SHELL_FILES = /^(main|offline-client|common)\..+\.js$/;

/** Builds the service worker as a file of the shell's release, which contains the names of the shell's files. */
export const serviceWorkerPlugin = (shellFolder: string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      // The last stage: afterwards no file gets another name.
      const at = { name: 'ServiceWorker', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tapPromise(at, async (assets) => {
        const shellFiles = Object.keys(assets).filter((name) => SHELL_FILES.test(name));
        const script = await bundle(path.join(shellFolder, 'src/service-worker/worker/service-worker.ts'), {
          __SHELL_FILES__: JSON.stringify(shellFiles),
          'process.env.NODE_ENV': '"production"',
        });
        compilation.emitAsset('service-worker.js', new webpack.sources.RawSource(script));
      });
    });
  },
});

async function bundle(file: string, define: Record<string, string>): Promise<string> {
  // Required lazily: the kit builds no shell and has no esbuild.
  const { build } = require('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [file],
    define,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild wrote nothing for ${file}`);
  return script.text;
}
