import { until } from '../../server/src/testing/until.ts';

/** Pause in ms, so that a job that fails immediately does not starve others. */
const PAUSE_MS = 10;

export interface Load {
  /** Polls until the condition holds; throws the first error of a job. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  /** Resolves once running jobs have ended; throws the first error of a job. */
  stop(): Promise<void>;
}

/** Repeats each job in a loop, concurrently. */
export function startLoad(jobs: readonly (() => Promise<void>)[]): Load {
  let isRunning = true;
  const running = Promise.all(
    jobs.map(async (job) => {
      while (isRunning) {
        await job();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
  let failure: { error: unknown } | undefined;
  running.catch((error: unknown) => {
    failure = { error };
  });
  return {
    until: (holds) =>
      until(() => {
        if (failure) throw failure.error;
        return holds();
      }),
    async stop() {
      isRunning = false;
      await running;
    },
  };
}
