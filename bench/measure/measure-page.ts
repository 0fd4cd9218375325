import type { Browser } from '@playwright/test';

/** A cheap phone on a slow line: CPU four times slower, 1.6 Mbit/s down, 150 ms there and back. */
const CPU_SLOWDOWN = 4;
const DOWN_BYTES_PER_S = (1.6 * 1024 * 1024) / 8;
const UP_BYTES_PER_S = (0.75 * 1024 * 1024) / 8;
const LATENCY_MS = 150;
/** A page that is not interactive by then has failed. */
const TIMEOUT_MS = 60_000;

/** One cold visit. Times in ms from the navigation's start. */
export interface Visit {
  largestPaint: number;
  /** Until the page answers to the visitor: the shell's mark after its first commit. */
  interactive: number;
  /** Compressed bytes of script up to then. */
  scriptBytes: number;
  /** All requests up to then. */
  requests: number;
}

/** Visits an address with an empty cache under throttling. Throws when the page complains or never comes alive. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
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
    const scripts = new Set<string>();
    let requests = 0;
    let scriptBytes = 0;
    session.on('Network.requestWillBeSent', () => {
      requests += 1;
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        if (last) (window as { largestPaint?: number }).largestPaint = last.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(
      // The route's own heading too: a client-drawn page's frame is there before its content.
      () =>
        performance.getEntriesByName('portico:interactive').length > 0 &&
        document.querySelector('main h1') !== null,
      undefined,
      { timeout: TIMEOUT_MS, polling: 'raf' },
    );
    const counted = { requests, scriptBytes };
    const interactive = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    const largestPaint = await page.evaluate(() => (window as { largestPaint?: number }).largestPaint ?? 0);
    if (complaints.length > 0) throw new Error(`${address}: ${complaints.join('; ')}`);
    return { largestPaint, interactive, ...counted };
  } finally {
    await context.close();
  }
}
