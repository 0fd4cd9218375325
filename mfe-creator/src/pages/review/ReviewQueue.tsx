import type { ListPage } from '@portico/shared/api';
import type { WaitingPortal } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Loading, Skeleton, StateMessage, spacing } from '@portico/shared/ui';
import { allRows } from '../../lists/all-rows.ts';
import { ListFailed } from '../../lists/ListFailed.tsx';
import { PagedListEnd } from '../../lists/PagedListEnd.tsx';
import { useReviewQueueInfiniteQuery } from '../../review.api.ts';
import { useDecision } from './use-decision.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const rowsOf = (pages: readonly ListPage<WaitingPortal>[]) => allRows(pages, ({ portal }) => portal._id);

const ROWS = ['a', 'b', 'c'] as const;

/** The portals that wait for a moderator, sorted by waiting time. [OPEN-01, OPEN-49] */
export function ReviewQueue() {
  const { t } = useText('mfe-creator');
  const list = useReviewQueueInfiniteQuery();
  const { data: loaded, error, refetch } = list;
  const { rows: queue, total } = rowsOf(loaded?.pages ?? []);
  const { decide, dialog } = useDecision({
    waiting: queue,
    async reload() {
      const { data } = await refetch();
      return data && rowsOf(data.pages).rows;
    },
  });

  if (!loaded && error) {
    return <ListFailed title={t('review.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  if (!loaded) return <ReviewSkeleton />;
  if (queue.length === 0) {
    return <StateMessage kind="empty" title={t('review.empty')} text={t('review.emptyText')} />;
  }
  return (
    <>
      <ul role="list" aria-label={t('review.title')} css={{ display: 'grid', gap: spacing[4] }}>
        {queue.map((waiting) => (
          <li key={waiting.portal._id}>
            <WaitingCard waiting={waiting} onDecide={() => decide(waiting.portal._id)} />
          </li>
        ))}
      </ul>
      <PagedListEnd list={list} shown={queue.length} total={total} />
      {dialog}
    </>
  );
}

/** The skeleton of the queue. */
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
