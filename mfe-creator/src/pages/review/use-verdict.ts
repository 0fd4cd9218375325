import { type ApiError, isApiError } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { useState } from 'react';
import { useDecideReviewMutation } from '../../review.api.ts';
import {
  type DecisionDraft,
  type DecisionProblem,
  decisionOf,
  decisionProblem,
  type Verdict,
} from './decision-draft.ts';

interface VerdictOptions {
  portal: Portal;
  /** Of the portal, for the notification. */
  title: string;
  draft: DecisionDraft;
  /** Id of the field to focus, by what is missing. */
  fieldIds: Record<DecisionProblem, string>;
  onDecided: () => void;
}

/** The verdict on a portal: asked for, confirmed, sent. [OPEN-01] */
export interface VerdictFlow {
  /** What keeps the wanted verdict from being given. */
  problem: DecisionProblem | undefined;
  clearProblem: () => void;
  /** The verdict that waits to be confirmed. */
  unconfirmed: Verdict | undefined;
  /** Asks to confirm the verdict, or focuses the field that is missing. */
  ask: (wanted: Verdict) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
  isSending: boolean;
  failure: ApiError | undefined;
  clearFailure: () => void;
}

export function useVerdict({ portal, title, draft, fieldIds, onDecided }: VerdictOptions): VerdictFlow {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [problem, setProblem] = useState<DecisionProblem>();
  const [unconfirmed, setUnconfirmed] = useState<Verdict>();
  const [decide, { isLoading, error, reset }] = useDecideReviewMutation();

  return {
    problem,
    clearProblem: () => setProblem(undefined),
    unconfirmed,
    ask(wanted) {
      const found = decisionProblem(draft, wanted);
      setProblem(found);
      if (found) document.getElementById(fieldIds[found])?.focus();
      else setUnconfirmed(wanted);
    },
    cancel: () => setUnconfirmed(undefined),
    async confirm() {
      if (!unconfirmed) return;
      const decided = await decide({ id: portal._id, decision: decisionOf(draft, unconfirmed, portal) });
      setUnconfirmed(undefined);
      if (decided.error) return;
      const key = unconfirmed === 'RELEASE' ? 'review.released' : 'review.rejected';
      notify({ tone: 'success', text: t(key, { title }) });
      onDecided();
    },
    isSending: isLoading,
    failure: isApiError(error) ? error : undefined,
    clearFailure: reset,
  };
}
