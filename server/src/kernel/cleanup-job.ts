/** `now` is the time of the run, the same for all its jobs. */
export interface CleanupRun {
  now: Date;
  stopping: AbortController;
}

/** Removes what one noun no longer needs, such as expired sessions. Written beside its noun as `<what>.cleanup.ts`. */
export interface CleanupJob<Stores extends object = object> {
  /** Names the job in the log, and in the audit log. */
  name: string;
  /** Removes content or personal data for good: each run that removed something is recorded in the audit log. */
  isAudited?: true;
  /**
   * May be run at any time, twice in a row, and by two processes at once. Returns early, between two batches, once
   * `stopping` is aborted: a server has ten seconds to stop. Gives the number of things it removed.
   */
  run(context: CleanupRun & Stores): Promise<number>;
}
