import { readStorage, writeStorage } from '../platform/browser-storage.ts';

/** Session storage: the URL that also signs out at the social provider. */
const SIGN_OUT_KEY = 'portico.social-sign-out';
/** Session storage: set while the visitor is at that URL. */
const AWAY_KEY = 'portico.signing-out';

/**
 * Stores the sign-out URL of a session from a social provider; null for any other session. If storage is blocked, the
 * session ends with the page. [LOGIN-13]
 */
export function rememberSocialSignOut(address: string | null): void {
  writeStorage('sessionStorage', SIGN_OUT_KEY, address);
}

/**
 * Starts the sign-out of a social session: navigates to the provider's sign-out, which redirects back to `/`. Returns
 * false if the session is not social or the browser is offline; the caller then ends it directly. [LOGIN-13]
 */
export function leaveForSocialSignOut(go: (address: string) => void = leaveTo): boolean {
  const address = readStorage('sessionStorage', SIGN_OUT_KEY);
  if (!address?.startsWith('/api/auth/') || !navigator.onLine) return false;
  writeStorage('sessionStorage', AWAY_KEY, 'yes');
  go(address);
  return true;
}

/**
 * Whether the page was opened after a sign-out at the social provider, so that the session here must still end. Clears
 * the mark.
 */
export function isBackFromSocialSignOut(): boolean {
  const isBack = readStorage('sessionStorage', AWAY_KEY) !== null;
  writeStorage('sessionStorage', AWAY_KEY, null);
  return isBack;
}

function leaveTo(address: string): void {
  // A page restored from the back/forward cache still shows the session, so it reloads.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
}
