import type { PageBoot } from '@portico/shared/contracts';

/** After this silence of an origin, the shell's script is requested from the next origin as well. */
const ORIGIN_TIMEOUT_MS = 8_000;

/** Boot data is at the end of the document, so the document must be parsed. */
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
 * Requests the shell's script from the page's own origin, and from the next one if an origin fails or is silent. The
 * first script to load is the only one that runs.
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
    // Each origin is requested once, although the one before it may both time out and fail.
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
        // Browsers do not run a script that moved to another document after it was requested.
        const inert = document.implementation.createHTMLDocument('').body;
        inert.append(...requested.filter((other) => other !== script));
      },
    });
    requested.push(script);
    setTimeout(requestNext, ORIGIN_TIMEOUT_MS);
  };
  requestFrom(0);
}

/** Loads the shell and preloads the page's other scripts. `onFailure`: no origin delivered the shell. */
export function loadShell(onFailure: () => void): void {
  const { integrity, main, preload, settings } = readBoot();
  // Read by the code that webpack/chunk-integrity-plugin.ts adds to each chunk request.
  const hashes: Record<string, string> = integrity || {};
  Object.assign(window, { __PORTICO_INTEGRITY__: hashes });
  requestShell([''].concat(settings.assetOrigins || []), main, hashes[main] as string, onFailure);
  // Not in the markup, where the content security policy blocks them; each in a task of its own, because together they
  // block input on a slow phone.
  preload.forEach((href) =>
    setTimeout(() =>
      appendToHead('link', { rel: 'preload', as: 'script', integrity: hashes[href] as string, href }),
    ),
  );
}
