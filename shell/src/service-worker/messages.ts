/** Messages of a page to the service worker. */
export type PageMessage =
  /** The page is hydrated: its release set and the release files that it has loaded. */
  | {
      kind: 'opened';
      releaseSet: string;
      files: readonly string[];
      /** The page's URL, if the worker did not control its load. */
      address?: string | undefined;
      /** Whether the page came from the network: its release set is then the live one. */
      isLive: boolean;
    }
  /** A client-side navigation. */
  | { kind: 'seen'; address: string }
  /** Sign-out: clears the caches, so that the next person sees nothing of this one. */
  | { kind: 'forget' };

/** Messages of the service worker to a page. */
export type WorkerMessage =
  /** A call of the page was served from the cache; `seenAt` is in ms since 1970. */
  | { kind: 'served-from-cache'; seenAt: number }
  /** Requests the page's release set; the reply is sent through the port. */
  | { kind: 'which-set' };

/** Name of the `<meta>` with the date of a page from the cache. */
export const SEEN_META = 'portico-seen';
