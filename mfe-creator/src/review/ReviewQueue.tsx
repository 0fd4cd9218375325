import { errorMessage, isApiError, useWebConfigQuery } from '@portico/shared/api';
import type { WaitingPortal } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { Loading, Skeleton, StateMessage, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { ListEnd } from '../lists/ListEnd.tsx';
import { allRows, type ListPage } from '../lists/list-page.ts';
import { useReviewListingsQuery, useReviewQueueInfiniteQuery, useReviewTownsQuery } from '../review.api.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type DecisionDraft, draftOf } from './decision-draft.ts';
import { WaitingCard } from './WaitingCard.tsx';

const rowsOf = (pages: readonly ListPage<WaitingPortal>[]) => allRows(pages, ({ portal }) => portal._id);

const ROWS = ['a', 'b', 'c'] as const;

/** What waits for a moderator, the longest waiting first. [OPEN-01, OPEN-49] */
export function ReviewQueue() {
  const { t } = useText('mfe-creator');
  const list = useReviewQueueInfiniteQuery();
  const { data: loaded, error, refetch } = list;
  const notify = useNotify();
  const [openId, setOpenId] = useState<string>();
  const [drafts, setDrafts] = useState<Record<string, DecisionDraft>>({});
  const provider = useWebConfigQuery().data?.provider ?? '';
  const skip = openId === undefined || provider === '';
  const { data: towns } = useReviewTownsQuery({ provider }, { skip });
  const { data: listings } = useReviewListingsQuery({ provider }, { skip });

  async function lookAgain(): Promise<void> {
    const { data } = await refetch();
    if (!data || rowsOf(data.pages).rows.some(({ portal }) => portal._id === openId)) return;
    setOpenId(undefined);
    notify({ tone: 'neutral', text: t('review.gone') });
  }

  if (!loaded && error) {
    const isOffline = isApiError(error) && error.kind === 'offline';
    return (
      <StateMessage
        kind={isOffline ? 'offline' : 'failed'}
        title={t('review.notLoaded')}
        text={isOffline ? t('page.offline') : isApiError(error) ? errorMessage(error) : null}
        action={{ label: t('page.retry'), onClick: () => void refetch() }}
      />
    );
  }
  if (!loaded) return <ReviewSkeleton />;
  const { rows: queue, total } = rowsOf(loaded.pages);
  if (queue.length === 0) {
    return <StateMessage kind="empty" title={t('review.empty')} text={t('review.emptyText')} />;
  }
  const open = queue.find(({ portal }) => portal._id === openId);
  return (
    <>
      <ul role="list" aria-label={t('review.title')} css={{ display: 'grid', gap: spacing[4] }}>
        {queue.map((waiting) => (
          <li key={waiting.portal._id}>
            <WaitingCard waiting={waiting} onDecide={() => setOpenId(waiting.portal._id)} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} shown={queue.length} total={total} />
      {open ? (
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
      ) : null}
    </>
  );
}

/** The queue to come. */
export function ReviewSkeleton() {
  const { t } = useText('mfe-creator');
  return (
    <Loading label={t('review.loading')}>
      <div css={{ display: 'grid', gap: spacing[4] }}>
        {ROWS.map((row) => (
          <Skeleton key={row} blockSize="132px" radius="16px" />
        ))}
      </div>
    </Loading>
  );
}
