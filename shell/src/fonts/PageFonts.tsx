import { useText } from '@portico/shared/platform';
import { useEffect } from 'react';

/** Timeout of the wait for an idle period. */
const IDLE_TIMEOUT_MS = 3_000;

/** Loads the fonts of the page's language when the page is idle, unless the visitor saves data. */
export function PageFonts(): null {
  const { language } = useText('shell');
  useEffect(() => {
    if (savesData() || !('fonts' in document)) return undefined;
    return whenIdle(() => {
      // The page is readable with the fallback fonts, so a failure is ignored.
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
