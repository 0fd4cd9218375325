import { type Language } from '@portico/shared/contracts';
import { LoadOnce } from '@portico/shared/platform';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** The script calls this once the library is there. */
const READY = 'porticoMapsReady';
/** A script that has not come by then, in ms, has failed. */
const LOADS_WITHIN_MS = 20_000;

interface MapsPage {
  [READY]?: (() => void) | undefined;
  /** Called by the library when Google refuses the key. */
  gm_authFailure?: (() => void) | undefined;
}

const refusalListeners = new Set<() => void>();
let isRefused = false;

/** Whether Google has refused the key; `listener` hears of it when that comes later. */
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
    // The key is checked by the page's origin; which page it is, is the visitor's business alone. [T-01, T-19]
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
 * Brings Google's library into the page, once, in the language that the page has then; rejects when it does not come,
 * and the next call tries again. Anyone who brought it before, another remote or a test, is not asked twice.
 */
export async function loadGoogleMaps(key: string, language: Language): Promise<void> {
  const { google: present } = window as { google?: { maps?: { importLibrary?: unknown } } };
  if (present?.maps?.importLibrary) return;
  loading ??= new LoadOnce(() => loadScript(key, language));
  await loading.ready();
}
