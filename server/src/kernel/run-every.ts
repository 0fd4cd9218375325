/**
 * Runs a job now and after each interval, one run at a time, without keeping the process alive; the job must handle its
 * errors. Returns a stop function, which waits for the current run.
 */
export function runEvery(ms: number, job: () => Promise<void>): () => Promise<void> {
  let running = job();
  const timer = setInterval(() => {
    running = running.then(job);
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
