/**
 * Figures of a set in browsers and on the server. Only values that one client cannot raise alone; see `ReleaseFigures`.
 */
export interface SetFigures {
  views: number;
  failedViews: number;
  /** Distinct addresses behind the views. */
  viewers: number;
  /** Pages that the server rendered or failed to render. */
  serverPages: number;
  serverFailures: number;
  /** Distinct addresses behind the failures. */
  serverFailureViewers: number;
}

/** Minimum sample size. */
const MIN_VIEWS = 20;
/** So that neither one person nor one office can cause a rollback. */
const MIN_VIEWERS = 5;
/** Server failures are rare, so a small sample is enough. */
const MIN_SERVER_PAGES = 10;
const MIN_SERVER_FAILURES = 3;
const MIN_SERVER_FAILURE_VIEWERS = 3;

export interface RollbackCheck {
  stable: SetFigures;
  candidate: SetFigures;
  /** Percentage points by which the candidate may fail more often. */
  marginPercent: number;
}

/** Why the candidate is rolled back, as a sentence; undefined while it may stay. */
export function reasonToRollBack({ stable, candidate, marginPercent }: RollbackCheck): string | undefined {
  const isKnown = candidate.views >= MIN_VIEWS && candidate.viewers >= MIN_VIEWERS;
  const failed = percent(candidate.failedViews, candidate.views);
  const usual = percent(stable.failedViews, stable.views);
  if (isKnown && failed > usual + marginPercent) {
    return `${percentText(failed)} of ${candidate.views} views failed, against ${percentText(usual)} elsewhere.`;
  }
  const isKnownHere =
    candidate.serverPages >= MIN_SERVER_PAGES &&
    candidate.serverFailures >= MIN_SERVER_FAILURES &&
    candidate.serverFailureViewers >= MIN_SERVER_FAILURE_VIEWERS;
  const failedHere = percent(candidate.serverFailures, candidate.serverPages);
  const usualHere = percent(stable.serverFailures, stable.serverPages);
  // The failure rate at the minimum sample: 3 of 10.
  const atLeast = percent(MIN_SERVER_FAILURES, MIN_SERVER_PAGES);
  if (isKnownHere && failedHere >= atLeast && failedHere > usualHere + marginPercent) {
    return `The server failed to render ${percentText(failedHere)} of ${candidate.serverPages} pages, against ${percentText(usualHere)} elsewhere.`;
  }
  return undefined;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
const percentText = (share: number): string => `${Math.round(share)} %`;
