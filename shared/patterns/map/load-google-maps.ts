import { type Language } from '@portico/shared/contracts';
import { LoadOnce } from '@portico/shared/platform';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** Name of the global callback that Google's script calls when it is ready. */
const READY = 'porticoMapsReady';
/** Timeout of the script, in ms. */
const LOADS_WITHIN_MS = 20_000;

interface MapsPage {
  [READY]?: (() => void) | undefined;
  /** Called by the library when Google rejects the key. */
  gm_authFailure?: (() => void) | undefined;
}

const refusalListeners = new Set<() => void>();
let isRefused = false;

/** Whether Google has rejected the key; `listener` is called if it does later. */
export function onKeyRefused(listener: () => void): () => void {
  if (isRefused) listener();
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

function loadScript(key: string, language: Language): Promise<void> {
  const page = window as MapsPage;
  page.gm_authFailure = () => {
    isRefused = true;
    for (const listener of refusalListeners) listener();
  };
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Google Maps did not load.'));
    };
    const timer = setTimeout(fail, LOADS_WITHIN_MS);
    page[READY] = () => {
      clearTimeout(timer);
      resolve();
    };
    // The key is checked against the origin, so the page's path is not sent to Google.
    const query = {
      key,
      language,
      v: 'quarterly',
      loading: 'async',
      auth_referrer_policy: 'origin',
      callback: READY,
    };
    script.src = `${SCRIPT}?${new URLSearchParams(query)}`;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}

let loading: LoadOnce<void> | undefined;

/**
 * Loads Google's library once, in the page's current language; a library that is already on the page is used. Rejects
 * if it fails to load, and the next call retries.
 */
export async function loadGoogleMaps(key: string, language: Language): Promise<void> {
  const { google: present } = window as { google?: { maps?: { importLibrary?: unknown } } };
  if (present?.maps?.importLibrary) return;
  loading ??= new LoadOnce(() => loadScript(key, language));
  await loading.ready();
}
