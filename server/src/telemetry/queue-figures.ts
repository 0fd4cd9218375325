export interface QueueFigures {
  /** Jobs that run or wait. */
  length: number;
  /** Jobs started since the process began. */
  started: number;
  /** Total seconds that these have waited. */
  waitedSeconds: number;
}

/** Measures the jobs of a queue as they start. */
export interface QueueTimes {
  /** A job starts that was queued at this time of `performance.now()`. */
  starts(cameAt: number): void;
  /** A job was started elsewhere after waiting so many ms. */
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
