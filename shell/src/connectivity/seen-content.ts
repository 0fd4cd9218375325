import { createValue, useValue } from '@portico/shared/platform';
import { SEEN_META } from '../service-worker/messages.ts';

/* Offline, the service worker serves cached content: a page with its date in the head, and responses that the worker
   reports to the page. */
const seenAt = createValue<number | undefined>(undefined);

/** Records that content of the page is from `at`, in ms since 1970; the oldest date wins. */
export const noteSeen = (at: number): void => seenAt.set(Math.min(at, seenAt.get() ?? at));

/** Clears the date: the page's content is fresh. */
export const forgetSeen = (): void => seenAt.set(undefined);

/** Date of the document if the worker served it from its cache, in ms since 1970. */
export function documentSeenAt(): number | undefined {
  const date = document.querySelector<HTMLMetaElement>(`meta[name=${SEEN_META}]`)?.content;
  return date ? Date.parse(date) : undefined;
}

/** Date of the oldest content on the page, in ms since 1970; undefined if all of it is fresh. */
export const useSeenAt = (): number | undefined => useValue(seenAt);
