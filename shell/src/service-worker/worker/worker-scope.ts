/** Service worker types that the DOM library lacks. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request to which the worker may respond. */
export interface CallEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  /** Response to the navigation preload, which the browser requests while it starts the worker. */
  readonly preloadResponse?: Promise<Response | undefined>;
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: PageClient | null;
}

/** An open page. */
export interface PageClient {
  readonly id: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
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
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
