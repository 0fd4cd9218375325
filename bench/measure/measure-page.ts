import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A cheap phone on a slow line: CPU four times slower, 1.6 Mbit/s down, 150 ms there and back. */
const CPU_SLOWDOWN = 4;
const DOWN_BYTES_PER_S = (1.6 * 1024 * 1024) / 8;
const UP_BYTES_PER_S = (0.75 * 1024 * 1024) / 8;
const LATENCY_MS = 150;
/** A page that is not interactive by then has failed. */
const TIMEOUT_MS = 60_000;
/** A page that has asked for and been sent nothing for so long is at rest. */
const QUIET_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** One cold visit. Times in ms from the navigation's start; bytes as they travelled, compressed. */
export interface Visit {
  largestPaint: number;
  /** What had been asked for, and what had arrived, by the largest paint. */
  requestsToPaint: number;
  bytesToPaint: number;
  scriptBytesToPaint: number;
  /** ms beyond 50 of each task of the main thread until the page is at rest. */
  blocking: number;
  /** All shifts together, of which the worst window is at most this. */
  layoutShift: number;
  /** Until the page answers to the visitor: the shell's mark after its first commit. */
  interactive: number;
  /** Compressed bytes of script up to then. */
  scriptBytes: number;
  /** All requests up to then. */
  requests: number;
  /** Compressed bytes of the page's own script until it is at rest. */
  scriptBytesInAll: number;
  /** Of script that was only fetched meanwhile, for where the visitor may go next. */
  scriptBytesAhead: number;
  /** Bytes of everything until the page is at rest. */
  bytes: number;
}

/** Times in seconds of the browser's own clock. */
interface Sent {
  startedAt: number;
  finishedAt?: number;
  bytes: number;
  isScript: boolean;
  /** Fetched by a script of the page and not run. */
  isAhead: boolean;
}

/** What the page keeps of itself. */
interface Kept {
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

/** What a page is taken to be alive by: ours when its shell has said so and its heading is there, others once loaded. */
export type SignOfLife = 'answers' | 'has loaded';

/** What the page calls then, with the time: asking it again and again would take it 50 ms before its first paint. */
const CALLED = 'isAlive';

/** Runs in the page before anything of its own; no function in it has a name, which the compiler would note by a helper. */
function keepFigures({ called, awaited }: { called: string; awaited: SignOfLife }): void {
  const kept: Kept = { largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { kept });
  new PerformanceObserver((list) => {
    kept.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      kept.layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const page = window as unknown as Record<string, (time: string) => void>;
  if (awaited === 'has loaded') addEventListener('load', () => page[called]?.(String(performance.now())));
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('portico:interactive').length === 0) return;
      // The route's own heading too: a client-rendered page's frame is there before its content.
      const looking = setInterval(() => {
        if (!document.querySelector('main h1')) return;
        clearInterval(looking);
        page[called]?.(String(performance.now()));
      }, 10);
    }).observe({ type: 'mark', buffered: true });
}

/**
 * Visits an address with an empty cache under throttling. Throws when the page complains or never comes alive, which
 * other pages than ours show otherwise.
 */
export async function measurePage(
  browser: Browser,
  address: string,
  sign: SignOfLife = 'answers',
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWN_BYTES_PER_S,
      uploadThroughput: UP_BYTES_PER_S,
    });
    const requests = new Map<string, Sent>();
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
      requests.set(requestId, {
        startedAt: timestamp,
        bytes: 0,
        isScript: false,
        isAhead: type === 'Fetch',
      });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = requests.get(requestId);
      if (request) request.isScript = response.mimeType.includes('javascript');
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = requests.get(requestId);
      if (request) Object.assign(request, { finishedAt: timestamp, bytes: encodedDataLength });
    });
    let lastSent = performance.now();
    for (const event of ['requestWillBeSent', 'dataReceived', 'loadingFinished'] as const)
      session.on(`Network.${event}`, () => {
        lastSent = performance.now();
      });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));

    const alive = new Promise<number>((resolve) => {
      session.on('Runtime.bindingCalled', ({ name, payload }) => {
        if (name === CALLED) resolve(Number(payload));
      });
    });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: CALLED });
    await page.addInitScript(keepFigures, { called: CALLED, awaited: sign });
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const interactive = await Promise.race([alive, tooLong(address)]);
    const counted = { requests: requests.size, scriptBytes: bytesOf(requests, ({ isScript }) => isScript) };
    await whenQuietSince(() => lastSent);
    const kept = await page.evaluate(() => (window as unknown as { kept: Kept }).kept);
    if (complaints.length > 0) throw new Error(`${address}: ${complaints.join('; ')}`);
    const [first] = requests.values();
    const paintedAt = (first?.startedAt ?? 0) + kept.largestPaint / 1000;
    return {
      ...kept,
      interactive,
      ...counted,
      requestsToPaint: [...requests.values()].filter(({ startedAt }) => startedAt < paintedAt).length,
      bytesToPaint: bytesOf(requests, ({ finishedAt = Infinity }) => finishedAt < paintedAt),
      scriptBytesToPaint: bytesOf(
        requests,
        ({ isScript, finishedAt = Infinity }) => isScript && finishedAt < paintedAt,
      ),
      scriptBytesInAll: bytesOf(requests, ({ isScript, isAhead }) => isScript && !isAhead),
      scriptBytesAhead: bytesOf(requests, ({ isScript, isAhead }) => isScript && isAhead),
      bytes: bytesOf(requests, () => true),
    };
  } finally {
    await context.close();
  }
}

async function tooLong(address: string): Promise<never> {
  await pause(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`${address} does not come alive`);
}

function bytesOf(requests: ReadonlyMap<string, Sent>, counts: (request: Sent) => boolean): number {
  return [...requests.values()].filter(counts).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Unlike the browser's own word for it, also when the page had been quiet before its scripts were asked for. */
async function whenQuietSince(last: () => number): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (performance.now() - last() < QUIET_MS) {
    if (performance.now() > giveUpAt) throw new Error('the page does not come to rest');
    await pause(LOOK_EVERY_MS);
  }
}
