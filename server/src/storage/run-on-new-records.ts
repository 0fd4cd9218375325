import type { RecordStore } from './record-store.ts';

interface Job {
  /** New records of this kind wake the job. */
  kind: string;
  everyMs: number;
  run: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Runs a job now, after each new record of a kind, and after each interval, one run at a time. Returns a stop function,
 * which waits for the current run.
 */
export function runOnNewRecords(
  records: Pick<RecordStore, 'subscribe'>,
  { kind, everyMs, run, onError }: Job,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isWanted = false;
  let isStopped = false;

  function wake(): void {
    if (isWanted || isStopped) return;
    isWanted = true;
    running = running
      .then(() => {
        isWanted = false;
        return run();
      })
      .catch(onError);
  }

  const unsubscribe = records.subscribe(wake, (change) => change.kind === kind && change.revision === 1);
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return async () => {
    isStopped = true;
    unsubscribe();
    clearInterval(timer);
    await running;
  };
}
