import PQueue from 'p-queue';
import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';

type Priority = 'now' | 'later';

/** A queue with limited concurrency. */
export interface WorkQueue {
  /** A job with priority `later` runs alone, when no other job waits. */
  run<Result>(job: () => Promise<Result>, priority?: Priority): Promise<Result>;
  settled(): Promise<void>;
  /** Jobs that run or wait. */
  length(): number;
  figures(): QueueFigures;
  /** Rejects all waiting `later` jobs. */
  dropLater(): void;
}

/** Encoding uses whole cores: `concurrency` jobs run at once, the others wait in order. */
export function createWorkQueue(concurrency: number): WorkQueue {
  const jobs = new PQueue({ concurrency });
  // Starts a job only while `jobs` is idle, and runs it there.
  const later = new PQueue({ concurrency: 1 });
  jobs.on('active', () => later.pause());
  jobs.on('idle', () => later.start());
  // Aborts waiting `later` jobs: p-queue never settles the promise of a removed job.
  const drops = new Set<AbortController>();
  const times = createQueueTimes();

  const length = () => jobs.size + jobs.pending + later.size;

  return {
    run(job, priority = 'now') {
      const cameAt = performance.now();
      const start = () => {
        times.starts(cameAt);
        return job();
      };
      if (priority === 'now') return jobs.add(start);
      const drop = new AbortController();
      drops.add(drop);
      const startAlone = () => {
        drops.delete(drop);
        return jobs.add(start);
      };
      return later.add(startAlone, { signal: drop.signal });
    },
    dropLater() {
      for (const drop of drops) drop.abort(new Error('The job was dropped.'));
      drops.clear();
    },
    length,
    figures: () => times.figures(length()),
    async settled() {
      while (length() > 0) await Promise.all([jobs.onIdle(), later.onIdle()]);
    },
  };
}
