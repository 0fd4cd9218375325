/** Session storage: the URL that also signs out at the social provider. */
const SIGN_OUT_KEY = 'portico.social-sign-out';
/** Session storage: set while the visitor is at that URL. */
const AWAY_KEY = 'portico.signing-out';

/** Stores the sign-out URL of a session from a social provider; null for any other session. [LOGIN-13] */
export function rememberSocialSignOut(address: string | null): void {
  write(SIGN_OUT_KEY, address);
}

/**
 * Starts the sign-out of a social session: navigates to the provider's sign-out, which redirects back to `/`. Returns
 * false if the session is not social or the browser is offline; the caller then ends it directly. [LOGIN-13]
 */
export function leaveForSocialSignOut(go: (address: string) => void = leaveTo): boolean {
  const address = read(SIGN_OUT_KEY);
  if (!address?.startsWith('/api/auth/') || !navigator.onLine) return false;
  write(AWAY_KEY, 'yes');
  go(address);
  return true;
}

/**
 * Whether the page was opened after a sign-out at the social provider, so that the session here must still end. Clears
 * the mark.
 */
export function isBackFromSocialSignOut(): boolean {
  const isBack = read(AWAY_KEY) !== null;
  write(AWAY_KEY, null);
  return isBack;
}

function leaveTo(address: string): void {
  // A page restored from the back/forward cache still shows the session, so it reloads.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage the session ends with the page.
  }
}
