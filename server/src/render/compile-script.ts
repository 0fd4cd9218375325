import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Bundles and minifies a script for browsers; `target` is the oldest syntax that they know. */
export function compileScript(entry: URL, target: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    // The same output without the repository's tsconfig.json, which container images lack.
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
