import type { Portal, ReviewDecision } from '@portico/shared/contracts';
import type { FormProblems } from '@portico/shared/patterns';

/** The values of a decision, which stay until the list is left. */
export interface DecisionDraft {
  townRefs: readonly string[];
  listingRefs: readonly string[];
  reason: string;
}

export type Verdict = ReviewDecision['status'];
/** What a verdict lacks. [OPEN-01] */
export type DecisionProblem = 'no-town' | 'no-reason';

/** The towns and listings that the portal is in. */
export const draftOf = (portal: Portal): DecisionDraft => ({
  townRefs: portal.townRefs ?? [],
  listingRefs: portal.listingRefs ?? [],
  reason: '',
});

/** A release needs a town, a rejection needs a reason. [OPEN-01] */
export function decisionProblems(draft: DecisionDraft, verdict: Verdict): FormProblems<DecisionProblem> {
  if (verdict === 'RELEASE') return draft.townRefs.length === 0 ? { townRefs: 'no-town' } : {};
  return draft.reason.trim() === '' ? { reason: 'no-reason' } : {};
}

/** The decision, with the revision that was judged: the server refuses it if the portal has changed since. [T-49] */
export const decisionOf = (draft: DecisionDraft, verdict: Verdict, portal: Portal): ReviewDecision => ({
  status: verdict,
  ...(verdict === 'REJECT' ? { reason: draft.reason.trim() } : {}),
  townRefs: [...draft.townRefs],
  listingRefs: [...draft.listingRefs],
  ...(portal.modifiedDate ? { modifiedDate: portal.modifiedDate } : {}),
});
