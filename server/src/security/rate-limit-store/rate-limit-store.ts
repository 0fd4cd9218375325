/** What is counted, and up to where. */
export interface Counter {
  /** Says what is counted and of whom, since all counters are kept together. */
  name: string;
  /** How many are allowed. */
  most: number;
  /** A count starts again so long after its first. */
  forMs: number;
}

export interface Counted {
  /** With this one. Past `most` it may be less than all there were, and is never less than one too many. */
  count: number;
  endsInMs: number;
}

/** How often things were done lately, at all servers of an installation. */
export interface RateLimitStore {
  /** Counts one. */
  add(counter: Counter): Promise<Counted>;
  /** Removes what has ended. Gives how many. */
  forgetEnded(): Promise<number>;
  close(): Promise<void>;
}
