import type { WorkerWord } from '../worker-words.ts';
import { dropSet, keptSets } from './set-caches.ts';
import { type PageClient, scope } from './worker-scope.ts';

/** A page that is busy for longer is asked again when the next one opens. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Drops what is kept of every release set but the live one, with pages and files at once, as soon as no open page is of
 * it. While a page does not say of which set it is, everything stays.
 */
export async function dropFormerSets(live: string): Promise<void> {
  const former = (await keptSets()).filter((id) => id !== live);
  if (former.length === 0) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const needed = await Promise.all(pages.map(setOf));
  if (needed.includes(undefined)) return;
  await Promise.all(former.filter((id) => !needed.includes(id)).map(dropSet));
}

function setOf(page: PageClient): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
    page.postMessage({ kind: 'which-set' } satisfies WorkerWord, [port2]);
  }).then((set) => {
    port1.close();
    return set as string | undefined;
  });
}
