import type { PageBoot } from '@portico/shared/contracts';

/** Timeout in ms after which the shell's script is requested from the next origin as well. */
const ORIGIN_TIMEOUT_MS = 8_000;

/** The boot data is at the end of the document, so the document must be parsed. */
const readBoot = (): PageBoot =>
  JSON.parse((document.getElementById('portico-boot') as HTMLElement).textContent as string) as PageBoot;

const appendToHead = <Tag extends 'script' | 'link'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, properties),
  );

/**
 * Requests the shell's script from the page's own origin, and from the next one after a failure or timeout. Only the
 * first script that loads runs.
 */
function requestShell(
  origins: readonly string[],
  path: string,
  integrity: string,
  onFailure: () => void,
): void {
  const requested: HTMLScriptElement[] = [];
  let pending = 0;
  let isLoaded = false;
  const requestFrom = (index: number): void => {
    // Requests each origin once, although the previous one may both time out and fail.
    if (isLoaded || requested.length !== index || index === origins.length) return;
    const requestNext = () => requestFrom(index + 1);
    pending++;
    const script = appendToHead('script', {
      integrity,
      async: true,
      src: origins[index] + path,
      onerror() {
        requestNext();
        pending--;
        if (!pending) onFailure();
      },
      onload() {
        isLoaded = true;
        // Browsers do not run a script that moved to another document after its request.
        const inert = document.implementation.createHTMLDocument('').body;
        inert.append(...requested.filter((other) => other !== script));
      },
    });
    requested.push(script);
    setTimeout(requestNext, ORIGIN_TIMEOUT_MS);
  };
  requestFrom(0);
}

/** Loads the shell and preloads the page's other scripts. Calls `onFailure` if no origin delivers the shell. */
export function loadShell(onFailure: () => void): void {
  const { integrity, main, preload, settings } = readBoot();
  // Read by the code that webpack/chunk-integrity-plugin.ts adds to each chunk request.
  const hashes: Record<string, string> = integrity || {};
  Object.assign(window, { __PORTICO_INTEGRITY__: hashes });
  requestShell([''].concat(settings.assetOrigins || []), main, hashes[main] as string, onFailure);
  // Preloads from a script, because in the markup they would block it; one per task, to keep input responsive on a slow
  // phone.
  preload.forEach((href) =>
    setTimeout(() =>
      appendToHead('link', { rel: 'preload', as: 'script', integrity: hashes[href] as string, href }),
    ),
  );
}
