import { closestTo, listen, page, unlisten } from './dom-events.client.ts';
import { hideWaiting, replayAfterHydration } from './input-replay.client.ts';
import { loadShell } from './load-shell.client.ts';

/** Events that indicate intent to use the page. */
const INTENT_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'pointerover'];
const CONTROLS = 'a,button,input,select,textarea,summary,label';
const IDLE_TIMEOUT_MS = 2_000;

/** Missing in TypeScript's libraries; unsupported by Firefox and Safari. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

export interface PageLoaderOptions {
  /** The page is readable and its links work without the shell. */
  isServerRendered: boolean;
}

/** Null as well where the browser denies access to storage. */
function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Runs before the first paint; the key is that of shell/src/layout/theme.ts. */
function applyChosenTheme(): void {
  const theme = readStored('localStorage', 'portico.theme');
  if (theme === 'light' || theme === 'dark') page['theme'] = theme;
}

const inNextFrame = (run: () => void) => requestAnimationFrame(run);

/**
 * Lazy pictures wait until the high-priority one, which needs the bandwidth, has been painted; see
 * shared/ui/picture/Picture.tsx.
 */
function deferLazyPictures(): void {
  page['first'] = '';
  // The first frame paints the picture.
  const stopWaiting = () => inNextFrame(() => inNextFrame(() => delete page['first']));
  const onPicture = ({ target }: Event) => {
    if ((target as HTMLImageElement).fetchPriority === 'high') stopWaiting();
  };
  listen(['load', 'error'], onPicture, true);
  window.addEventListener('load', stopWaiting);
}

function whenLoadedAndIdle(run: () => void): void {
  window.addEventListener('load', () =>
    inNextFrame(() =>
      // Safari has no requestIdleCallback.
      window.requestIdleCallback
        ? window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
        : setTimeout(run),
    ),
  );
}

/** With Save-Data or on a 2g connection the shell is loaded on intent only. */
function isCostlyConnection(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: NetworkInformation }).connection || {};
  return saveData || /2g/.test(effectiveType as string);
}

/**
 * Loads the shell: immediately for signed-in visitors, whose page differs from the server-rendered one, and for pages
 * without server HTML; otherwise when the page has loaded and is idle, or on intent.
 */
export function startPageLoader({ isServerRendered }: PageLoaderOptions): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    unlisten(INTENT_EVENTS, onIntent);
    const load = () => loadShell(startOnNextIntent);
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };
  const onIntent = (event: Event) => {
    // A pointer over text is no intent.
    if (event.type !== 'pointerover' || closestTo(event, CONTROLS)) start();
  };
  const startOnIntent = () => listen(INTENT_EVENTS, onIntent, { capture: true, passive: true });
  const startOnNextIntent = () => {
    isStarted = false;
    hideWaiting();
    startOnIntent();
  };
  applyChosenTheme();
  replayAfterHydration();
  if (readStored('sessionStorage', 'portico.token') || !isServerRendered) return start();
  startOnIntent();
  deferLazyPictures();
  if (!isCostlyConnection()) whenLoadedAndIdle(start);
}
