export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Reads a text from the browser's storage. Null if there is none, on the server, and if storage is blocked, as in
 * private windows of some browsers.
 */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in the browser, or removes it with null. Returns false if storage is blocked or full. */
export function writeStorage(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
