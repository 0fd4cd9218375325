export interface BackOffLimit {
  /** Failed attempts before the first wait. */
  free: number;
  /** The wait after the last free attempt; each further failure doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** A counter is reset after this long without attempts. */
  forgetAfterMs: number;
}

/** State of one counter; times in ms since 1970. */
export interface AttemptCount {
  wrong: number;
  lastAt: number;
  waitUntil: number;
}

/** ms until another attempt is checked; 0 for now. */
export const waitOf = (count: AttemptCount | undefined, limit: BackOffLimit, now: number): number =>
  count && isRemembered(count, limit, now) ? Math.max(0, count.waitUntil - now) : 0;

/** The state after an attempt, which counts as failed until it succeeds. */
export function withAttempt(count: AttemptCount | undefined, limit: BackOffLimit, now: number): AttemptCount {
  const { free, firstWaitMs, maxWaitMs } = limit;
  const wrong = (count && isRemembered(count, limit, now) ? count.wrong : 0) + 1;
  const wait = wrong < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (wrong - free));
  return { wrong, lastAt: now, waitUntil: now + wait };
}

/** The state after the attempt succeeded. */
export const withoutAttempt = (count: AttemptCount): AttemptCount => ({
  ...count,
  wrong: count.wrong - 1,
  waitUntil: 0,
});

const isRemembered = ({ lastAt }: AttemptCount, { forgetAfterMs }: BackOffLimit, now: number): boolean =>
  now - lastAt < forgetAfterMs;
