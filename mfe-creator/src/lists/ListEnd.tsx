import { useInfiniteScrollSentinel } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Notice, Stack, VisuallyHidden } from '@portico/shared/ui';
import { useEffect } from 'react';
import type { ListPage } from './list-page.ts';

/**
 * Below a list that comes in pages: loads the next one when it comes near, by a button too. A page that fails is offered
 * again, and what is loaded stays. Nothing below a list of a single page. [CONST-06, OPEN-38]
 */
export function ListEnd(props: {
  /** What the hook of the infinite query returns. */
  list: {
    data?: { pages: readonly ListPage<unknown>[] } | undefined;
    error?: unknown;
    isUninitialized: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Rows on the page. */
  shown: number;
  /** Rows of the whole list. */
  total: number;
}) {
  const { list, shown, total } = props;
  const { t } = useText('mfe-creator');
  const {
    data,
    error,
    isUninitialized,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = list;
  const pages = data?.pages ?? [];
  // Rows were added or removed between two pages, so that one may be missing where they meet.
  const hasMoved = pages.some((page) => page.total !== pages[0]?.total);
  useEffect(() => {
    if (hasMoved && !isUninitialized && !isFetching && error === undefined) refetch();
  }, [hasMoved, isUninitialized, isFetching, error, refetch]);
  const hasFailed = hasNextPage && error !== undefined && !isFetching;
  const loadMore = () => {
    if (!isFetching) fetchNextPage();
  };
  const end = useInfiniteScrollSentinel({ enabled: hasNextPage && !hasFailed, key: shown, onNear: loadMore });

  if (!hasNextPage && pages.length < 2) return null;
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <span role="status">{t('list.shown', { shown, total })}</span>
      </VisuallyHidden>
      {hasFailed ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={loadMore}>
              {t('page.retry')}
            </Button>
          }
        >
          {t('list.failed')}
        </Notice>
      ) : null}
      {hasNextPage && !hasFailed ? (
        <div ref={end} css={{ display: 'grid', justifyItems: 'center' }}>
          <Button variant="secondary" loading={isFetchingNextPage} onClick={loadMore}>
            {t('list.more', { number: total - shown })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
