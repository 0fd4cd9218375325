import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from './slow-phone.ts';

/** A slow network: 1.6 Mbit/s down, round trip of 150 ms. */
const DOWN_BYTES_PER_S = (1.6 * 1024 * 1024) / 8;
const UP_BYTES_PER_S = (0.75 * 1024 * 1024) / 8;
const LATENCY_MS = 150;
/** A page that is not interactive by then has failed. */
const TIMEOUT_MS = 60_000;
/** Time without requests and responses after which a page is idle. */
const QUIET_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** A cold visit. Times in ms from the start of the navigation; sizes in bytes as transferred. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Requests sent, and bytes received, until the largest contentful paint. */
  requestsToPaint: number;
  bytesToPaint: number;
  scriptBytesToPaint: number;
  /** Total blocking time: the part beyond 50 ms of each main-thread task until the page is idle. */
  blocking: number;
  /** Sum of all layout shifts, an upper bound of CLS. */
  layoutShift: number;
  /** Time until the page handles input: the shell's performance mark after its first commit. */
  interactive: number;
  /** Transferred bytes of scripts until then. */
  scriptBytes: number;
  /** Number of requests until then. */
  requests: number;
  /** Transferred bytes of the page's own scripts until it is idle. */
  scriptBytesInAll: number;
  /** Transferred bytes of prefetched scripts for the next navigation. */
  scriptBytesAhead: number;
  /** Transferred bytes of all responses until the page is idle. */
  bytes: number;
}

/** Times in seconds of the browser's monotonic clock. */
interface Sent {
  startedAt: number;
  finishedAt?: number;
  bytes: number;
  isScript: boolean;
  /** Whether a script of the page fetched it without running it. */
  isAhead: boolean;
}

/** Figures that the page records itself. */
interface PageFigures {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

/**
 * When a page counts as interactive: ours once the shell sets its mark and the heading is rendered, others once loaded.
 */
export type ReadySign = 'interactive' | 'has loaded';

/**
 * Name of the function that the page calls with the time; polling the page from outside would delay its first paint.
 */
const CALLED = 'isAlive';

/**
 * Runs in the page before its own scripts. Its inner functions have no names, because the compiler would add a helper
 * for them.
 */
function recordFigures({ called, awaited }: { called: string; awaited: ReadySign }): void {
  // With a debugger attached, V8 parses a whole module again for the stack of an error that it creates; React does.
  Error.stackTraceLimit = 0;
  const figures: PageFigures = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    figures.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    figures.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      figures.layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const page = window as unknown as Record<string, (time: string) => void>;
  if (awaited === 'has loaded') addEventListener('load', () => page[called]?.(String(performance.now())));
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('portico:interactive').length === 0) return;
      // Also waits for the route's heading: a client-rendered page has its layout before its content.
      const looking = setInterval(() => {
        if (!document.querySelector('main h1')) return;
        clearInterval(looking);
        page[called]?.(String(performance.now()));
      }, 10);
    }).observe({ type: 'mark', buffered: true });
}

/** What `throttleCpuAndNetwork` does, for the output. */
export const THROTTLING = 'CPU 4 times slower, 1.6 Mbit/s, 150 ms';

/** Makes a page as slow as a cheap phone on a slow line; the `Network` domain is enabled first. */
export async function throttleCpuAndNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  });
}

/** Visits a URL with an empty cache and throttling. Throws if the page logs an error or does not become interactive. */
export async function measurePage(
  browser: Browser,
  address: string,
  sign: ReadySign = 'interactive',
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttleCpuAndNetwork(session);
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
    await page.addInitScript(recordFigures, { called: CALLED, awaited: sign });
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const interactive = await Promise.race([alive, tooLong(address)]);
    const counted = { requests: requests.size, scriptBytes: bytesOf(requests, ({ isScript }) => isScript) };
    await whenQuietSince(() => lastSent);
    const figures = await page.evaluate(() => (window as unknown as { figures: PageFigures }).figures);
    if (complaints.length > 0) throw new Error(`${address}: ${complaints.join('; ')}`);
    const [first] = requests.values();
    const paintedAt = (first?.startedAt ?? 0) + figures.largestPaint / 1000;
    return {
      ...figures,
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

/** Unlike Playwright's 'networkidle', not satisfied by a quiet period before the page's scripts are requested. */
async function whenQuietSince(last: () => number): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (performance.now() - last() < QUIET_MS) {
    if (performance.now() > giveUpAt) throw new Error('the page does not come to rest');
    await pause(LOOK_EVERY_MS);
  }
}
