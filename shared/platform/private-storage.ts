/** What a person typed and has not saved stands under this prefix in local storage. */
const PREFIX = 'portico.private.';

/** What is kept in this browser for one signed-in person, also after the tab is closed; undefined when nothing is. */
export function readPrivate(uid: string, key: string): string | undefined {
  try {
    return localStorage.getItem(`${PREFIX}${uid}.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something in this browser for one signed-in person, or forgets it with undefined. */
export function keepPrivate(uid: string, key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`${PREFIX}${uid}.${key}`);
    else localStorage.setItem(`${PREFIX}${uid}.${key}`, value);
  } catch {
    // Blocked or full storage costs what would have been kept, nothing that is on the screen.
  }
}

/** Signing out leaves nothing of anybody in this browser; a session that merely ran out does. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}
