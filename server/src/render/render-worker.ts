import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Descriptor, RemoteListing, RenderedPage, RenderRequest } from '@portico/shared/contracts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { traceHeaders } from '../telemetry/tracing.ts';
import { type PendingCall, PendingCalls } from '../threads/pending-calls.ts';
import { renderEnvironment, renderLimits } from '../threads/remote-code.ts';
import { startThread } from '../threads/start-thread.ts';
import type { LiveRelease } from './live-release.ts';
import { RenderRefused } from './render-queue.ts';
import type {
  CarriedRequest,
  CarriedResponse,
  FromWorker,
  ToWorker,
  WorkerSetup,
} from './worker-messages.ts';

/** A page that takes longer is left to the browser. */
const RENDER_TIMEOUT_MS = 5_000;
/** A worker that is not ready by then is terminated. */
const START_TIMEOUT_MS = 20_000;
/** Interval at which a worker must respond. */
const HEARTBEAT_MS = 500;
/**
 * Missed heartbeats after which the worker's pages are left to the browser: 1 to 1.5 seconds. Counted instead of timed,
 * because a blocked parent sends none.
 */
const UNRESPONSIVE_AFTER = 3;
/** Missed heartbeats after which a worker is terminated: 3 seconds. */
const MAX_MISSED_HEARTBEATS = 7;

/** A page given to a worker, and the network that requested it. */
export interface GivenPage {
  url: string;
  /** As `networkOf` names it. */
  network: string;
}

/** The worker's thread is blocked by an endless loop or a long computation. */
export class WorkerHung extends Error {
  override readonly name = 'WorkerHung';
  /** `pages`: those that it was rendering, one of which is the cause. */
  constructor(readonly pages: readonly GivenPage[]) {
    super('the render worker did not respond for 3 s and was terminated');
  }
}

/** What a worker needs of the releases. */
type ServerFiles = Pick<ReleaseStore, 'serverFolder'>;

export interface RendererOptions {
  releases: ReleaseStore;
  /** Calls the API in this process as an anonymous visitor. */
  callApi: (request: CarriedRequest) => Promise<CarriedResponse>;
}

interface WorkerOptions extends Pick<RendererOptions, 'callApi'> {
  releases: ServerFiles;
  /** Called once when a ready worker crashes, or is terminated because it hangs. */
  onEnded?: (error: Error) => void;
  /** No visitor waits: a page is not rejected when the thread is blocked for a second, as on a busy machine. */
  isTrial?: boolean;
}

/** Renders pages of one release set in a worker thread. */
export class RenderWorker {
  private readonly pending = new PendingCalls<RenderedPage, GivenPage>();
  private isDraining = false;
  private missedHeartbeats = 0;
  private heartbeat: NodeJS.Timeout | undefined;
  /** Pages that were cancelled since the worker's last response. */
  private cancelled: GivenPage[] = [];
  /** Why the worker ended; undefined while it runs. */
  ended: Error | undefined;

  private constructor(
    private readonly worker: Worker,
    private readonly callApi: RendererOptions['callApi'],
    private readonly onEnded: WorkerOptions['onEnded'],
    /** Missed heartbeats after which pages are rejected. */
    private readonly unresponsiveAfter: number,
  ) {
    worker.on('message', (message: FromWorker) => this.receive(message));
    worker.on('error', (error) => this.end(error));
    worker.on('exit', (code) => this.end(new Error(`the render worker ended with code ${code}`)));
  }

  /** Verifies the server builds against their descriptors' hashes, then starts a thread with them. */
  static async start(
    release: LiveRelease,
    { releases, callApi, onEnded, isTrial = false }: WorkerOptions,
  ): Promise<RenderWorker> {
    const setup = await workerSetup(release, releases);
    const worker = startThread(new URL('./render-worker.thread.ts', import.meta.url), setup, {
      env: renderEnvironment(),
      resourceLimits: renderLimits,
    });
    const renderer = new RenderWorker(
      worker,
      callApi,
      onEnded,
      isTrial ? Number.POSITIVE_INFINITY : UNRESPONSIVE_AFTER,
    );
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error('the render worker did not start in time')),
          START_TIMEOUT_MS,
        );
        worker.once('message', () => resolve());
        worker.once('error', reject);
        worker.once('exit', (code) =>
          reject(new Error(`the render worker ended with code ${code} while starting`)),
        );
        worker.once('message', () => clearTimeout(timer));
        worker.once('exit', () => clearTimeout(timer));
      });
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    // Started late: a starting worker loads its files synchronously.
    renderer.heartbeat = setInterval(() => renderer.watch(), HEARTBEAT_MS).unref();
    return renderer;
  }

  /** Rejects when the page cannot be rendered here or in time. `network`: the visitor's, as in `networkOf`. */
  async render(request: RenderRequest, network = ''): Promise<RenderedPage> {
    if (this.ended) throw this.ended;
    if (this.isUnresponsive) throw new RenderRefused('the render worker does not respond');
    const { id, result } = this.pending.add({ url: request.url, network });
    const timer = setTimeout(
      () => this.cancel(id, new Error(`the page took longer than ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    );
    try {
      this.post({ kind: 'render', id, request, headers: traceHeaders() });
      return await result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Finishes the running pages, then ends the thread. */
  async drain(): Promise<void> {
    this.isDraining = true;
    if (this.pending.size === 0) await this.worker.terminate();
  }

  /** Whether the worker has missed heartbeats for a second, so that a visitor would wait for a new page. */
  private get isUnresponsive(): boolean {
    return this.missedHeartbeats >= this.unresponsiveAfter;
  }

  private watch(): void {
    if (this.missedHeartbeats === MAX_MISSED_HEARTBEATS) {
      this.end(new WorkerHung(this.cancelled));
      void this.worker.terminate();
      return;
    }
    this.missedHeartbeats += 1;
    if (this.missedHeartbeats === this.unresponsiveAfter) {
      const reason = new Error('the render worker did not respond for more than a second');
      for (const [id] of this.pending.entries()) this.cancel(id, reason);
    }
    this.post({ kind: 'ping' });
  }

  private cancel(id: number, reason: Error): void {
    const call = this.take(id);
    if (!call) return;
    if (this.missedHeartbeats > 0) this.cancelled.push(call.note);
    this.post({ kind: 'cancel', id });
    call.reject(reason);
  }

  /** Removes a pending page, which the caller resolves or rejects; a draining worker ends with its last one. */
  private take(id: number): PendingCall<RenderedPage, GivenPage> | undefined {
    const call = this.pending.take(id);
    if (call && this.isDraining && this.pending.size === 0) void this.worker.terminate();
    return call;
  }

  private receive(message: FromWorker): void {
    this.missedHeartbeats = 0;
    if (this.cancelled.length > 0) this.cancelled = [];
    switch (message.kind) {
      case 'ready':
      case 'pong':
        return;
      case 'rendered':
        this.take(message.id)?.resolve(message.page);
        return;
      case 'failed':
        this.take(message.id)?.reject(new Error(message.message));
        return;
      case 'fetch':
        this.callApi(message.request).then(
          (response) => this.post({ kind: 'fetched', id: message.id, response }),
          () => this.post({ kind: 'fetched', id: message.id, response: undefined }),
        );
    }
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private end(error: Error): void {
    clearInterval(this.heartbeat);
    if (this.ended) return;
    this.ended = error;
    for (const [id] of this.pending.entries()) this.take(id)?.reject(error);
    if (!this.isDraining) this.onEnded?.(error);
  }
}

async function workerSetup(release: LiveRelease, releases: ServerFiles): Promise<WorkerSetup> {
  const folders = new Map<string, string>();
  for (const descriptor of release.descriptors) {
    const folder = await releases.serverFolder(descriptor.name, descriptor.version);
    await checkHashes(descriptor, folder);
    folders.set(descriptor.name, folder);
  }
  const fileOf = (name: string, file: string): string => path.join(folders.get(name) ?? '', file);
  return {
    shellFile: fileOf('shell', 'main.js'),
    remotes: release.listings.map(
      (listing): RemoteListing => ({ ...listing, entry: fileOf(listing.name, 'remoteEntry.js') }),
    ),
  };
}

async function checkHashes(descriptor: Descriptor, folder: string): Promise<void> {
  for (const [file, expected] of Object.entries(descriptor.node)) {
    const body = await readFile(path.join(folder, file));
    const actual = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    if (actual !== expected) {
      throw new Error(
        `${descriptor.name} ${descriptor.version}: node/${file} is not the file that was built.`,
      );
    }
  }
}
