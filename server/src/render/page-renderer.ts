import type { ReleaseSet, RenderedPage, RenderRequest, Rollout } from '@portico/shared/contracts';
import { releaseSetFor } from '../releases/cohort.ts';
import { type LiveRelease, readLiveRelease } from './live-release.ts';
import { type RendererOptions, RenderWorker } from './renderer.ts';
import type { CarriedRequest, CarriedResponse } from './worker-messages.ts';

/** A worker that fails to start is tried again after this long, not for every page. */
const RESTART_PAUSE_MS = 2_000;
/** The live ones, and as many that a page begun a moment ago may still name. */
const MAX_RELEASES = 4;

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

interface SetWorker {
  started: Promise<RenderWorker | undefined>;
  failedAt: number | undefined;
}

/**
 * Draws pages with the sets that are live, each by a worker of its own: one for everybody's, one for the candidate's. A
 * worker whose set is live no more finishes what it has; pages of such a set are drawn by the browser.
 */
export class PageRenderer {
  private rolloutKnown: Rollout | undefined;
  private readonly releases = new Map<string, Promise<LiveRelease>>();
  private readonly workers = new Map<string, SetWorker>();
  /** Of what is tried: told once, although every page of its share comes upon it. */
  private unreadableId: string | undefined;
  private failedCalls = 0;

  constructor(private readonly options: PageRendererOptions) {}

  /** What is live. Throws when nothing was ever published. */
  async rollout(): Promise<Rollout> {
    const rollout = await this.options.releases.rollout();
    if (!rollout) throw new Error('No release has been published yet.');
    if (rollout !== this.rolloutKnown) {
      this.rolloutKnown = rollout;
      this.drainFormer();
    }
    return rollout;
  }

  /** What pages need to know of a set. Throws when one of its releases cannot be read. */
  release(set: ReleaseSet): Promise<LiveRelease> {
    const known = this.releases.get(set.id);
    if (known) return known;
    const reading = readLiveRelease(set, this.options.releases);
    this.releases.set(set.id, reading);
    reading.catch(() => this.releases.delete(set.id));
    const [oldest] = this.releases.keys();
    if (this.releases.size > MAX_RELEASES && oldest !== undefined) this.releases.delete(oldest);
    return reading;
  }

  /**
   * What this visitor's pages are made from. The set of a trial that cannot be read costs its share nothing but the new
   * release: they get what everybody has. Throws when that cannot be read either.
   */
  async releaseFor(rollout: Rollout, cohort: number | undefined): Promise<LiveRelease> {
    const set = releaseSetFor(rollout, cohort);
    if (set === rollout.stable) return this.release(set);
    try {
      return await this.release(set);
    } catch (error) {
      if (this.unreadableId !== set.id) {
        this.options.log.warn(
          { releaseSet: set.id, reason: String(error) },
          'the release that is tried cannot be read: its share gets what everybody has',
        );
      }
      this.unreadableId = set.id;
      return this.release(rollout.stable);
    }
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
        { releaseSet: release.set.id, path: new URL(request.url).pathname, reason: String(error) },
        'a page is left to the browser to draw',
      );
      return undefined;
    }
  }

  async close(): Promise<void> {
    const workers = [...this.workers.values()];
    this.workers.clear();
    await Promise.all(workers.map(async ({ started }) => (await started)?.drain()));
  }

  private async workerFor(release: LiveRelease): Promise<RenderWorker | undefined> {
    const worker = await this.currentWorker(release);
    if (!worker?.ended) return worker;
    this.workers.delete(release.set.id);
    return await this.currentWorker(release);
  }

  private currentWorker(release: LiveRelease): Promise<RenderWorker | undefined> {
    const { id } = release.set;
    const current = this.workers.get(id);
    const mayRetry = current?.failedAt === undefined || Date.now() - current.failedAt > RESTART_PAUSE_MS;
    if (current && (current.failedAt === undefined || !mayRetry)) return current.started;
    if (!this.isLive(id)) return Promise.resolve(undefined);

    const next: SetWorker = {
      failedAt: undefined,
      started: RenderWorker.start(release, {
        releases: this.options.releases,
        callApi: (call) => this.callApi(call),
      }).catch((error: unknown) => {
        next.failedAt = Date.now();
        this.options.log.warn(
          { releaseSet: id, reason: String(error) },
          'no render worker for this release set',
        );
        return undefined;
      }),
    };
    this.workers.set(id, next);
    return next.started;
  }

  private drainFormer(): void {
    for (const [id, { started }] of this.workers) {
      if (this.isLive(id)) continue;
      this.workers.delete(id);
      void started.then((worker) => worker?.drain());
    }
  }

  /** As far as anybody has asked what is live. */
  private isLive(id: string): boolean {
    const { stable, candidate } = this.rolloutKnown ?? {};
    return stable === undefined || id === stable.id || id === candidate?.set.id;
  }
}
