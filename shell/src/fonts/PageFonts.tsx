import { useLocation, useText } from '@portico/shared/platform';
import { useEffect, useLayoutEffect, useState } from 'react';

/** Timeout of the wait for an idle period. */
const IDLE_TIMEOUT_MS = 3_000;
/** On a line of about 1 Mbit/s or less, a file of this size takes this long from its first byte to its last. */
const LARGE_FILE_BYTES = 100_000;
const SLOW_ARRIVAL_MS = 700;

/**
 * Loads the fonts of the page's language when the page is idle, unless the visitor saves data. Adding them lays out the
 * whole page again, so on a slow line, where they arrive late, they are used from the next page on.
 */
export function PageFonts(): null {
  const { language } = useText('shell');
  const { pathname } = useLocation();
  const page = `${language} ${pathname}`;
  const [firstPage] = useState(page);
  const [faces, setFaces] = useState<readonly FontFace[]>([]);
  const isFirstPage = page === firstPage;

  useEffect(() => {
    if (savesData() || !('fonts' in document)) return undefined;
    return whenIdle(() => {
      // The page is readable with the fallback fonts, so a failure is ignored.
      void import(/* webpackChunkName: "fonts" */ './load-fonts.ts')
        .then(({ loadFonts }) => loadFonts(language))
        .then(setFaces)
        .catch(() => undefined);
    });
  }, [language]);

  // Before the next paint, so that the next page is laid out once.
  useLayoutEffect(() => {
    if (faces.length === 0 || (isFirstPage && isLineSlow())) return;
    // Added together, because each addition lays out all text of the page again.
    for (const face of faces) document.fonts.add(face);
  }, [faces, isFirstPage]);
  return null;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether a large file of this page, such as the shell's script, took long to arrive; a cached file does not. */
const isLineSlow = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ encodedBodySize, responseStart, responseEnd }) =>
      encodedBodySize >= LARGE_FILE_BYTES && responseEnd - responseStart > SLOW_ARRIVAL_MS,
  );

function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(job, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(id);
}
