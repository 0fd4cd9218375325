import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ENTRY = fileURLToPath(new URL('./page-loader.entry.ts', import.meta.url));

let compiled: string | undefined;

/**
 * The one inline script, in the head of every page: minified, with its modules bundled. Compiled at the first call and
 * cached; the content security policy allows exactly this text by its hash.
 */
export function pageLoaderScript(): string {
  compiled ??= compile();
  return compiled;
}

/** The script's element. `isServerRendered`: the page can be used before the shell runs, so the script may wait. */
export const pageLoader = (isServerRendered: boolean): string =>
  `<script${isServerRendered ? ' data-rendered' : ''}>${pageLoaderScript()}</script>`;

function compile(): string {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Browsers too old for the shell still must not send a form that has no address.
    target: 'es2015',
    // The same output with and without the repository's tsconfig.json, which no container image has.
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
