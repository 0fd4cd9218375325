/** Where the tab's session came from, as an address of ours that signs out there too. */
const SIGN_OUT_KEY = 'portico.social-sign-out';
/** Set while the page is away at that address. */
const AWAY_KEY = 'portico.signing-out';

/** Remembers that the session came by a social provider, and how to leave it; null for every other session. [LOGIN-13] */
export function rememberSocialSignOut(address: string | null): void {
  write(SIGN_OUT_KEY, address);
}

/**
 * The first half of Logout for a session of a social provider: the page goes to the provider's own sign-out, which leads
 * back to `/`. False when the session is not of that kind or the network is away, so that it can end here at once. [LOGIN-13]
 */
export function leaveForSocialSignOut(go: (address: string) => void = leaveTo): boolean {
  const address = read(SIGN_OUT_KEY);
  if (!address?.startsWith('/api/auth/') || !navigator.onLine) return false;
  write(AWAY_KEY, 'yes');
  go(address);
  return true;
}

/** Whether the page comes back from there, where ever it was left: the session here is still to be ended. Asked once. */
export function isBackFromSocialSignOut(): boolean {
  const isBack = read(AWAY_KEY) !== null;
  write(AWAY_KEY, null);
  return isBack;
}

function leaveTo(address: string): void {
  // Anyone who comes back by the back button finds the page as it was left, still signed in: it starts again.
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
    // Without storage the session ends with the page anyway.
  }
}
