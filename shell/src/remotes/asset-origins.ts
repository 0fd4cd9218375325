/* Release files are on the site's own origin and perhaps on others, with the same paths. A page requests entries,
   chunks and messages from one origin, and fails over to the next. */

/** Path prefix of releases on every origin. */
const RELEASES = '/_r/';
/** Timeout of a file with one origin. Below the registry's timeout, or a retry would wait for a hanging request. */
const TIMEOUT_MS = 9_000;
/**
 * Timeout with several origins: leaves time for another attempt within the registry's. A late response is still
 * used.
 */
const TIMEOUT_WITH_OTHERS_MS = 4_000;

/** Set by webpack: the URL of the folder that the shell was loaded from. */
declare const __webpack_public_path__: string | undefined;

/** '' is the site's own origin. */
let origins: readonly string[] = [''];
let index = 0;

/** Called once by the shell: starts with the origin that served the shell, for all packages of the page. */
export function startAssetOrigins(elsewhere: readonly string[]): void {
  origins = ['', ...elsewhere];
  index = Math.max(0, origins.indexOf(originOfShell()));
  // Webpack's chunk loading calls this for each script; see webpack/chunk-integrity-plugin.ts.
  if (elsewhere.length > 0) window.__PORTICO_ASSETS__ = redirectScript;
  else delete window.__PORTICO_ASSETS__;
}

/** '' is the site's own origin. */
export const currentOrigin = (): string => origins[index] ?? '';

/** Switches to the next origin after `origin` failed, unless it was switched already. */
export function failOverFrom(origin: string): void {
  if (origins.length === 1 || origin !== currentOrigin()) return;
  index = (index + 1) % origins.length;
  console.warn(`[portico] ${named(origin)} did not serve a file: switching to ${named(currentOrigin())}.`);
}

/** URL of a release file on the current origin; other URLs are unchanged. */
export function resolveAssetUrl(url: string): string {
  const { pathname } = new URL(url, window.location.href);
  return origins.length > 1 && pathname.startsWith(RELEASES) ? `${currentOrigin()}${pathname}` : url;
}

/** Timeout of a file in ms. */
export const timeoutMs = (): number => (origins.length > 1 ? TIMEOUT_WITH_OTHERS_MS : TIMEOUT_MS);

function redirectScript(script: HTMLScriptElement): void {
  const address = resolveAssetUrl(script.src);
  if (address === script.src) return;
  script.src = address;
  // The event that webpack raises after its own, longer timeout.
  setTimeout(() => script.onerror?.({ type: 'timeout', target: script } as never), timeoutMs());
}

const named = (origin: string): string => origin || window.location.origin;

function originOfShell(): string {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return URL.canParse(folder) ? new URL(folder).origin : '';
}
