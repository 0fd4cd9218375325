import { type ApiError, isApiError } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { type Form, useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import {
  type DecisionDraft,
  type DecisionProblem,
  decisionOf,
  decisionProblems,
  type Verdict,
} from './decision-draft.ts';
import { useDecideReviewMutation } from './review.api.ts';

interface VerdictOptions {
  portal: Portal;
  /** Of the portal, for the notification. */
  title: string;
  draft: DecisionDraft;
  onDecided: () => void;
}

/** The form of a decision, whose verdict has to be confirmed before it is sent. [OPEN-01] */
export interface VerdictFlow {
  form: Form<DecisionDraft, ApiError, DecisionProblem, Verdict>;
  /** The verdict that waits to be confirmed. */
  unconfirmed: Verdict | undefined;
  /** Opens the confirmation, or focuses the field that is missing. */
  choose: (verdict: Verdict) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
}

export function useVerdict({ portal, title, draft, onDecided }: VerdictOptions): VerdictFlow {
  const { t } = useMessages();
  const notify = useNotify();
  const [unconfirmed, setUnconfirmed] = useState<Verdict>();
  const [decide] = useDecideReviewMutation();
  const form = useForm<DecisionDraft, ApiError, DecisionProblem, Verdict>({
    initial: draft,
    problems: (values, verdict) => (verdict ? decisionProblems(values, verdict) : {}),
    submit: async (values, verdict) => {
      if (!verdict) return { kind: 'failed' };
      const { error } = await decide({ id: portal._id, decision: decisionOf(values, verdict, portal) });
      if (error) return { kind: 'failed', failure: isApiError(error) ? error : { kind: 'unreadable' } };
      notify({
        tone: 'success',
        text: t(verdict === 'RELEASE' ? 'review.released' : 'review.rejected', { title }),
      });
      onDecided();
      return { kind: 'done' };
    },
  });

  return {
    form,
    unconfirmed,
    choose(verdict) {
      if (form.check(verdict)) setUnconfirmed(verdict);
    },
    cancel: () => setUnconfirmed(undefined),
    async confirm() {
      await form.submit(unconfirmed);
      setUnconfirmed(undefined);
    },
  };
}
