import type { WorkerMessage } from '../messages.ts';
import { cachedReleaseSets, deleteReleaseCache } from './release-cache.ts';
import { type PageClient, scope } from './worker-scope.ts';

/** Timeout of a page's reply; a busy page replies when the next page opens. */
const REPLY_WITHIN_MS = 2_000;

/**
 * Deletes the caches of all release sets except the live one and those of open pages. Deletes nothing unless all pages
 * reply with their set.
 */
export async function pruneCaches(live: string): Promise<void> {
  const previous = (await cachedReleaseSets()).filter((id) => id !== live);
  if (previous.length === 0) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const needed = await Promise.all(pages.map(setOf));
  if (needed.includes(undefined)) return;
  await Promise.all(previous.filter((id) => !needed.includes(id)).map(deleteReleaseCache));
}

function setOf(page: PageClient): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(undefined), REPLY_WITHIN_MS);
    page.postMessage({ kind: 'which-set' } satisfies WorkerMessage, [port2]);
  }).then((set) => {
    port1.close();
    return set as string | undefined;
  });
}
