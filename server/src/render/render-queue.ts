import { createQueueTimes, type QueueFigures, type QueueTimes } from '../telemetry/queue-figures.ts';

/** Maximum concurrent renders of a worker, which runs in one thread. */
const MAX_AT_ONCE = 4;
/** Maximum concurrent renders for one network. */
const MAX_AT_ONCE_OF_NETWORK = 2;
const MAX_WAITING = 40;
/** After this wait the browser renders the page, before the visitor gives up. */
const MAX_WAIT_MS = 2_000;

/** The server is overloaded; nothing is wrong with the page. */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
}

interface Waiting {
  network: string;
  start: () => void;
  refuse: (reason: string) => void;
}

/** The queue of one worker: bounded, and fair among the networks that request pages. */
export class RenderQueue {
  private readonly running = new Map<string, number>();
  private runningCount = 0;
  private waiting: Waiting[] = [];

  /** `times` may be shared with the queues of other workers. */
  constructor(private readonly times: QueueTimes = createQueueTimes()) {}

  /** Renders that run or wait. */
  get length(): number {
    return this.runningCount + this.waiting.length;
  }

  figures(): QueueFigures {
    return this.times.figures(this.length);
  }

  /** Runs the job when a slot is free. Throws RenderRefused when too many wait, or after 2 seconds. */
  async run<T>(network: string, job: () => Promise<T>): Promise<T> {
    const cameAt = performance.now();
    if (this.mayRun(network)) this.count(network, 1);
    else await this.wait(network);
    this.times.starts(cameAt);
    try {
      return await job();
    } finally {
      this.count(network, -1);
      this.startNext();
    }
  }

  private mayRun(network: string): boolean {
    return this.runningCount < MAX_AT_ONCE && (this.running.get(network) ?? 0) < MAX_AT_ONCE_OF_NETWORK;
  }

  private count(network: string, change: 1 | -1): void {
    const count = (this.running.get(network) ?? 0) + change;
    if (count === 0) this.running.delete(network);
    else this.running.set(network, count);
    this.runningCount += change;
  }

  /** Resolves with the job counted as running. */
  private async wait(network: string): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) this.refuseOneOfTheMost(network);
    await new Promise<void>((resolve, reject) => {
      const leave = (settle: () => void) => () => {
        clearTimeout(timer);
        this.waiting = this.waiting.filter((one) => one !== entry);
        settle();
      };
      const refuse = (reason: string) => leave(() => reject(new RenderRefused(reason)))();
      const start = leave(() => {
        this.count(network, 1);
        resolve();
      });
      const entry: Waiting = { network, start, refuse };
      const timer = setTimeout(
        () => refuse(`the page waited longer than ${MAX_WAIT_MS} ms to be rendered`),
        MAX_WAIT_MS,
      ).unref();
      this.waiting.push(entry);
    });
  }

  /** Sheds load: rejects the latest job of the network with the most waiting, which may be this one. */
  private refuseOneOfTheMost(network: string): void {
    const counts = new Map([[network, 1]]);
    for (const one of this.waiting) counts.set(one.network, (counts.get(one.network) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const reason = 'too many pages wait to be rendered';
    if (counts.get(network) === most) throw new RenderRefused(reason);
    this.waiting.findLast((one) => counts.get(one.network) === most)?.refuse(reason);
  }

  /** Starts the oldest job among the networks with the fewest running renders. */
  private startNext(): void {
    const [next] = this.waiting
      .filter(({ network }) => this.mayRun(network))
      .sort((one, other) => (this.running.get(one.network) ?? 0) - (this.running.get(other.network) ?? 0));
    next?.start();
  }
}
