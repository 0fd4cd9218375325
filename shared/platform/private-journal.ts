/**
 * Unsaved input in IndexedDB, beside its copy in localStorage, which a browser writes to the disk up to a minute later.
 * A transaction of IndexedDB goes to the operating system at once, and one of strict durability to the disk.
 */
const DATABASE = 'portico-private';
const STORE = 'values';
/** Entry with the time of the last sign-out; values before it are void. */
const CLEARED = '';
/** Pause after which the entries are written to the disk, in ms: at each key that would delay the next one. */
export const SYNC_AFTER_MS = 1000;

/** A value, or its removal with undefined. */
export interface JournalEntry {
  value: string | undefined;
  /** Time of the write in ms; grows with every write of a page. */
  at: number;
}

let opening: Promise<IDBDatabase | undefined> | undefined;
/** What the next transaction writes: while one is running, only the latest value of a key waits. */
let waiting = new Map<string, JournalEntry>();
let writing: Promise<void> | undefined;
/** The next transaction empties the store first. */
let isClearing = false;
let clearedAt = 0;
let unsynced = new Map<string, JournalEntry>();
let syncing: ReturnType<typeof setTimeout> | undefined;

/** Undefined where the browser has no IndexedDB or does not open it. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const close = () => {
        request.result.close();
        opening = undefined;
      };
      request.result.onversionchange = close;
      request.result.onclose = close;
      resolve(request.result);
    };
    request.onerror = () => resolve(undefined);
    request.onblocked = () => resolve(undefined);
  });
  return opening.catch(() => undefined);
}

/**
 * Writes an entry: within milliseconds it survives the end of the browser, and after a second that of the device. If the
 * browser refuses, localStorage alone has it.
 */
export function writeJournal(key: string, entry: JournalEntry): void {
  waiting.set(key, entry);
  writing ??= writeWaiting();
}

/** Resolves once every entry so far survives the end of the browser. */
export const journalWritten = async (): Promise<void> => writing;

/** Removes every entry that was written in this browser before `at`. */
export function clearJournal(at: number): void {
  clearedAt = at;
  isClearing = true;
  writeJournal(CLEARED, { value: undefined, at });
}

async function writeWaiting(): Promise<void> {
  const database = await openDatabase();
  while (waiting.size > 0) {
    const entries = waiting;
    waiting = new Map();
    const isFirstCleared = isClearing;
    isClearing = false;
    if (database) await writeEntries(database, entries, { durability: 'relaxed', isFirstCleared });
    for (const [key, entry] of entries) unsynced.set(key, entry);
  }
  writing = undefined;
  clearTimeout(syncing);
  syncing = setTimeout(() => void sync(), SYNC_AFTER_MS);
}

async function sync(): Promise<void> {
  const entries = unsynced;
  unsynced = new Map();
  const database = await openDatabase();
  if (database) await writeEntries(database, entries, { durability: 'strict', isFirstCleared: false });
}

function writeEntries(
  database: IDBDatabase,
  entries: ReadonlyMap<string, JournalEntry>,
  { durability, isFirstCleared }: { durability: IDBTransactionDurability; isFirstCleared: boolean },
): Promise<void> {
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability });
      const store = transaction.objectStore(STORE);
      if (isFirstCleared) store.clear();
      for (const [key, entry] of entries) if (entry.at >= clearedAt) store.put(entry, key);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => resolve();
    } catch {
      // The connection was closed meanwhile; the next write opens another.
      resolve();
    }
  });
}

/** Every entry by its key, and the time of the last sign-out in this browser, or 0. */
export async function readJournal(): Promise<{ entries: Map<string, JournalEntry>; clearedAt: number }> {
  const database = await openDatabase();
  const entries = new Map<string, JournalEntry>();
  if (database) {
    await new Promise<void>((resolve) => {
      try {
        const transaction = database.transaction(STORE);
        const request = transaction.objectStore(STORE).openCursor();
        request.onsuccess = () => {
          const { result: cursor } = request;
          if (!cursor) return;
          entries.set(cursor.key as string, cursor.value as JournalEntry);
          cursor.continue();
        };
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => resolve();
      } catch {
        resolve();
      }
    });
  }
  const clearedAt = entries.get(CLEARED)?.at ?? 0;
  entries.delete(CLEARED);
  return { entries, clearedAt };
}
