/*
 * The files of releases are at the site's own origin, and may be at others too. A page asks one of them until that fails,
 * and then the next: for entries, chunks and words alike, as all have the same paths everywhere. [MFE-10]
 */

/** Where releases are, at every origin that has them. */
const RELEASES = '/_r/';
/**
 * A file that has not arrived by then has failed when nobody else could give it. Less than the registry's ten seconds, or
 * a retry would wait for the request that hangs.
 */
const PATIENCE_MS = 9_000;
/** And when somebody could, so that two others are asked within the ten seconds. What comes late all the same is taken. */
const PATIENCE_WITH_OTHERS_MS = 4_000;

/** Set by webpack: the folder that the shell itself came from. */
declare const __webpack_public_path__: string | undefined;

/** What webpack's own loading of chunks shows each script to; see webpack/integrity-plugin.ts. */
const page = globalThis as { __PORTICO_ASSETS__?: (script: HTMLScriptElement) => void };

/** The site's own is ''. */
let origins: readonly string[] = [''];
let index = 0;

/** Called once by the shell: begins with the origin that gave the shell, and has every build in the page ask there. */
export function startAssetOrigins(elsewhere: readonly string[]): void {
  origins = ['', ...elsewhere];
  index = Math.max(0, origins.indexOf(originOfShell()));
  if (elsewhere.length > 0) page.__PORTICO_ASSETS__ = placeScript;
  else delete page.__PORTICO_ASSETS__;
}

/** '' for the site's own. */
export const currentOrigin = (): string => origins[index] ?? '';

/** It has not given a file: from now on the next one is asked, unless that is so already. */
export function giveUpOrigin(origin: string): void {
  if (origins.length === 1 || origin !== currentOrigin()) return;
  index = (index + 1) % origins.length;
  console.warn(`[portico] ${named(origin)} does not give a file: ${named(currentOrigin())} is asked now.`);
}

/** Where a file of a release is asked for now; other addresses stay. */
export function addressNow(url: string): string {
  const { pathname } = new URL(url, window.location.href);
  return origins.length > 1 && pathname.startsWith(RELEASES) ? `${currentOrigin()}${pathname}` : url;
}

/** ms until a file that does not arrive has failed. */
export const patienceMs = (): number => (origins.length > 1 ? PATIENCE_WITH_OTHERS_MS : PATIENCE_MS);

function placeScript(script: HTMLScriptElement): void {
  const address = addressNow(script.src);
  if (address === script.src) return;
  script.src = address;
  // As webpack itself says it, after its own, longer time.
  setTimeout(() => script.onerror?.({ type: 'timeout', target: script } as never), patienceMs());
}

const named = (origin: string): string => origin || window.location.origin;

function originOfShell(): string {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return URL.canParse(folder) ? new URL(folder).origin : '';
}
