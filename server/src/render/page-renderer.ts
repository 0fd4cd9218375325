import type { ReleaseSet, RenderedPage, RenderRequest, Rollout } from '@portico/shared/contracts';
import { LRUCache } from 'lru-cache';
import { releaseSetFor } from '../releases/cohort.ts';
import { createQueueTimes, type QueueFigures } from '../telemetry/queue-figures.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { type LiveRelease, readLiveRelease } from './live-release.ts';
import { RenderQueue, RenderRefused } from './render-queue.ts';
import { type RendererOptions, RenderWorker, WorkerHung } from './renderer.ts';
import type { CarriedRequest, CarriedResponse } from './worker-messages.ts';

/** A worker that fails to start is tried again after this long, not for every page. */
const RESTART_PAUSE_MS = 2_000;
/** A worker that ends is replaced at once the first time, then after pauses that double up to this. */
const MAX_RESTART_PAUSE_MS = 60_000;
/** A set whose workers have not ended for so long starts with the shortest pause again. */
const ENDS_FORGOTTEN_MS = 10 * 60_000;
/**
 * After a worker hung, the addresses that it was rendering and the networks that requested them are left to the browser
 * for this long; it doubles each time. An address alone is not enough: somebody who finds one that hangs a worker finds more.
 */
const SUSPECT_PAUSE_MS = 60_000;
const MAX_SUSPECT_PAUSE_MS = 10 * 60_000;
const MAX_SUSPECTS = 1_000;
/** The live ones, and as many that a page begun a moment ago may still name. */
const MAX_RELEASES = 4;

export interface PageRendererOptions extends RendererOptions {
  log: { warn: (details: object, message: string) => void };
  /** Told the seconds that a page took, or undefined when it is left to the browser. */
  onPage?: (seconds: number | undefined) => void;
  /** Told of a worker that ended without being told to. */
  onWorkerEnded?: (reason: 'hung' | 'crashed') => void;
}

/** Who requests a page. */
export interface RenderClient {
  /** Of the visitor, as `networkOf` names it: the worker's time is shared among networks. */
  network: string;
}

/** What became of a page. */
export interface RenderOutcome {
  /** Undefined when the browser has to render it; why is logged. */
  page: RenderedPage | undefined;
  /** False when one of the server's calls failed meanwhile, be it another page's: this one may lack a part. */
  isWhole: boolean;
  /** The server has too much to do: the page may well be fine. */
  isRefused?: boolean;
}

interface SetWorker {
  started: Promise<RenderWorker | undefined>;
  /** Set when there is none, and none is to be started before then, in ms since 1970. */
  retryAt?: number;
  /** It replaces one that ended: until it is up its pages are left to the browser. */
  isReplacement: boolean;
  isUp: boolean;
  queue: RenderQueue;
}

/** An address or a network with a page in a worker when that hung. */
interface Suspect {
  times: number;
  /** Until then the server does not render for it, in ms since 1970. */
  until: number;
}

/**
 * Renders pages with the sets that are live, each by a worker of its own: one for everybody's, one for the candidate's. A
 * worker whose set is live no more finishes what it has; pages of such a set are rendered by the browser.
 */
export class PageRenderer {
  private rolloutKnown: Rollout | undefined;
  private readonly releases = new Map<string, Promise<LiveRelease>>();
  private readonly workers = new Map<string, SetWorker>();
  /** Of what is tried: told once, although every page of its share comes upon it. */
  private unreadableId: string | undefined;
  private failedCalls = 0;
  private readonly queueTimes = createQueueTimes();
  /** How many workers of a release set have ended. */
  private readonly ends = new LRUCache<string, number>({ max: MAX_RELEASES, ttl: ENDS_FORGOTTEN_MS });
  /** By release set and address, and by release set and network. */
  private readonly suspects = new LRUCache<string, Suspect>({
    max: MAX_SUSPECTS,
    ttl: 2 * MAX_SUSPECT_PAUSE_MS,
  });

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

  /** Pages that are rendered now or wait for it. */
  queue(): QueueFigures {
    const length = [...this.workers.values()].reduce((sum, { queue }) => sum + queue.length, 0);
    return this.queueTimes.figures(length);
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
    network: string,
  ): Promise<RenderedPage | 'refused' | undefined> {
    const address = suspectAddress(release.set, request.url);
    if (this.isSuspect(address)) return undefined;
    if (this.isSuspect(suspectNetwork(release.set, network))) return 'refused';
    const current = this.workerFor(release);
    const worker = await current?.started;
    if (!current || !worker) return undefined;
    try {
      const page = await current.queue.run(network, () => worker.render(request, network));
      this.suspects.delete(address);
      return page;
    } catch (error) {
      if (error instanceof RenderRefused) return 'refused';
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

  /** Undefined while pages of the set are left to the browser. */
  private workerFor(release: LiveRelease): SetWorker | undefined {
    const { id } = release.set;
    let current = this.workers.get(id);
    if (!current || (current.retryAt !== undefined && current.retryAt <= Date.now())) {
      if (!this.isLive(id)) return undefined;
      current = this.startWorker(release, { isReplacement: current?.isReplacement ?? false });
    }
    return current.isReplacement && !current.isUp ? undefined : current;
  }

  private startWorker(release: LiveRelease, { isReplacement }: Pick<SetWorker, 'isReplacement'>): SetWorker {
    const { id } = release.set;
    const next: SetWorker = {
      isReplacement,
      isUp: false,
      queue: new RenderQueue(this.queueTimes),
      started: RenderWorker.start(release, {
        releases: this.options.releases,
        callApi: (call) => this.callApi(call),
        onEnded: (error) => this.replaceWorker(release, next, error),
      }).then(
        (worker) => {
          next.isUp = true;
          return worker;
        },
        (error: unknown) => {
          next.retryAt = Date.now() + RESTART_PAUSE_MS;
          this.options.log.warn(
            { releaseSet: id, reason: String(error) },
            'no render worker for this release set',
          );
          return undefined;
        },
      ),
    };
    this.workers.set(id, next);
    return next;
  }

  /** Starts another worker in the place of one that ended: at once, or later when that happens often. */
  private replaceWorker(release: LiveRelease, ended: SetWorker, error: Error): void {
    const { id } = release.set;
    const isHung = error instanceof WorkerHung;
    this.options.onWorkerEnded?.(isHung ? 'hung' : 'crashed');
    this.options.log.warn({ releaseSet: id, reason: error.message }, 'a render worker ended');
    if (isHung) {
      const names = error.pages.flatMap(({ url, network }) => [
        suspectAddress(release.set, url),
        suspectNetwork(release.set, network),
      ]);
      for (const name of new Set(names)) this.suspect(name);
    }
    if (this.workers.get(id) !== ended) return;
    const times = (this.ends.get(id) ?? 0) + 1;
    this.ends.set(id, times);
    if (times === 1) {
      this.startWorker(release, { isReplacement: true });
      return;
    }
    const pauseMs = Math.min(RESTART_PAUSE_MS * 2 ** (times - 2), MAX_RESTART_PAUSE_MS);
    this.workers.set(id, {
      started: Promise.resolve(undefined),
      retryAt: Date.now() + pauseMs,
      isReplacement: true,
      isUp: false,
      queue: new RenderQueue(this.queueTimes),
    });
  }

  private isSuspect(name: string): boolean {
    return (this.suspects.get(name)?.until ?? 0) > Date.now();
  }

  private suspect(name: string): void {
    const times = (this.suspects.get(name)?.times ?? 0) + 1;
    const pauseMs = Math.min(SUSPECT_PAUSE_MS * 2 ** (times - 1), MAX_SUSPECT_PAUSE_MS);
    this.suspects.set(name, { times, until: Date.now() + pauseMs });
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

/** Without the query, which can be varied at will. */
function suspectAddress(set: ReleaseSet, url: string): string {
  const { host, pathname } = new URL(url);
  return `${set.id} ${host}${pathname}`;
}

const suspectNetwork = (set: ReleaseSet, network: string): string => `${set.id} network ${network}`;
