import type { RenderedPage, RenderRequest } from '@portico/shared/contracts';
import { type LiveRelease, readLiveRelease } from './live-release.ts';
import { type RendererOptions, RenderWorker } from './renderer.ts';
import type { CarriedRequest, CarriedResponse } from './worker-messages.ts';

/** A worker that fails to start is tried again after this long, not for every page. */
const RESTART_PAUSE_MS = 2_000;

export interface PageRendererOptions extends RendererOptions {
  log: { warn: (details: object, message: string) => void };
  /** Told the seconds that a page took, or undefined when it is left to the browser. */
  onPage?: (seconds: number | undefined) => void;
}

/** What became of a page. */
export interface RenderOutcome {
  /** Undefined when the browser has to draw it; why is logged. */
  page: RenderedPage | undefined;
  /** False when one of the server's calls failed meanwhile, be it another page's: this one may lack a part. */
  isWhole: boolean;
}

interface CurrentWorker {
  id: string;
  started: Promise<RenderWorker | undefined>;
  failedAt: number | undefined;
}

/** Draws pages with the live release set; while a new set comes up the old worker finishes what it has. */
export class PageRenderer {
  private release: LiveRelease | undefined;
  private current: CurrentWorker | undefined;
  private failedCalls = 0;

  constructor(private readonly options: PageRendererOptions) {}

  /** The live release set. Throws when nothing was ever published. */
  async liveRelease(): Promise<LiveRelease> {
    const set = await this.options.releases.live();
    if (!set) throw new Error('No release has been published yet.');
    if (this.release?.set.id !== set.id) this.release = await readLiveRelease(set, this.options.releases);
    return this.release;
  }

  async render(release: LiveRelease, request: RenderRequest): Promise<RenderOutcome> {
    const startedAt = performance.now();
    const failedBefore = this.failedCalls;
    const page = await this.renderByWorker(release, request);
    this.options.onPage?.(page && (performance.now() - startedAt) / 1000);
    return { page, isWhole: page !== undefined && this.failedCalls === failedBefore };
  }

  /** A page shows in the place of a part what went wrong with it, so its calls are watched. */
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
  ): Promise<RenderedPage | undefined> {
    const worker = await this.workerFor(release);
    if (!worker) return undefined;
    try {
      return await worker.render(request);
    } catch (error) {
      this.options.log.warn(
        { path: new URL(request.url).pathname, reason: String(error) },
        'a page is left to the browser to draw',
      );
      return undefined;
    }
  }

  async close(): Promise<void> {
    await (await this.current?.started)?.drain();
    this.current = undefined;
  }

  private async workerFor(release: LiveRelease): Promise<RenderWorker | undefined> {
    const worker = await this.currentWorker(release);
    if (!worker?.ended) return worker;
    this.current = undefined;
    return await this.currentWorker(release);
  }

  private currentWorker(release: LiveRelease): Promise<RenderWorker | undefined> {
    const { current } = this;
    const mayRetry = current?.failedAt === undefined || Date.now() - current.failedAt > RESTART_PAUSE_MS;
    if (current && current.id === release.set.id && (current.failedAt === undefined || !mayRetry))
      return current.started;

    const next: CurrentWorker = {
      id: release.set.id,
      failedAt: undefined,
      started: RenderWorker.start(release, {
        releases: this.options.releases,
        callApi: (call) => this.callApi(call),
      }).catch((error: unknown) => {
        next.failedAt = Date.now();
        this.options.log.warn(
          { releaseSet: release.set.id, reason: String(error) },
          'no render worker for this release set',
        );
        return undefined;
      }),
    };
    this.current = next;
    void current?.started.then((old) => old?.drain());
    return next.started;
  }
}
