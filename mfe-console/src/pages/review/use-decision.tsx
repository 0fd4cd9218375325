import { useWebConfigQuery } from '@portico/shared/api';
import type { WaitingPortal } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type DecisionDraft, draftOf } from './decision-draft.ts';
import { useReviewListingsQuery, useReviewTownsQuery } from './review.api.ts';

/** Decides on the portals of a list, one at a time. The input for each portal stays until the list is left. */
export function useDecision(options: {
  /** The portals that can be decided on. */
  waiting: readonly WaitingPortal[];
  /** Reloads the list; resolves to undefined if that fails. */
  reload: () => Promise<readonly WaitingPortal[] | undefined>;
}): { decide: (id: string) => void; dialog: ReactNode } {
  const { waiting, reload } = options;
  const { t } = useMessages();
  const notify = useNotify();
  const [openId, setOpenId] = useState<string>();
  const [drafts, setDrafts] = useState<Record<string, DecisionDraft>>({});
  const provider = useWebConfigQuery().data?.provider ?? '';
  const skip = openId === undefined || provider === '';
  const { data: towns } = useReviewTownsQuery({ provider }, { skip });
  const { data: listings } = useReviewListingsQuery({ provider }, { skip });
  const withId = ({ portal }: WaitingPortal) => portal._id === openId;
  const open = waiting.find(withId);

  async function lookAgain(): Promise<void> {
    const now = await reload();
    if (!now || now.some(withId)) return;
    setOpenId(undefined);
    notify({ tone: 'neutral', text: t('review.gone') });
  }

  const dialog = open ? (
    <DecisionDialog
      key={open.portal._id}
      waiting={open}
      draft={drafts[open.portal._id] ?? draftOf(open.portal)}
      onChange={(draft) => setDrafts((now) => ({ ...now, [open.portal._id]: draft }))}
      towns={towns}
      listings={listings}
      onClose={() => setOpenId(undefined)}
      onDecided={() => setOpenId(undefined)}
      onLookAgain={() => void lookAgain()}
    />
  ) : null;
  return { decide: setOpenId, dialog };
}
