import type { Portal, ReviewDecision } from '@portico/shared/contracts';

/** What a moderator has chosen and written so far; kept while the queue is open, decided on or not. */
export interface DecisionDraft {
  townRefs: readonly string[];
  listingRefs: readonly string[];
  reason: string;
}

export type Verdict = ReviewDecision['status'];
/** What keeps a verdict from being given. [OPEN-01] */
export type DecisionProblem = 'no-town' | 'no-reason';

/** Where the portal is already. */
export const draftOf = (portal: Portal): DecisionDraft => ({
  townRefs: portal.townRefs ?? [],
  listingRefs: portal.listingRefs ?? [],
  reason: '',
});

/** A release belongs to a town, a rejection has a reason. [OPEN-01] */
export function decisionProblem(draft: DecisionDraft, verdict: Verdict): DecisionProblem | undefined {
  if (verdict === 'RELEASE') return draft.townRefs.length === 0 ? 'no-town' : undefined;
  return draft.reason.trim() === '' ? 'no-reason' : undefined;
}

/** The decision on the portal as it was judged: the server refuses it when that has changed since. [T-49] */
export const decisionOf = (draft: DecisionDraft, verdict: Verdict, portal: Portal): ReviewDecision => ({
  status: verdict,
  ...(verdict === 'REJECT' ? { reason: draft.reason.trim() } : {}),
  townRefs: [...draft.townRefs],
  listingRefs: [...draft.listingRefs],
  ...(portal.modifiedDate ? { modifiedDate: portal.modifiedDate } : {}),
});
