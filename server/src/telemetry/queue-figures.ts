/** What /metrics shows of a queue. */
export interface QueueFigures {
  /** Jobs that wait or run. */
  length: number;
  /** Jobs that have started since the process began. */
  started: number;
  /** Seconds that these have waited, in total. */
  waitedSeconds: number;
}

/** Counts the jobs of a queue as they start. */
export interface QueueTimes {
  /** A job starts that came at this time of `performance.now()`. */
  starts(cameAt: number): void;
  /** A job has started elsewhere, after so many ms. */
  waited(ms: number): void;
  figures(length: number): QueueFigures;
}

export function createQueueTimes(): QueueTimes {
  let started = 0;
  let waitedMs = 0;
  function waited(ms: number): void {
    started += 1;
    waitedMs += ms;
  }
  return {
    starts: (cameAt) => waited(performance.now() - cameAt),
    waited,
    figures: (length) => ({ length, started, waitedSeconds: waitedMs / 1000 }),
  };
}
