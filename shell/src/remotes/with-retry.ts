import { currentOrigin, failOverFrom } from './asset-origins.ts';

/** Delays before the second and the third attempt. */
const PAUSES_MS = [250, 1_000] as const;

/**
 * Calls `load` up to three times, each time from the next asset origin. The pauses let the other files of a failed
 * attempt fail too, or the next attempt would join their requests; after a failed preload the first use of the file
 * fails without a request.
 */
export async function withRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    const origin = currentOrigin();
    try {
      return await load();
    } catch {
      failOverFrom(origin);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
