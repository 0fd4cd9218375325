import type { ReleaseSet, RenderedPage, RenderRequest, Rollout } from '@portico/shared/contracts';
import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { LiveRelease } from './live-release.ts';
import { ReleaseCache } from './release-cache.ts';
import { RenderPool } from './render-pool.ts';
import { RenderRefused } from './render-queue.ts';
import { type RendererOptions, WorkerHung } from './render-worker.ts';
import { Suspects } from './suspects.ts';
import type { CarriedRequest, CarriedResponse } from './worker-messages.ts';

export interface PageRendererOptions extends RendererOptions {
  log: { warn: (details: object, message: string) => void };
  /** Called with the seconds that a page took, or undefined when it is left to the browser. */
  onPage?: (seconds: number | undefined) => void;
  /** Called when a worker ended by itself or was terminated because it hung. */
  onWorkerEnded?: (reason: 'hung' | 'crashed') => void;
}

export interface RenderClient {
  /** The visitor's network (`networkOf`): worker time is shared fairly among networks. */
  network: string;
}

export interface RenderOutcome {
  /** Undefined when the browser has to render it; the reason is logged. */
  page: RenderedPage | undefined;
  /** False when an API call of the worker failed meanwhile, even another page's: this page may lack a part. */
  isWhole: boolean;
  /** The server is overloaded; the page itself may be fine. */
  isRefused?: boolean;
}

/**
 * Renders pages with the live release sets, each in its own worker: one for the stable set, one for the candidate. A
 * worker whose set is no longer live finishes its pages, and later pages of that set are left to the browser.
 */
export class PageRenderer {
  private rolloutKnown: Rollout | undefined;
  private failedCalls = 0;
  private readonly queueTimes = createQueueTimes();
  private readonly suspects = new Suspects();
  private readonly cache: ReleaseCache;
  private readonly pool: RenderPool;

  constructor(private readonly options: PageRendererOptions) {
    const { releases, log } = options;
    this.cache = new ReleaseCache({ releases, log });
    this.pool = new RenderPool({
      releases,
      log,
      queueTimes: this.queueTimes,
      callApi: (call) => this.callApi(call),
      onEnded: (release, error) => this.workerEnded(release, error),
    });
  }

  /** The live releases. Throws when nothing was ever published. */
  async rollout(): Promise<Rollout> {
    const rollout = await this.options.releases.rollout();
    if (!rollout) throw new Error('No release has been published yet.');
    if (rollout !== this.rolloutKnown) {
      this.rolloutKnown = rollout;
      const { stable, candidate } = rollout;
      this.pool.drainAllBut(new Set([stable.id, ...(candidate ? [candidate.set.id] : [])]));
    }
    return rollout;
  }

  /** What pages need of a set's descriptors. Throws when one of its releases cannot be read. */
  release(set: ReleaseSet): Promise<LiveRelease> {
    return this.cache.release(set);
  }

  /** The release set for this visitor; see ReleaseCache. */
  releaseFor(rollout: Rollout, cohort: number | undefined): Promise<LiveRelease> {
    return this.cache.releaseFor(rollout, cohort);
  }

  async render(
    release: LiveRelease,
    request: RenderRequest,
    { network }: RenderClient,
  ): Promise<RenderOutcome> {
    const startedAt = performance.now();
    const failedBefore = this.failedCalls;
    const attributes = { 'portico.release_set': release.set.id };
    const page = await inSpan('render', attributes, () => this.renderByWorker(release, request, network));
    if (page === 'refused') {
      this.options.onPage?.(undefined);
      return { page: undefined, isWhole: false, isRefused: true };
    }
    this.options.onPage?.(page && (performance.now() - startedAt) / 1000);
    return { page, isWhole: page !== undefined && this.failedCalls === failedBefore };
  }

  /** Pages that render or wait. */
  queue(): QueueFigures {
    return this.queueTimes.figures(this.pool.length);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Counts failed calls, because a page then shows an error message instead of a part. */
  private async callApi(call: CarriedRequest): Promise<CarriedResponse> {
    try {
      const response = await this.options.callApi(call);
      if (response.status >= 500) this.failedCalls += 1;
      return response;
    } catch (error) {
      this.failedCalls += 1;
      throw error;
    }
  }

  private async renderByWorker(
    release: LiveRelease,
    request: RenderRequest,
    network: string,
  ): Promise<RenderedPage | 'refused' | undefined> {
    const { set } = release;
    if (this.suspects.hasAddress(set, request.url)) return undefined;
    if (this.suspects.hasNetwork(set, network)) return 'refused';
    const current = this.pool.workerFor(release);
    const worker = await current?.started;
    if (!current || !worker) return undefined;
    try {
      const page = await current.queue.run(network, () => worker.render(request, network));
      this.suspects.clearAddress(set, request.url);
      return page;
    } catch (error) {
      if (error instanceof RenderRefused) return 'refused';
      this.options.log.warn(
        { releaseSet: set.id, path: new URL(request.url).pathname, reason: String(error) },
        'a page is left to the browser to render',
      );
      return undefined;
    }
  }

  private workerEnded({ set }: LiveRelease, error: Error): void {
    const isHung = error instanceof WorkerHung;
    this.options.onWorkerEnded?.(isHung ? 'hung' : 'crashed');
    this.options.log.warn({ releaseSet: set.id, reason: error.message }, 'a render worker ended');
    if (isHung) this.suspects.add(set, error.pages);
  }
}
