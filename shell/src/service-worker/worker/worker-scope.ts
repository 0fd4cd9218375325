/** What a service worker is given by the browser; the project's types know pages alone. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A call that the worker may answer in the network's place. */
export interface CallEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  /** What the browser has asked for while it started the worker. */
  readonly preloadResponse?: Promise<Response | undefined>;
}

export interface WordEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: PageClient | null;
}

/** An open page. */
export interface PageClient {
  readonly id: string;
  postMessage(word: unknown, transfer?: Transferable[]): void;
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<PageClient | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
  };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
