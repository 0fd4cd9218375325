import { useText } from '@portico/shared/platform';
import { useEffect } from 'react';

/** How long the page may stay busy before the faces are fetched all the same. */
const IDLE_TIMEOUT_MS = 3_000;

/** The faces of the page's language, once the page has nothing better to do; not for who asked to save data. */
export function PageFonts(): null {
  const { language } = useText('shell');
  useEffect(() => {
    if (savesData() || !('fonts' in document)) return undefined;
    return whenIdle(() => {
      // The page reads as well without: a failure costs nothing.
      void import(/* webpackChunkName: "fonts" */ './load-fonts.ts')
        .then(({ loadFonts }) => loadFonts(language))
        .catch(() => undefined);
    });
  }, [language]);
  return null;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(job, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(id);
}
