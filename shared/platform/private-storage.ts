import { clearJournal, readJournal, writeJournal } from './private-journal.ts';

/** Prefix in localStorage of unsaved input of a signed-in person. */
const PREFIX = 'portico.private.';
/** Prefix of the times in ms at which it was written. */
const TIME_PREFIX = 'portico.private-at.';
/** A browser that does not open its IndexedDB delays an editor by at most this time, in ms. */
const RESTORE_TIMEOUT_MS = 1000;

/** Reads a value of one signed-in person; undefined if there is none. */
export function readPrivate(uid: string, key: string): string | undefined {
  try {
    return localStorage.getItem(`${PREFIX}${uid}.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value for one signed-in person in this browser, or removes it with undefined. Milliseconds later it also
 * survives the end of all the browser's processes.
 */
export function storePrivate(uid: string, key: string, value: string | undefined): void {
  const at = nextTime();
  store(`${uid}.${key}`, value, at);
  writeJournal(`${uid}.${key}`, { value, at });
}

/**
 * Restores what localStorage has lost because the browser ended before it wrote the disk; afterwards `readPrivate` reads
 * the last stored values. Runs once per page: later calls return the same promise.
 */
export function restorePrivate(): Promise<void> {
  restoring ??= Promise.race([
    restore(),
    new Promise<void>((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS)),
  ]);
  return restoring;
}
let restoring: Promise<void> | undefined;

/** Removes the values of everyone. Called at sign-out, not when a session expires. */
export function clearPrivate(): void {
  for (const key of storedKeys()) store(key, undefined, 0);
  clearJournal(nextTime());
}

async function restore(): Promise<void> {
  const { entries, clearedAt } = await readJournal();
  lastTime = Math.max(lastTime, clearedAt, ...[...entries.values()].map(({ at }) => at));
  for (const key of storedKeys()) {
    const at = timeOf(key);
    if (at > 0 && at < clearedAt) store(key, undefined, 0);
  }
  for (const [key, { value, at }] of entries) {
    if (at > Math.max(clearedAt, timeOf(key))) store(key, value, at);
  }
}

function store(key: string, value: string | undefined, at: number): void {
  try {
    if (value === undefined) {
      localStorage.removeItem(PREFIX + key);
      localStorage.removeItem(TIME_PREFIX + key);
    } else {
      localStorage.setItem(PREFIX + key, value);
      localStorage.setItem(TIME_PREFIX + key, String(at));
    }
  } catch {
    // If storage is blocked or full, the value is lost when the page closes.
  }
}

function storedKeys(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function timeOf(key: string): number {
  try {
    return Number(localStorage.getItem(TIME_PREFIX + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Later than all earlier writes, also within a millisecond and when the clock was set back. */
function nextTime(): number {
  lastTime = Math.max(Date.now(), lastTime + 1);
  return lastTime;
}
let lastTime = 0;
