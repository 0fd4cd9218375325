import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

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

/** Ours: the shell's mark after its first commit. */
const shellAnswers = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    // The route's own heading too: a client-drawn page's frame is there before its content.
    () =>
      performance.getEntriesByName('portico:interactive').length > 0 &&
      document.querySelector('main h1') !== null,
    undefined,
    { timeout: TIMEOUT_MS, polling: 'raf' },
  );

/**
 * Visits an address with an empty cache under throttling. Throws when the page complains or never comes alive, which
 * other pages than ours show otherwise.
 */
export async function measurePage(
  browser: Browser,
  address: string,
  comesAlive: (page: Page) => Promise<unknown> = shellAnswers,
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

    await page.addInitScript(() => {
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
    });
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await comesAlive(page);
    const counted = { requests: requests.size, scriptBytes: bytesOf(requests, ({ isScript }) => isScript) };
    const interactive = await page.evaluate(() => performance.now());
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
