import { currentOrigin, giveUpOrigin } from './asset-origins.ts';

/** Before the second and the third try. */
const PAUSES_MS = [250, 1_000] as const;

/**
 * Loads something, up to three times, and from the next origin each time that one fails. A preload that failed poisons
 * the first use of its file: that one fails without a request. The pauses let the other files of the same failed try
 * fail too, or the next try would join them.
 */
export async function tryAgain<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    const origin = currentOrigin();
    try {
      return await load();
    } catch {
      giveUpOrigin(origin);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
