import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';

type Storage = typeof import('./private-storage.ts');

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of a browser that has just started. */
async function openPage(): Promise<Storage> {
  jest.resetModules();
  return import('./private-storage.ts');
}

/** The journal of the page that was opened last. */
const journal = () => import('./private-journal.ts');

const storedNow = (): Record<string, string> =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));

/** The browser ends after the transaction, and before it writes localStorage to the disk. */
async function endBrowser(onDisk: Record<string, string>): Promise<void> {
  await (await journal()).journalWritten();
  localStorage.clear();
  for (const [key, value] of Object.entries(onDisk)) localStorage.setItem(key, value);
}

const afterRestart = async (): Promise<Storage> => {
  const page = await openPage();
  await page.restorePrivate();
  return page;
};

test('a value that localStorage lost is restored, with the last of several writes', async () => {
  const page = await openPage();
  page.storePrivate('u1', 'title', 'a');
  const onDisk = storedNow();
  for (const typed of ['ab', 'abc', 'abcd']) page.storePrivate('u1', 'title', typed);
  await endBrowser(onDisk);
  expect((await openPage()).readPrivate('u1', 'title')).toBe('a');
  const next = await afterRestart();
  expect(next.readPrivate('u1', 'title')).toBe('abcd');
  expect(next.readPrivate('u2', 'title')).toBeUndefined();
});

test('a newer value of localStorage stays', async () => {
  const page = await openPage();
  page.storePrivate('u1', 'title', 'old');
  await endBrowser({ 'portico.private.u1.title': 'new', 'portico.private-at.u1.title': '99999999999999' });
  expect((await afterRestart()).readPrivate('u1', 'title')).toBe('new');
});

test('a removed value does not come back', async () => {
  const page = await openPage();
  page.storePrivate('u1', 'title', 'saved meanwhile');
  const onDisk = storedNow();
  page.storePrivate('u1', 'title', undefined);
  expect(localStorage).toHaveLength(0);
  await endBrowser(onDisk);
  expect((await afterRestart()).readPrivate('u1', 'title')).toBeUndefined();
});

test('nothing comes back after a sign-out', async () => {
  const page = await openPage();
  page.storePrivate('u1', 'title', 'private');
  page.storePrivate('u2', 'title', 'private too');
  const onDisk = storedNow();
  page.clearPrivate();
  expect(localStorage).toHaveLength(0);
  await endBrowser(onDisk);
  const next = await afterRestart();
  expect([next.readPrivate('u1', 'title'), next.readPrivate('u2', 'title')]).toEqual([undefined, undefined]);
  next.storePrivate('u1', 'title', 'typed later');
  await endBrowser({});
  expect((await afterRestart()).readPrivate('u1', 'title')).toBe('typed later');
});

test('what is typed after a sign-out comes back although the clock was set back', async () => {
  const page = await openPage();
  page.storePrivate('u1', 'title', 'private');
  page.clearPrivate();
  await endBrowser({});
  const next = await afterRestart();
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  next.storePrivate('u1', 'title', 'typed later');
  await endBrowser({});
  expect((await afterRestart()).readPrivate('u1', 'title')).toBe('typed later');
});

test('a sign-out removes what was typed just before, also from the writes to the disk that follow', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const page = await openPage();
  const { journalWritten, readJournal, SYNC_AFTER_MS } = await journal();
  page.storePrivate('u1', 'title', 'first');
  await journalWritten();
  page.storePrivate('u1', 'title', 'second');
  page.storePrivate('u1', 'tags', 'third');
  page.clearPrivate();
  await journalWritten();
  // The write to the disk begins before this read, which waits for it.
  jest.advanceTimersByTime(SYNC_AFTER_MS);
  expect(JSON.stringify([...(await readJournal()).entries])).toBe('[]');
});

test('without IndexedDB localStorage alone has the value', async () => {
  globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory;
  const page = await openPage();
  page.storePrivate('u1', 'title', 'typed');
  await page.restorePrivate();
  expect(page.readPrivate('u1', 'title')).toBe('typed');
});
