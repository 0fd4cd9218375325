import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';

type Priority = 'now' | 'later';

/** Runs few jobs at once. */
export interface WorkQueue {
  /** A job for `later` runs alone, when nobody waits for a result now. */
  run<Result>(job: () => Promise<Result>, priority?: Priority): Promise<Result>;
  settled(): Promise<void>;
  /** Jobs that wait or run. */
  length(): number;
  figures(): QueueFigures;
  /** Gives up what waits for `later`: those promises reject. */
  dropLater(): void;
}

interface Waiting {
  start(): void;
  drop(): void;
}

/** Encoding takes whole cores: `concurrency` jobs run at a time, the others wait in order. */
export function createWorkQueue(concurrency: number): WorkQueue {
  const waiting: Record<Priority, Waiting[]> = { now: [], later: [] };
  const idle: (() => void)[] = [];
  const times = createQueueTimes();
  let running = 0;

  function startNext(): void {
    const canStartLater = running === 0;
    const next =
      running < concurrency
        ? (waiting.now.shift() ?? (canStartLater ? waiting.later.shift() : undefined))
        : undefined;
    if (next) {
      next.start();
      startNext();
    } else if (running === 0) {
      for (const resolve of idle.splice(0)) resolve();
    }
  }

  const length = () => running + waiting.now.length + waiting.later.length;

  return {
    run(job, priority = 'now') {
      return new Promise((resolve, reject) => {
        const cameAt = performance.now();
        const start = () => {
          running++;
          times.starts(cameAt);
          job()
            .then(resolve, reject)
            .finally(() => {
              running--;
              startNext();
            });
        };
        waiting[priority].push({ start, drop: () => reject(new Error('The job was given up.')) });
        startNext();
      });
    },
    dropLater() {
      for (const { drop } of waiting.later.splice(0)) drop();
    },
    length,
    figures: () => times.figures(length()),
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        startNext();
      }),
  };
}
