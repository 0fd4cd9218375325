import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ENTRY = fileURLToPath(new URL('./page-loader.entry.ts', import.meta.url));

let compiled: string | undefined;

/**
 * The only inline script, in the head of every page: bundled and minified at the first call, then cached. The CSP
 * allows exactly this text by its hash.
 */
export function pageLoaderScript(): string {
  compiled ??= compile();
  return compiled;
}

/** The script element. `isServerRendered`: the page is usable before the shell runs, so the script may wait. */
export const pageLoader = (isServerRendered: boolean): string =>
  `<script${isServerRendered ? ' data-rendered' : ''}>${pageLoaderScript()}</script>`;

function compile(): string {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // For browsers too old for the shell: they must not submit a form without an action.
    target: 'es2015',
    // The same output without the repository's tsconfig.json, which container images lack.
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
