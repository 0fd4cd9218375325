type Priority = 'now' | 'later';

/** Runs few jobs at once. */
export interface WorkQueue {
  /** A job for `later` runs alone, when nobody waits for a result now. */
  run<Result>(job: () => Promise<Result>, priority?: Priority): Promise<Result>;
  settled(): Promise<void>;
}

/** Encoding takes whole cores: `concurrency` jobs run at a time, the others wait in order. */
export function createWorkQueue(concurrency: number): WorkQueue {
  const waiting: Record<Priority, (() => void)[]> = { now: [], later: [] };
  const idle: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    const canStartLater = running === 0;
    const next =
      running < concurrency
        ? (waiting.now.shift() ?? (canStartLater ? waiting.later.shift() : undefined))
        : undefined;
    if (next) {
      next();
      startNext();
    } else if (running === 0) {
      for (const resolve of idle.splice(0)) resolve();
    }
  }

  return {
    run(job, priority = 'now') {
      return new Promise((resolve, reject) => {
        waiting[priority].push(() => {
          running++;
          job()
            .then(resolve, reject)
            .finally(() => {
              running--;
              startNext();
            });
        });
        startNext();
      });
    },
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        startNext();
      }),
  };
}
