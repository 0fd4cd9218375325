import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SERVER_VERSION } from '../kernel/server-version.ts';
import { type BackupMetrics, createBackupMetrics } from './backup-metrics.ts';
import { createQueueMetrics, type QueueMetrics } from './queue-metrics.ts';
import { createRefusalMetrics, type RefusalMetrics } from './refusal-metrics.ts';
import { createReleaseMetrics, type ReleaseMetrics } from './release-metrics.ts';
import { createStorageMetrics, type StorageMetrics } from './storage-metrics.ts';

/** The server's metrics in Prometheus format. No label contains visitor input. */
export interface Metrics extends ReleaseMetrics, BackupMetrics, QueueMetrics, StorageMetrics, RefusalMetrics {
  /** `route` is the pattern of the route, never the URL. */
  responseSent(response: { method: string; route: string; status: number; seconds: number }): void;
  /** Seconds from the request until the page was rendered, or undefined when it was left to the browser. */
  pageRendered(seconds: number | undefined): void;
  /** A render worker that ended unexpectedly. */
  renderWorkerEnded(reason: 'hung' | 'crashed'): void;
  /** A request for a cacheable page. */
  pageRequested(wasCached: boolean): void;
  searched(seconds: number): void;
  sessionOpened(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SEARCH_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** One registry per process, shared by all its servers. */
let processRegistry: Registry | undefined;
function registryOfProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
    new Gauge({
      name: 'portico_build_info',
      help: 'Versions of the server and of Node.js, in its labels; always 1.',
      labelNames: ['version', 'node'],
      registers: [processRegistry],
    }).set({ version: SERVER_VERSION, node: process.versions.node }, 1);
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
    help: 'Time to render a page on the server.',
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const fallbacks = new Counter({
    name: 'portico_render_fallbacks_total',
    help: 'Pages that were left to the browser to render.',
    registers,
  });
  const endedWorkers = new Counter({
    name: 'portico_render_workers_ended_total',
    help: 'Render workers that crashed, or hung and were terminated.',
    labelNames: ['reason'],
    registers,
  });
  const pageRequests = new Counter({
    name: 'portico_pages_asked_total',
    help: 'Page requests, by whether the page was cached.',
    labelNames: ['kept'],
    registers,
  });
  const searches = new Histogram({
    name: 'portico_search_duration_seconds',
    help: 'Time of a search in the search engine.',
    buckets: SEARCH_BUCKETS,
    registers,
  });
  const sessions = new Counter({
    name: 'portico_sessions_opened_total',
    help: 'People who signed in.',
    registers,
  });
  return {
    responseSent: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    pageRendered: (seconds) => (seconds === undefined ? fallbacks.inc() : renders.observe(seconds)),
    renderWorkerEnded: (reason) => endedWorkers.inc({ reason }),
    pageRequested: (wasCached) => pageRequests.inc({ kept: String(wasCached) }),
    ...releases,
    ...createBackupMetrics(registers),
    ...createQueueMetrics(registers),
    ...createStorageMetrics(registers),
    ...createRefusalMetrics(registers),
    searched: (seconds) => searches.observe(seconds),
    sessionOpened: () => sessions.inc(),
    text: () => Registry.merge([registryOfProcess(), registry]).metrics(),
    contentType: registry.contentType,
  };
}
