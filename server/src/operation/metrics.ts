import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createReleaseMetrics, type ReleaseMetrics } from './metrics-of-releases.ts';

/** What the server counts, in the text format of Prometheus. No label holds what a visitor can choose. */
export interface Metrics extends ReleaseMetrics {
  /** `route` is the pattern of the address, never the address. */
  requestAnswered(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** Seconds from asking for the page until it was drawn, or undefined when it was left to the browser. */
  pageDrawn(seconds: number | undefined): void;
  /** Whether a page that may be kept was there already. */
  pageAsked(wasKept: boolean): void;
  searched(seconds: number): void;
  sessionOpened(): void;
  /** Jobs that wait or run, asked for when the metrics are read. */
  watchQueue(name: string, length: () => number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SEARCH_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** The process has one set of figures, however many servers run in it. */
let processRegistry: Registry | undefined;
function registryOfProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const releases = createReleaseMetrics(registers);
  const requests = new Histogram({
    name: 'portico_request_duration_seconds',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: 'portico_render_duration_seconds',
    help: 'Pages drawn on the server.',
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const fallbacks = new Counter({
    name: 'portico_render_fallbacks_total',
    help: 'Pages that were left to the browser to draw.',
    registers,
  });
  const keptPages = new Counter({
    name: 'portico_pages_asked_total',
    help: 'Pages by whether they were drawn already.',
    labelNames: ['kept'],
    registers,
  });
  const searches = new Histogram({
    name: 'portico_search_duration_seconds',
    help: 'Searches, in the search engine alone.',
    buckets: SEARCH_BUCKETS,
    registers,
  });
  const sessions = new Counter({
    name: 'portico_sessions_opened_total',
    help: 'People who signed in.',
    registers,
  });
  const queues = new Map<string, () => number>();
  new Gauge({
    name: 'portico_queue_length',
    help: 'Jobs that wait or run.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length());
    },
  });
  return {
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    pageDrawn: (seconds) => (seconds === undefined ? fallbacks.inc() : renders.observe(seconds)),
    pageAsked: (wasKept) => keptPages.inc({ kept: String(wasKept) }),
    ...releases,
    searched: (seconds) => searches.observe(seconds),
    sessionOpened: () => sessions.inc(),
    watchQueue: (name, length) => void queues.set(name, length),
    text: () => Registry.merge([registryOfProcess(), registry]).metrics(),
    contentType: registry.contentType,
  };
}
