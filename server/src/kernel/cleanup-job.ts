/** `now`: the time of the run, equal for all jobs. */
export interface CleanupRun {
  now: Date;
  stopping: AbortController;
}

/** Removes obsolete records of one noun, such as expired sessions. In a file `<what>.cleanup.ts` beside its noun. */
export interface CleanupJob<Stores extends object = object> {
  /** Name in the log and the audit log. */
  name: string;
  /**
   * The job deletes content or personal data for good: each run that removed something is recorded in the audit log.
   */
  isAudited?: true;
  /**
   * Must be idempotent, safe to run in two processes at once, and return between two batches when `stopping` is aborted,
   * because a server has ten seconds to stop. Returns the number of removed things.
   */
  run(context: CleanupRun & Stores): Promise<number>;
}
