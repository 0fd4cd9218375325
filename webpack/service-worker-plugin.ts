import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);
/** Chunks that the shell needs to start any page offline. */
const ALWAYS_CACHED = [/^main\./, /^offline-client\./, /^common\./];
/** Bytes; above any size of the shell's script. */
const MAX_CACHED_BYTES = 4_000_000;

/** Builds the service worker as a file of the shell's release, with its precache list. */
export function serviceWorkerPlugin(shellFolder: string): WebpackPluginInstance {
  // Required lazily: the kit builds no shell and has no workbox.
  const { InjectManifest } = require('workbox-webpack-plugin') as {
    InjectManifest: new (options: Record<string, unknown>) => WebpackPluginInstance;
  };
  return new InjectManifest({
    swSrc: path.join(shellFolder, 'src/service-worker/worker/service-worker.ts'),
    swDest: 'service-worker.js',
    include: ALWAYS_CACHED,
    // Their names contain hashes.
    dontCacheBustURLsMatching: /./,
    maximumFileSizeToCacheInBytes: MAX_CACHED_BYTES,
  });
}
