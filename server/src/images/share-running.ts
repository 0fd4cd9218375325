/** Deduplicates concurrent jobs by key: callers share the running one. */
export function shareRunning<Result>(): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, job) => {
    const started = running.get(key);
    if (started) return started;
    const fresh = job().finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };
}
