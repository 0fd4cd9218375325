export interface BackOffLimit {
  /** Wrong tries before the first wait. */
  free: number;
  /** The wait after the last free try; each further wrong one doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** A name that is quiet for so long starts again. */
  forgetAfterMs: number;
}

/** What is remembered of one name; times in ms since 1970. */
export interface AttemptCount {
  wrong: number;
  lastAt: number;
  waitUntil: number;
}

/** Milliseconds until a further try is looked at; 0 when it may be made now. */
export const waitOf = (count: AttemptCount | undefined, limit: BackOffLimit, now: number): number =>
  count && isRemembered(count, limit, now) ? Math.max(0, count.waitUntil - now) : 0;

/** After a try that counts as wrong until it turned out right. */
export function withAttempt(count: AttemptCount | undefined, limit: BackOffLimit, now: number): AttemptCount {
  const { free, firstWaitMs, maxWaitMs } = limit;
  const wrong = (count && isRemembered(count, limit, now) ? count.wrong : 0) + 1;
  const wait = wrong < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (wrong - free));
  return { wrong, lastAt: now, waitUntil: now + wait };
}

/** After the try turned out right. */
export const withoutAttempt = (count: AttemptCount): AttemptCount => ({
  ...count,
  wrong: count.wrong - 1,
  waitUntil: 0,
});

const isRemembered = ({ lastAt }: AttemptCount, { forgetAfterMs }: BackOffLimit, now: number): boolean =>
  now - lastAt < forgetAfterMs;
