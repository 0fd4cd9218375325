export interface Counter {
  /** Includes purpose and subject, because all counters share one store. */
  name: string;
  /** Maximum per window. */
  most: number;
  /** Length of the window, which begins with the first count. */
  forMs: number;
}

export interface Counted {
  /** Includes this one. Beyond `most` it may be lower than the real count, but is at least `most` + 1. */
  count: number;
  endsInMs: number;
}

/** Rate-limit counters in fixed windows, shared by all servers of an installation. */
export interface RateLimitStore {
  add(counter: Counter): Promise<Counted>;
  /** Removes expired counters; returns their number. */
  forgetEnded(): Promise<number>;
  close(): Promise<void>;
}
