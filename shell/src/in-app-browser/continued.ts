/** Kept for the browser's session: visitors who chose to stay are not asked on every page. [T-44] */
const CONTINUED_KEY = 'portico.in-app.continued';

/** Apps may forbid storage; the dialog then opens on every page. */
export function hasContinued(): boolean {
  try {
    return sessionStorage.getItem(CONTINUED_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberContinued(): void {
  try {
    sessionStorage.setItem(CONTINUED_KEY, '1');
  } catch {
    // See `hasContinued`.
  }
}
