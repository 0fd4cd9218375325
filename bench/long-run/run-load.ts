import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '../measure/http-request.ts';
import type { CompletedRequest } from './minutes.ts';

/** Maximum number of concurrent requests; further ones are delayed and count as late. */
const MAX_UNDERWAY = 64;

interface Load {
  /** Requests per second. */
  rate: number;
  ms: number;
  next: () => { kind: string; send: () => Promise<Received> };
  onResponse: (completed: CompletedRequest) => void;
}

/**
 * Sends requests at a steady rate, independent of response times. Each is timed from when it was due, so that a stalled
 * server delays all requests meanwhile.
 */
export async function runLoad({ rate, ms, next, onResponse }: Load): Promise<void> {
  const startedAt = performance.now();
  const underway = new Set<Promise<void>>();
  for (let number = 0; ; number += 1) {
    const at = (number / rate) * 1000;
    if (at >= ms) break;
    const wait = startedAt + at - performance.now();
    if (wait > 0) await pause(wait);
    while (underway.size >= MAX_UNDERWAY) await Promise.race(underway);
    const { kind, send } = next();
    const request = failureOf(send).then((failure) => {
      underway.delete(request);
      onResponse({ kind, at, took: performance.now() - startedAt - at, failure });
    });
    underway.add(request);
  }
  await Promise.all(underway);
}

const failureOf = (send: () => Promise<Received>): Promise<string | undefined> =>
  send().then(
    ({ status = 0 }) => (status >= 200 && status < 300 ? undefined : `status ${status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
