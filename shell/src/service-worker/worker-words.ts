/** What a page tells its service worker. */
export type PageWord =
  /** It lives, is of that set, and has these files of releases. */
  | {
      kind: 'opened';
      releaseSet: string;
      files: readonly string[];
      /** Its own address, when the worker was not there to see it come. */
      address?: string | undefined;
      /** Whether it came from the network: then its set is the one that is live. */
      isLive: boolean;
    }
  /** Its reader has come to another address without a document. */
  | { kind: 'seen'; address: string }
  /** Somebody has signed out: nothing that was seen here is for the next one. */
  | { kind: 'forget' };

/** What the worker tells a page. */
export type WorkerWord =
  /** An answer to a call of the page was kept; `seenAt` in ms since 1970. */
  | { kind: 'kept-answer'; seenAt: number }
  /** Asks for the page's release set, to be answered through the port. */
  | { kind: 'which-set' };

/** The meta element by which the worker dates a page that it gives in the network's place. */
export const SEEN_META = 'portico-seen';
