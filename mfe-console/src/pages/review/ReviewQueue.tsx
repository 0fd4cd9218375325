import { StateMessage, spacing } from '@portico/shared/ui';
import { ListState } from '../../lists/ListState.tsx';
import { Pager } from '../../lists/Pager.tsx';
import { useLastPage } from '../../lists/use-last-page.ts';
import { ROWS_PER_PAGE, useListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReviewQueueQuery } from './review.api.ts';
import { useDecision } from './use-decision.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** The portals that wait for a moderator, sorted by waiting time. [OPEN-01, OPEN-49] */
export function ReviewQueue() {
  const { t } = useMessages();
  const address = useListAddress('');
  const { page, change } = address;
  const { data, error, refetch } = useReviewQueueQuery({
    start: (page - 1) * ROWS_PER_PAGE,
    limit: ROWS_PER_PAGE,
  });
  const { decide, dialog } = useDecision({
    waiting: data?.rows ?? [],
    reload: async () => (await refetch()).data?.rows,
  });
  useLastPage(address, data);

  if (!data) return <ListState title={t('review.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (data.total === 0) {
    return <StateMessage kind="empty" title={t('review.empty')} text={t('review.emptyText')} />;
  }
  return (
    <>
      <ul role="list" aria-label={t('review.title')} css={{ display: 'grid', gap: spacing[4] }}>
        {data.rows.map((waiting) => (
          <li key={waiting.portal._id}>
            <WaitingCard waiting={waiting} onDecide={() => decide(waiting.portal._id)} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(data.total / ROWS_PER_PAGE)}
        onChange={(next) => change({ page: next })}
      />
      {dialog}
    </>
  );
}
