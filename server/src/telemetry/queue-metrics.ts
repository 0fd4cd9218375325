import { Counter, Gauge, type Registry } from 'prom-client';
import type { QueueFigures } from './queue-figures.ts';

export interface QueueMetrics {
  /** Reads the figures of a queue on each scrape. */
  watchQueue(name: string, figures: () => QueueFigures): void;
  /**
   * Reads the time of the oldest write that searches do not find yet, in ms since 1970; undefined when there is none.
   */
  watchIndex(behindSince: () => number | undefined): void;
}

export function createQueueMetrics(registers: Registry[]): QueueMetrics {
  const queues = new Map<string, () => QueueFigures>();
  const labelNames = ['queue'] as const;
  new Gauge({
    name: 'portico_queue_length',
    help: 'Jobs that wait or run.',
    labelNames,
    registers,
    collect() {
      for (const [queue, figures] of queues) this.set({ queue }, figures().length);
    },
  });
  new Counter({
    name: 'portico_queue_started_total',
    help: 'Jobs that have started.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [queue, figures] of queues) this.inc({ queue }, figures().started);
    },
  });
  new Counter({
    name: 'portico_queue_wait_seconds_total',
    help: 'Time that jobs have waited before they started; divided by the jobs, the mean wait.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [queue, figures] of queues) this.inc({ queue }, figures().waitedSeconds);
    },
  });
  let behindSince: () => number | undefined = () => undefined;
  new Gauge({
    name: 'portico_index_lag_seconds',
    help: 'Age of the oldest write that searches do not find yet.',
    registers,
    collect() {
      const since = behindSince();
      this.set(since === undefined ? 0 : Math.max(0, Date.now() - since) / 1000);
    },
  });
  return {
    watchQueue: (name, figures) => void queues.set(name, figures),
    watchIndex(read) {
      behindSince = read;
    },
  };
}
