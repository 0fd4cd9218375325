import { until } from '../../server/src/testing/until.ts';

/** ms; one that is refused at once leaves others their turn. */
const PAUSE_MS = 10;

export interface Load {
  /** Waits until it holds; throws what any of them threw. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  /** Resolves once what was under way has ended; throws what any of them threw. */
  stop(): Promise<void>;
}

/** Does each of these again and again, one beside the other. */
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
