/** Prefix in localStorage of unsaved input of a signed-in person. */
const PREFIX = 'portico.private.';

/** Reads a value of one signed-in person; undefined if there is none. */
export function readPrivate(uid: string, key: string): string | undefined {
  try {
    return localStorage.getItem(`${PREFIX}${uid}.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for one signed-in person in this browser, or removes it with undefined. */
export function storePrivate(uid: string, key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`${PREFIX}${uid}.${key}`);
    else localStorage.setItem(`${PREFIX}${uid}.${key}`, value);
  } catch {
    // If storage is blocked or full, the value is lost when the page closes.
  }
}

/** Removes the values of everyone. Called at sign-out, not when a session expires. */
export function clearPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
