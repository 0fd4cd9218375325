import { LRUCache } from 'lru-cache';
import type { QueueTimes } from '../telemetry/queue-figures.ts';
import type { LiveRelease } from './live-release.ts';
import { MAX_RELEASES } from './release-cache.ts';
import { RenderQueue } from './render-queue.ts';
import { type RendererOptions, RenderWorker } from './render-worker.ts';

/** Pause in ms before a worker that failed to start is started again. */
const RESTART_PAUSE_MS = 2_000;
/** A crashed worker is restarted immediately the first time, then with exponential backoff up to this many ms. */
const MAX_RESTART_PAUSE_MS = 60_000;
/** After this long without a crash, the backoff of a set is reset. */
const ENDS_FORGOTTEN_MS = 10 * 60_000;

export interface RenderPoolOptions extends RendererOptions {
  log: { warn: (details: object, message: string) => void };
  /** Shared by the queues of all workers. */
  queueTimes: QueueTimes;
  /** Called before a worker that crashed, or was terminated because it hung, is replaced. */
  onEnded: (release: LiveRelease, error: Error) => void;
}

/** The worker of a release set, or the pause before the next start. */
export interface PooledWorker {
  started: Promise<RenderWorker | undefined>;
  /** Without a worker: when to start one again, in ms since 1970. */
  retryAt?: number;
  /** It replaces a crashed one: until it is ready, its pages are left to the browser. */
  isReplacement: boolean;
  isUp: boolean;
  queue: RenderQueue;
}

/** A pool with one render worker per live release set. */
export class RenderPool {
  private readonly workers = new Map<string, PooledWorker>();
  /** Undefined until the rollout is known; until then every set counts as live. */
  private liveIds: ReadonlySet<string> | undefined;
  /** Number of crashes by release set. */
  private readonly ends = new LRUCache<string, number>({ max: MAX_RELEASES, ttl: ENDS_FORGOTTEN_MS });

  constructor(private readonly options: RenderPoolOptions) {}

  /** Pages that render or wait. */
  get length(): number {
    return [...this.workers.values()].reduce((sum, { queue }) => sum + queue.length, 0);
  }

  /** Drains the workers of other sets: they finish their pages and end. */
  drainAllBut(liveIds: ReadonlySet<string>): void {
    this.liveIds = liveIds;
    for (const [id, { started }] of this.workers) {
      if (liveIds.has(id)) continue;
      this.workers.delete(id);
      void started.then((worker) => worker?.drain());
    }
  }

  /** Undefined while pages of the set are left to the browser. */
  workerFor(release: LiveRelease): PooledWorker | undefined {
    const { id } = release.set;
    let current = this.workers.get(id);
    if (!current || (current.retryAt !== undefined && current.retryAt <= Date.now())) {
      if (this.liveIds && !this.liveIds.has(id)) return undefined;
      current = this.start(release, { isReplacement: current?.isReplacement ?? false });
    }
    return current.isReplacement && !current.isUp ? undefined : current;
  }

  async close(): Promise<void> {
    const workers = [...this.workers.values()];
    this.workers.clear();
    await Promise.all(workers.map(async ({ started }) => (await started)?.drain()));
  }

  private start(release: LiveRelease, { isReplacement }: Pick<PooledWorker, 'isReplacement'>): PooledWorker {
    const { releases, callApi, log, queueTimes } = this.options;
    const { id } = release.set;
    const next: PooledWorker = {
      isReplacement,
      isUp: false,
      queue: new RenderQueue(queueTimes),
      started: RenderWorker.start(release, {
        releases,
        callApi,
        onEnded: (error) => this.replace(release, next, error),
      }).then(
        (worker) => {
          next.isUp = true;
          return worker;
        },
        (error: unknown) => {
          next.retryAt = Date.now() + RESTART_PAUSE_MS;
          log.warn({ releaseSet: id, reason: String(error) }, 'no render worker for this release set');
          return undefined;
        },
      ),
    };
    this.workers.set(id, next);
    return next;
  }

  /** Replaces a crashed worker, with backoff when it happens often. */
  private replace(release: LiveRelease, ended: PooledWorker, error: Error): void {
    const { id } = release.set;
    this.options.onEnded(release, error);
    if (this.workers.get(id) !== ended) return;
    const times = (this.ends.get(id) ?? 0) + 1;
    this.ends.set(id, times);
    if (times === 1) {
      this.start(release, { isReplacement: true });
      return;
    }
    const pauseMs = Math.min(RESTART_PAUSE_MS * 2 ** (times - 2), MAX_RESTART_PAUSE_MS);
    this.workers.set(id, {
      started: Promise.resolve(undefined),
      retryAt: Date.now() + pauseMs,
      isReplacement: true,
      isUp: false,
      queue: new RenderQueue(this.options.queueTimes),
    });
  }
}
