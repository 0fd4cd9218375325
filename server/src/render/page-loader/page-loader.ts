import { compileScript } from '../compile-script.ts';

const ENTRY = new URL('./page-loader.entry.ts', import.meta.url);

let compiled: string | undefined;

/**
 * The only inline script, in the head of every page: bundled and minified at the first call, then cached. The CSP
 * allows exactly this text by its hash.
 */
export function pageLoaderScript(): string {
  // For browsers too old for the shell: they must not submit a form without an action.
  compiled ??= compileScript(ENTRY, 'es2015');
  return compiled;
}

/** The script element. `isServerRendered`: the page is usable before the shell runs, so the script may wait. */
export const pageLoader = (isServerRendered: boolean): string =>
  `<script${isServerRendered ? ' data-rendered' : ''}>${pageLoaderScript()}</script>`;
